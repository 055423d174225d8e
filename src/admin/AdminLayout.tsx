import './adminStyle'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { signedInAs } from '#data/session'
import { useConnection } from '#offline/connection'
import { useQueue } from '#offline/queueState'
import { AdminMenu } from './AdminMenu'
import { AskedConflict } from './queue/AskedConflict'
import { QueuePanel } from './queue/QueuePanel'
import { StaffProvider } from './StaffProvider'
import { keepsClear } from './scrolled'
import { UndoBar } from './UndoBar'
import { useLeaving } from './useLeaving'

/** What every page of the admin area has around it: who works here, what waits, and the lists. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <StaffProvider waiting={<Bar />}>
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

const isUrgent = (state: string) => state === 'conflict' || state === 'rejected'

/** How much waits; it opens the panel that says what. */
function QueueButton() {
  const { edits } = useQueue()
  const [isOpen, setIsOpen] = useState(false)
  const urgent = edits.some(({ state }) => isUrgent(state))
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
