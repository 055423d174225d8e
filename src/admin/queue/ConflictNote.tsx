import { useState } from 'react'
import type { Edit } from '#offline/edit'
import { useEditsOf } from '../useRows'
import { ConflictDialog } from './ConflictDialog'

function wordsOf({ state, theirs, failure }: Edit): string {
  if (state === 'rejected') return `上次的更改未獲接受：${failure?.message ?? ''}`
  return theirs ? '其他人也修改了這項記錄。' : '這項記錄已被其他人刪除。'
}

/**
 * In a record's form: that an edit of it waits for its author, and why.
 * @param of the name under which the record stands in the journal
 */
export function ConflictNote({ of, id }: { of: string; id: string }) {
  const blocked = useEditsOf(of, id).find(
    ({ state }) => state === 'conflict' || state === 'rejected',
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!blocked) return null
  return (
    <div className="adm-note" data-kind="error">
      <span>{wordsOf(blocked)}</span>
      {blocked.state === 'conflict' ? (
        <button type="button" className="adm-button" onClick={() => setIsOpen(true)}>
          處理衝突
        </button>
      ) : null}
      {isOpen ? <ConflictDialog edit={blocked} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
