import './adminStyle.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { signedInAs } from '#data/session.ts'
import { isBlocked } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { useConnection } from '#pwa/connection.ts'
import { AdminMenu } from './AdminMenu.tsx'
import { AskDialog } from './ask/AskDialog.tsx'
import { tellImports } from './importExport/importEdits.ts'
import { AskedConflict } from './queue/AskedConflict.tsx'
import { QueuePanel } from './queue/QueuePanel.tsx'
import { StaffProvider } from './StaffProvider.tsx'
import { keepsClear } from './scrolled.ts'
import { UndoBar } from './UndoBar.tsx'
import { useLeaving } from './useLeaving.ts'

/** What every page of the admin area has around it: who works here, what waits, and the lists. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <StaffProvider waiting={<Bar />} onSent={tellImports}>
      <Bar>
        <QueueButton />
        <span>{signedInAs()}</span>
        <LeaveButton />
      </Bar>
      <div className="adm-frame">
        <AdminMenu />
        <main className="adm-main" id="content">
          {children}
        </main>
      </div>
      <UndoBar />
      <AskedConflict />
      <AskDialog />
    </StaffProvider>
  )
}

const keepsPageClear = keepsClear('Top')

function Bar({ children }: { children?: ReactNode }) {
  const { isReachable } = useConnection()
  return (
    <header className="adm-bar" ref={keepsPageClear}>
      <Link to="/admin/home">澳門持續教育學校：管理</Link>
      <div className="adm-bar-end">
        <span role="status">
          {isReachable ? null : <span className="adm-offline">離線編輯</span>}
        </span>
        {children}
      </div>
    </header>
  )
}

/** How much waits; it opens the panel that says what. */
function QueueButton() {
  const { edits } = useQueue()
  const [isOpen, setIsOpen] = useState(false)
  const urgent = edits.some(isBlocked)
  return (
    <>
      <button type="button" className="adm-bar-button" onClick={() => setIsOpen(true)}>
        待同步
        <span className="adm-badge" data-urgent={urgent || undefined}>
          {edits.length}
        </span>
        {urgent ? <span className="adm-visually-hidden">，有更改需要處理</span> : null}
      </button>
      <QueuePanel isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

function LeaveButton() {
  const { edits } = useQueue()
  const leave = useLeaving()
  const count = edits.length

  // The browser asks in words of its own.
  useEffect(() => {
    if (count === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [count])

  return (
    <button type="button" className="adm-bar-button" onClick={() => leave(count)}>
      登出
    </button>
  )
}
