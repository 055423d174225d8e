import type { AnyCollection } from '#contract/collection.ts'
import type { Field } from '#contract/field.ts'
import { effective } from '#editing/merge.ts'
import type { Shown } from '#editing/overlay.ts'
import { narrowingLook, wordsLook } from '#staffStyled/recipes'
import { useTitles } from '../importExport/useTitles.ts'
import { written } from '../queue/fieldWords.ts'
import { titleOf } from '../titleOf.ts'

/** Enough to see whether it is what was meant. */
const FIRST = 5

interface ChangePreviewProps {
  collection: AnyCollection
  name: string
  field: Field
  /** What all of them are to hold. */
  value: unknown
  selected: readonly Shown[]
}

/** What the first of several records hold before and after a change of them all, and how many it leaves as they are. */
export function ChangePreview({ collection, name, field, value, selected }: ChangePreviewProps) {
  const titles = useTitles({ fields: { [name]: field } })
  const changed = selected.filter(
    ({ values }) => Object.keys(effective(values, { [name]: value })).length > 0,
  )
  const left = selected.length - changed.length
  return (
    <>
      {changed.length > 0 ? (
        <table className={narrowingLook().changes}>
          <caption>
            更改前後{changed.length > FIRST ? `（首${FIRST}項，共${changed.length}項）` : ''}
          </caption>
          <thead>
            <tr>
              <th scope="col">記錄</th>
              <th scope="col">現時</th>
              <th scope="col">更改後</th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, FIRST).map(({ values }) => (
              <tr key={values.id}>
                <th scope="row">{titleOf(collection, values)}</th>
                <td>
                  <span>{written(field, values[name], titles)}</span>
                </td>
                <td>
                  <span>{written(field, value, titles)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {left > 0 ? <p className={wordsLook().soft}>{left}項已是如此，不會更改。</p> : null}
    </>
  )
}
