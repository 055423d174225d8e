import { frameLook, wordsLook } from '#staffStyled/recipes'
import '#theme/staffLayers.css'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { signedInAs } from '#data/session.ts'
import type { Desk } from '#editing/desk.ts'
import { isBlocked } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import type { Sent } from '#editing/rebase.ts'
import { useConnection } from '#pwa/connection.ts'
import { CONTENT_ID, skipMenus } from '#ui/content.ts'
import { AdminMenu } from './AdminMenu.tsx'
import { AskDialog } from './ask/AskDialog.tsx'
import { Finder } from './finder/Finder.tsx'
import { noteSent } from './form/sentAt.ts'
import { tellImports } from './importExport/importEdits.ts'
import { noteMoves } from './PageHeading.tsx'
import { AskedConflict } from './queue/AskedConflict.tsx'
import { QueuePanel } from './queue/QueuePanel.tsx'
import { StaffProvider, useDesk } from './StaffProvider.tsx'
import { chooseScheme, schemes, useScheme } from './scheme.ts'
import { keepsClear } from './scrolled.ts'
import { SHORTCUTS_TITLE, Shortcuts } from './shortcuts/Shortcuts.tsx'
import { TourHost } from './tour/TourHost.tsx'
import { startTour } from './tour/tourState.ts'
import { UndoBar } from './UndoBar.tsx'
import { useLeaving } from './useLeaving.ts'
import { useSchoolName } from './useSchoolName.ts'

/** What every page of the admin area has around it: who works here, what waits, and the lists. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const router = useRouter()
  useEffect(() => noteMoves(router), [router])
  useScheme()
  return (
    <StaffProvider waiting={<Bar />} onSent={tellSent}>
      <a href={`#${CONTENT_ID}`} className={frameLook().skip} onClick={skipMenus}>
        跳到內容
      </a>
      <Bar>
        <BarTools />
      </Bar>
      <div className={frameLook().root}>
        <AdminMenu />
        <main className={frameLook().main} id={CONTENT_ID} tabIndex={-1}>
          {children}
        </main>
      </div>
      <UndoBar />
      <AskedConflict />
      <AskDialog />
      <TourHost />
    </StaffProvider>
  )
}

function tellSent(desk: Desk, sent: readonly Sent[]) {
  tellImports(desk, sent)
  noteSent(sent)
}

const keepsPageClear = keepsClear('Top')

function Bar({ children }: { children?: ReactNode }) {
  const { isReachable } = useConnection()
  const school = useSchoolName()
  return (
    <header className={frameLook().bar} data-bar ref={keepsPageClear}>
      <Link to="/admin/home">
        {school ? <span className={wordsLook().roomy}>{school}：</span> : null}管理
      </Link>
      <div className={frameLook().end}>
        <span role="status">
          {isReachable ? null : <span className={frameLook().offline}>離線編輯</span>}
        </span>
        {children}
      </div>
    </header>
  )
}

/** What can be opened and done from every page; one window at a time. */
function BarTools() {
  const { edits, isSending } = useQueue()
  const [opened, setOpened] = useState<'finder' | 'queue' | 'shortcuts'>()
  const close = () => setOpened(undefined)
  const count = edits.length
  const leave = useLeaving()
  const desk = useDesk()
  const canSend = count > 0 && !isSending
  const actions = [
    { title: '待同步', act: () => setOpened('queue') },
    ...(canSend ? [{ title: '立即同步', act: () => desk.sendNow() }] : []),
    ...schemes.map(each => ({ title: `外觀：${each}`, act: () => chooseScheme(each) })),
    { title: '使用導覽', act: startTour },
    { title: SHORTCUTS_TITLE, act: () => setOpened('shortcuts') },
    { title: '登出', act: () => leave(count) },
  ]

  // The browser asks in words of its own.
  useEffect(() => {
    if (count === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [count])

  return (
    <>
      <Finder
        isOpen={opened === 'finder'}
        onOpen={() => setOpened('finder')}
        onClose={close}
        actions={actions}
      />
      <QueueButton onOpen={() => setOpened('queue')} />
      <QueuePanel isOpen={opened === 'queue'} onClose={close} />
      <Shortcuts
        isOpen={opened === 'shortcuts'}
        onOpen={() => setOpened('shortcuts')}
        onClose={close}
      />
      <span className={wordsLook().roomy}>{signedInAs()}</span>
      <button type="button" className={frameLook().button} onClick={() => leave(count)}>
        登出
      </button>
    </>
  )
}

/** How much waits; it opens the panel that says what. */
function QueueButton({ onOpen }: { onOpen: () => void }) {
  const { edits } = useQueue()
  const urgent = edits.some(isBlocked)
  return (
    <button type="button" className={frameLook().button} data-tour="queue" onClick={onOpen}>
      待同步
      <span className={frameLook().badge} data-badge data-urgent={urgent || undefined}>
        {edits.length}
      </span>
      {urgent ? <span className={wordsLook().hidden}>，有更改需要處理</span> : null}
    </button>
  )
}
