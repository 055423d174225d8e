import { signedInAs } from '#data/session.ts'
import { homeCollections } from '../adminPages.ts'
import { CollectionPage, openRecord } from '../CollectionPage.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { PageTitle } from '../PageTitle.ts'
import { Attention } from './Attention.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SiteState } from './SiteState.tsx'
import { UnsavedForms } from './UnsavedForms.tsx'
import { Upkeep } from './Upkeep.tsx'

/** The first page after signing in: how the site stands, its pictures, and its settings. */
export function AdminHome({ record }: { record: string | undefined }) {
  const opened = homeCollections.find(collection => openRecord(collection, record) !== undefined)
  if (opened) {
    return (
      <CollectionPage
        collection={opened}
        level={1}
        open={openRecord(opened, record)}
        preview={undefined}
      />
    )
  }
  return (
    <div className="adm-panels">
      <PageTitle of={['主頁']} />
      <div className="adm-head">
        <PageHeading>主頁</PageHeading>
        <p>已登入：{signedInAs()}</p>
      </div>
      <UnsavedForms />
      <SiteState />
      <Attention />
      <Upkeep />
      {homeCollections.map(collection => (
        <section key={collection.name} id={collection.name} className="adm-panel">
          <CollectionPage collection={collection} level={2} open={undefined} preview={undefined} />
        </section>
      ))}
      <SettingsForm />
    </div>
  )
}
