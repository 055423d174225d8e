import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { type SettingName, settings } from '#contract/collections/setting.ts'
import { recordTarget, targetNamed } from '#contract/editTarget.ts'
import { revisionsOf, settingRevisionsOf } from '#data/historyQueries.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { buttonLook, frameLook, wordsLook } from '#staffStyled/recipes'
import { Coming } from '../Coming.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { PageTitle } from '../PageTitle.ts'
import { RecordLink } from '../RecordLink.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { titleOf } from '../titleOf.ts'
import { RevisionList } from './RevisionList.tsx'
import type { ShownRevision } from './shownRevision.ts'

/** Every revision of the record that the address names: `Tutor/65…`, or of a setting: `Setting/contact`. */
export default function RevisionPage({ record = '' }: { record: string | undefined }) {
  const [name = '', id = ''] = record.split('/')
  const isSetting = targetNamed(name).of === 'setting' && Object.hasOwn(settings, id)
  if (isSetting) return <OfSetting name={id as SettingName} />
  const collection = collections.find(candidate => candidate.name === name)
  return collection ? <OfRecord collection={collection} id={id} /> : <Nowhere />
}

function Nowhere() {
  return (
    <>
      <div className={frameLook().head}>
        <PageTitle of={['修訂紀錄']} />
        <PageHeading>修訂紀錄</PageHeading>
      </div>
      <p role="status">找不到這項記錄。</p>
    </>
  )
}

function OfRecord({ collection, id }: { collection: AnyCollection; id: string }) {
  const { data, error } = useQuery(revisionsOf(collection, id))
  const { data: records } = useQuery(recordsOf(collection))
  const known = records?.find(record => record.id === id)
  const newest = data?.[0] ?? known
  return (
    <>
      <Head title={titleOf(collection, newest)} kind={collection.label}>
        {data?.[0]?.deleted_at ? null : (
          <RecordLink className={buttonLook()} collection={collection} id={id}>
            編輯
          </RecordLink>
        )}
      </Head>
      {data ? null : (
        <>
          <Coming what="修訂紀錄" error={error} />
          {known ? (
            <p>
              現時是第{known.revision}版，最後更改：
              <Timestamp at={known.updated_at} />。
            </p>
          ) : null}
        </>
      )}
      <RevisionList
        target={recordTarget(collection)}
        revisions={(data ?? []).map(
          revision => ({ ...revision, values: revision }) as ShownRevision,
        )}
        fields={newest ? fieldsFor(collection, newest) : collection.fields}
        title={titleOf(collection, newest)}
      />
    </>
  )
}

function OfSetting({ name }: { name: SettingName }) {
  const { data, error } = useQuery(settingRevisionsOf(name))
  const field = settings[name]
  return (
    <>
      <Head title={field.label} kind="網站設定">
        <Link className={buttonLook()} to="/admin/home">
          主頁
        </Link>
      </Head>
      {data ? null : <Coming what="修訂紀錄" error={error} />}
      <RevisionList
        target={{ of: 'setting' }}
        revisions={(data ?? []).map(revision => ({
          ...revision,
          id: name,
          assets: {},
          values: { value: revision.value },
        }))}
        fields={{ value: field }}
        title={field.label}
      />
    </>
  )
}

interface HeadProps {
  title: string
  kind: string
  children: React.ReactNode
}

function Head({ title, kind, children }: HeadProps) {
  return (
    <div className={frameLook().head}>
      <PageTitle of={[`${title}的修訂紀錄`, kind]} />
      <PageHeading>
        {title}
        <span className={wordsLook().soft}>（{kind}）</span>
        的修訂紀錄
      </PageHeading>
      {children}
    </div>
  )
}
