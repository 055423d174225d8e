import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import { useEditsOf } from '../useRows'
import { ConflictDialog } from './ConflictDialog'

/** In a record's form: that an edit of it waits for its author, and why. */
export function ConflictNote({ collection, id }: { collection: AnyCollection; id: string }) {
  const blocked = useEditsOf(collection.name, id).find(
    ({ state }) => state === 'conflict' || state === 'rejected',
  )
  const [isOpen, setIsOpen] = useState(false)
  if (!blocked) return null
  return (
    <div className="adm-note" data-kind="error">
      <span>
        {blocked.state === 'conflict'
          ? '其他人也修改了這項記錄。'
          : `上次的更改未獲接受：${blocked.failure?.message ?? ''}`}
      </span>
      {blocked.state === 'conflict' ? (
        <button type="button" className="adm-button" onClick={() => setIsOpen(true)}>
          處理衝突
        </button>
      ) : null}
      {isOpen ? <ConflictDialog edit={blocked} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}
