import { courseImage, schoolImage, slickImage } from '#contract/collections/images'
import { signedInAs } from '#data/session'
import { CollectionPage, openRecord } from '../CollectionPage'
import { PageTitle } from '../PageTitle'
import { Attention } from './Attention'
import { SettingsForm } from './SettingsForm'
import { SiteState } from './SiteState'
import { UnsavedForms } from './UnsavedForms'
import { Upkeep } from './Upkeep'

const pictures = [slickImage, courseImage, schoolImage]

/** The first page after signing in: how the site stands, its pictures, and its settings. */
export function AdminHome({ record }: { record: string | undefined }) {
  const opened = pictures.find(collection => openRecord(collection, record) !== undefined)
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
        <h1>主頁</h1>
        <p>已登入：{signedInAs()}</p>
      </div>
      <UnsavedForms />
      <SiteState />
      <Attention />
      <Upkeep />
      {pictures.map(collection => (
        <section key={collection.name} className="adm-panel">
          <CollectionPage collection={collection} level={2} open={undefined} preview={undefined} />
        </section>
      ))}
      <SettingsForm />
    </div>
  )
}
