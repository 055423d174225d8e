import { useEffect, useState } from 'react'
import { toDate } from '#contract/time.ts'
import type { Edit } from '#editing/edit.ts'
import { toStored } from '#editing/outbox/schema.ts'
import { useQueue } from '#editing/queueState.ts'
import { dialogLook, formLook, wordsLook } from '#staffStyled/recipes'
import { AdminDialog } from '../AdminDialog.tsx'
import { Button } from '../Button.tsx'
import { download } from '../download.ts'
import { useDesk } from '../StaffProvider.tsx'
import { ConflictPart, conflictTitle } from './ConflictDialog.tsx'
import { EditRow } from './EditRow.tsx'

/** Whether the browser has promised to keep what this site leaves on the device; asked at each look. */
function useIsPersistent(isOpen: boolean): boolean | undefined {
  const [isPersistent, setIsPersistent] = useState<boolean>()
  useEffect(() => {
    if (!isOpen) return
    const asked = navigator.storage?.persisted?.() ?? Promise.resolve(false)
    asked.catch(() => false).then(setIsPersistent)
  }, [isOpen])
  return isPersistent
}

/** Every edit that is not sent yet: how it stands, and what can be done about it. */
export function QueuePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { edits, others, isSending } = useQueue()
  const desk = useDesk()
  const [decided, setDecided] = useState<string>()
  const isPersistent = useIsPersistent(isOpen)
  const conflict = edits.find(({ id }) => id === decided)

  if (conflict) {
    const back = () => setDecided(undefined)
    return (
      <AdminDialog title={conflictTitle(conflict)} isOpen={isOpen} onClose={back}>
        <ConflictPart key={conflict.id} edit={conflict} onClose={back} />
      </AdminDialog>
    )
  }
  return (
    <AdminDialog title="待同步" isOpen={isOpen} onClose={onClose}>
      {edits.length === 0 ? <p>沒有未送出的更改。</p> : null}
      {/* Safari does so after seven days of use without a visit to the site. */}
      {edits.length > 0 && isPersistent === false ? (
        <p className={wordsLook().soft}>
          這個瀏覽器可能清除七天沒有開啟的網站所保存的資料。請在此之前連線送出，或先匯出。
        </p>
      ) : null}
      <ul className={formLook().edits}>
        {edits.map(edit => (
          <EditRow key={edit.id} edit={edit} onDecide={() => setDecided(edit.id)} />
        ))}
      </ul>
      {others > 0 ? (
        <p className={wordsLook().soft}>
          另有{others}項更改屬於其他帳號，留在此裝置，待該帳號登入時送出。
        </p>
      ) : null}
      <div className={dialogLook().end}>
        <Button isOff={edits.length === 0} onClick={() => exportEdits(edits)}>
          匯出未同步的更改
        </Button>
        <Button
          data-main
          isOff={edits.length === 0 || isSending}
          onClick={() => void desk.sendNow()}
        >
          {isSending ? '正在送出…' : '立即同步'}
        </Button>
      </div>
    </AdminDialog>
  )
}

/** As a file that a person can read, should this computer never come online again. */
function exportEdits(edits: readonly Edit[]): void {
  const blob = new Blob([JSON.stringify(edits.map(toStored), null, 2)], {
    type: 'application/json',
  })
  download(blob, `未同步的更改-${toDate(new Date())}.json`)
}
