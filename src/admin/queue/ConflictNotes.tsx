import { useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import { type Edit, isBlocked, type Owner, recordKey } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { formLook } from '#staffStyled/recipes'
import { Button } from '../Button.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

function wordsOf({ state, theirs, failure }: Edit): string {
  if (state === 'rejected') return `上次的更改未獲接受：${failure?.message ?? ''}`
  return theirs ? '其他人也修改了這項記錄。' : '這項記錄已被其他人刪除。'
}

function ConflictNote({ target, record }: Owner) {
  const { edits } = useQueue()
  const key = recordKey({ target, record })
  const blocked = edits.find(edit => isBlocked(edit) && recordKey(edit) === key)
  const [isOpen, setIsOpen] = useState(false)
  if (!blocked) return null
  return (
    <div className={formLook().note} data-kind="error">
      <span>{wordsOf(blocked)}</span>
      {blocked.state === 'conflict' ? (
        <Button onClick={() => setIsOpen(true)}>處理衝突</Button>
      ) : null}
      {isOpen ? <ConflictDialog edit={blocked} onClose={() => setIsOpen(false)} /> : null}
    </div>
  )
}

/** In the place of a record's form, or in it: that an edit of it, or of its draft, waits for its author, and why. */
export function ConflictNotes({ collection, id }: { collection: AnyCollection; id: string }) {
  return (
    <>
      <ConflictNote target={recordTarget(collection)} record={id} />
      <ConflictNote target={draftTarget(collection)} record={id} />
    </>
  )
}
