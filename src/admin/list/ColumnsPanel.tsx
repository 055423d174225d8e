import type { AnyCollection } from '#contract/collection.ts'
import { narrowingLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { columnsOf, shownColumns } from './columns.ts'
import type { ListPlace } from './useListPlace.ts'
import { useTyping } from './useTyping.ts'

interface ColumnsPanelProps {
  id: string
  collection: AnyCollection
  place: ListPlace
}

/** A box for each column that the list may have. */
export function ColumnsPanel({ id, collection, place: { view, change } }: ColumnsPanelProps) {
  const namesOf = (chosen?: readonly string[]) =>
    shownColumns(collection, chosen)
      .map(({ name }) => name)
      .join()
  const usual = namesOf()
  const { shown, type } = useTyping(namesOf(view.columns), names =>
    change({
      // The usual ones may become others with the program.
      columns: names === usual ? undefined : names.split(',').filter(name => name !== ''),
      page: view.page,
    }),
  )
  const chosen = shown.split(',')
  const toggle = (name: string) =>
    type(
      columnsOf(collection)
        .map(column => column.name)
        .filter(each => chosen.includes(each) !== (each === name))
        .join(),
    )
  return (
    <fieldset
      id={id}
      className={`${narrowingLook().narrow} ${narrowingLook().columns}`}
      aria-label="顯示的欄位"
    >
      {columnsOf(collection).map(({ name, field }) => (
        <label key={name} className={narrowingLook().option}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          {field.label}
        </label>
      ))}
      {shown === usual ? null : <Button onClick={() => type(usual)}>還原預設欄位</Button>}
    </fieldset>
  )
}
