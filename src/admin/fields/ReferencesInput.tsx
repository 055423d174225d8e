import { useState } from 'react'
import { splitFileList } from '#contract/asset.ts'
import { collectionNamed } from '#contract/editTarget.ts'
import { fieldLook, formLook } from '#staffStyled/recipes'
import { IconButton } from '../Button.tsx'
import { folded, partsOf, saysAll } from '../list/matching.ts'
import { unsent } from '../unsent.ts'
import { useRows } from '../useRows.ts'
import type { ControlProps } from './control.ts'
import { handsFocusBeside } from './handsFocusBeside.ts'

/** Records of another collection, in an order of their own. */
export function ReferencesInput({
  field,
  id,
  value,
  onChange,
  describedBy,
}: ControlProps<'references'>) {
  const collection = collectionNamed(field.collection)
  const { rows, isComing, failure } = useRows(collection)
  const [query, setQuery] = useState('')
  const chosen = splitFileList(value as string[] | null)
  const nameOf = (recordId: string): string => {
    const row = rows.find(({ values }) => values.id === recordId)
    if (row) return String(row.values[collection.title])
    return isComing || failure ? '…' : '（已刪除）'
  }
  const parts = partsOf(query)
  const offered = rows.filter(({ values }) =>
    saysAll(folded(String(values[collection.title])), parts),
  )
  const toggle = (recordId: string) =>
    onChange(
      chosen.includes(recordId) ? chosen.filter(each => each !== recordId) : [...chosen, recordId],
    )
  return (
    <div>
      {chosen.length > 0 ? (
        <ol className={formLook().files}>
          {chosen.map(recordId => (
            <li key={recordId} className={formLook().file} ref={handsFocusBeside} data-file>
              <span className={formLook().fileName} data-file-name>
                {nameOf(recordId)}
              </span>
              <IconButton
                icon="close"
                isOnce
                label={`移除${nameOf(recordId)}`}
                onClick={() => toggle(recordId)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <input
        id={id}
        className={fieldLook()}
        type="search"
        placeholder={`按名稱搜尋${collection.label}`}
        aria-describedby={describedBy}
        value={query}
        {...unsent}
        onChange={event => setQuery(event.target.value)}
      />
      {offered.length > 0 ? (
        <ul className={formLook().choices} aria-label={`可選的${collection.label}`}>
          {offered.map(({ values }) => (
            <li key={values.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(values.id)}
                  {...unsent}
                  onChange={() => toggle(values.id)}
                />
                {String(values[collection.title])}
              </label>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
