import type { ReactNode } from 'react'
import { collections } from '#contract/collections/index.ts'
import { signedInAs } from '#data/session.ts'
import { deskLook, frameLook } from '#staffStyled/recipes'
import { Coming } from '../Coming.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { PageTitle } from '../PageTitle.ts'
import { TourOffer } from '../tour/TourOffer.tsx'
import { useNow } from '../useNow.ts'
import { useAllRows } from '../useRows.ts'
import { Attention } from './Attention.tsx'
import { ComingUp } from './ComingUp.tsx'
import { DraftList } from './DraftList.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { SiteState } from './SiteState.tsx'
import { UnsavedForms } from './UnsavedForms.tsx'

/** The first page after signing in: what waits for somebody, what others did, how the site stands. */
export function AdminHome() {
  const { everything, all, areThere, error } = useAllRows(collections)
  const now = useNow()
  // Before all of it is there, what is not there yet would look like a link to nowhere.
  const known = (shown: ReactNode) => (areThere ? shown : <Coming what="部分記錄" error={error} />)
  return (
    <div className={deskLook().panels}>
      <PageTitle of={['主頁']} />
      <div className={frameLook().head}>
        <PageHeading>主頁</PageHeading>
        <p>已登入：{signedInAs()}</p>
      </div>
      <TourOffer />
      <UnsavedForms all={areThere ? all : undefined} />
      <div className={deskLook().root}>
        <div className={deskLook().panels}>
          <Panel title="未來七日">{known(<ComingUp all={all} now={now} />)}</Panel>
          <Panel title="需要留意">{known(<Attention everything={everything} now={now} />)}</Panel>
        </div>
        <div className={deskLook().panels}>
          <Panel title="草稿">{known(<DraftList all={all} />)}</Panel>
          <Panel title="最近的更改">
            <RecentChanges />
          </Panel>
        </div>
      </div>
      <Panel title="網站狀況">
        <SiteState />
      </Panel>
    </div>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={deskLook().panel} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
