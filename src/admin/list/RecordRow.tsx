import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import type { Assets } from '#contract/asset.ts'
import type { AnyCollection } from '#contract/collection.ts'
import type { Shown } from '#editing/overlay.ts'
import { tableLook, wordsLook } from '#staffStyled/recipes'
import { Button, IconButton } from '../Button.tsx'
import { listedAs } from '../fields/cells.tsx'
import { handsFocusOn } from '../handsFocusOn.ts'
import { PendingTag } from '../queue/PendingTag.tsx'
import { titleOf } from '../titleOf.ts'
import { ChooseBox } from './ChooseBox.tsx'
import { type Column, pictureField } from './columns.ts'
import { EnabledSwitch } from './EnabledSwitch.tsx'
import { OrderCell } from './OrderCell.tsx'
import { DraftTag, StandingTag } from './StateTags.tsx'
import type { ListEdits } from './useListEdits.ts'
import type { States } from './useListView.ts'
import type { Ordering } from './useOrdering.ts'

export interface RowActions {
  edits: ListEdits
  /** The link to a record's form. */
  link: (id: string, label: string) => ReactNode
  states: States
  /** `undefined` where the list is not in the order of the site. */
  ordering: Ordering | undefined
}

interface RecordRowProps {
  collection: AnyCollection
  columns: readonly Column[]
  shown: Shown
  isSelected: boolean
  /** Whether its form was open before. */
  isWhence: boolean
  /** @param isRange whether all between the box that was set before and this one are meant */
  onSelect: (isSelected: boolean, isRange: boolean) => void
  actions: RowActions
}

/** One record of a list. */
export function RecordRow(props: RecordRowProps) {
  const { collection, columns, shown, isSelected, isWhence, onSelect, actions } = props
  const { values, pending } = shown
  const { edits, link, states, ordering } = actions
  const recordStates = states.get(values.id)
  const standing = recordStates?.[0]
  const title = titleOf(collection, values)
  const sortable = useSortable({
    id: values.id,
    disabled: !ordering,
    attributes: { roleDescription: '可排序' },
  })
  const style = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
  }
  return (
    <tr
      ref={sortable.setNodeRef}
      style={style}
      data-pending={pending}
      data-came-from={isWhence || undefined}
      data-lifted={sortable.isDragging || undefined}
    >
      <td>
        <ChooseBox title={title} isChosen={isSelected} onChoose={onSelect} />
      </td>
      {collection.order === 'sort_number' ? (
        <td>
          <OrderCell
            title={title}
            value={values.sort_number}
            handle={ordering ? { ...sortable.attributes, ...sortable.listeners } : undefined}
            onMove={ordering && (by => ordering.moveBy(values.id, by))}
            onSet={sort_number => edits.change([shown], { sort_number })}
          />
        </td>
      ) : null}
      <PictureCell collection={collection} values={values} />
      <td className={tableLook().title} data-title>
        {link(values.id, title)}
        {recordStates?.includes('draft') ? <DraftTag /> : null} <PendingTag state={pending} />{' '}
        {isWhence ? (
          <span className={`${wordsLook().soft} ${wordsLook().whole}`}>剛才開啟</span>
        ) : null}
      </td>
      {columns.map(({ name, field }) => {
        const { Cell, isLabelled } = listedAs(field) ?? {}
        const value = values[name]
        const isShown = value !== null && value !== undefined && value !== ''
        return (
          <td key={name} className={tableLook().cell}>
            {Cell && isShown ? (
              <>
                {isLabelled ? null : (
                  <span className={`${wordsLook().narrow} ${wordsLook().soft}`}>
                    {field.label}：
                  </span>
                )}
                <Cell field={field} value={value} assets={(values.assets ?? {}) as Assets} />
              </>
            ) : null}
          </td>
        )
      })}
      {collection.publishing ? (
        <td data-standing>
          <div className={tableLook().state}>
            <EnabledSwitch
              title={title}
              isOn={values.enabled !== false}
              onChange={enabled => edits.change([shown], { enabled })}
            />
            {standing ? <StandingTag standing={standing} values={values} /> : null}
          </div>
        </td>
      ) : null}
      <td className={tableLook().actionsCell}>
        <div className={tableLook().actions} ref={handsFocusOn}>
          <Button isOnce aria-label={`複製${title}`} onClick={() => void edits.duplicate(shown)}>
            複製
          </Button>
          <IconButton
            icon="bin"
            label={`刪除${title}`}
            title="刪除"
            data-danger
            isOnce
            onClick={() => void edits.remove([shown])}
          />
        </div>
      </td>
    </tr>
  )
}

function PictureCell({
  collection,
  values,
}: {
  collection: AnyCollection
  values: Shown['values']
}) {
  const name = pictureField(collection)
  const field = name && collection.fields[name]
  if (!name || !field) return null
  const { Cell } = listedAs(field) ?? {}
  return (
    <td>
      {Cell ? (
        <Cell field={field} value={values[name]} assets={(values.assets ?? {}) as Assets} />
      ) : null}
    </td>
  )
}
