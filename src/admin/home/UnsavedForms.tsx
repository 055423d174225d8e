import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { collections } from '#contract/collections/index.ts'
import { type SettingName, settings } from '#contract/collections/setting.ts'
import { labelOf, targetNamed } from '#contract/editTarget.ts'
import type { UnsavedForm } from '#editing/outbox/schema.ts'
import { ownerOf } from '#editing/outbox/unsavedForms.ts'
import { deskLook, wordsLook } from '#staffStyled/recipes'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { formPlace } from '../formPlace.ts'
import { lazyPart } from '../lazyPart.tsx'
import { useDesk } from '../StaffProvider.tsx'
import { Timestamp } from '../Timestamp.tsx'
import type { CollectionRows } from '../useRows.ts'

const LostForm = lazyPart(() => import('./LostForm.tsx'), null)

/** Where what was left is gone on with, and what it is called; nowhere where this program has no such form. */
function placeOf({ key, values }: UnsavedForm, author: string, all: All) {
  const { collection: name, record } = ownerOf(author, key)
  const target = targetNamed(name)
  if (target.of === 'setting' && Object.hasOwn(settings, record)) {
    const to = { to: '/admin/$page', params: { page: 'setting' }, hash: record } as const
    return { to, kind: labelOf(target), title: settings[record as SettingName].label }
  }
  const collection = collections.find(each => each.name === name)
  if (!collection) return undefined
  const rows = all?.find(each => each.collection === collection)?.rows
  const row = rows?.find(each => each.values.id === record)
  const named = String(values[collection.title] ?? row?.values[collection.title] ?? '')
  const title = named || `${record === 'new' ? '新增' : '編輯'}${collection.label}`
  // There is no form of a record that somebody has deleted.
  const lost = rows && !row && record !== 'new' ? collection : undefined
  return { to: formPlace(collection, record), kind: collection.label, title, lost }
}

/** All records, once all of them are known. */
type All = readonly CollectionRows[] | undefined

/** Forms that were left on this device with something in them that nobody saved. */
export function UnsavedForms({ all }: { all: All }) {
  const { author, drafts } = useDesk()
  const ask = useAsk()
  const [found, setFound] = useState<readonly UnsavedForm[]>([])
  useEffect(() => {
    drafts.of(author).then(setFound, () => undefined)
  }, [drafts, author])
  const forget = async ({ key }: UnsavedForm, title: string) => {
    const question = { title: `捨棄「${title}」未儲存的內容？`, verb: '捨棄', isDanger: true }
    if (!(await ask(question))) return
    await drafts.drop(key)
    setFound(before => before.filter(each => each.key !== key))
  }
  const forms = found.flatMap(draft => {
    const place = placeOf(draft, author, all)
    return place ? [{ draft, ...place }] : []
  })
  if (forms.length === 0) return null
  return (
    <section className={deskLook().panel} aria-label="未儲存的內容">
      <h2>此裝置上未儲存的內容（{forms.length}）</h2>
      <ul className={deskLook().found}>
        {forms.map(({ draft, kind, to, title, lost }) => (
          <li key={draft.key}>
            {lost ? title : <Link {...to}>{title}</Link>}{' '}
            <span className={wordsLook().soft}>
              {kind}，<Timestamp at={draft.typedAt} />
            </span>{' '}
            <Button onClick={() => void forget(draft, title)}>
              捨棄<span className={wordsLook().hidden}>「{title}」未儲存的內容</span>
            </Button>
            {lost ? <LostForm collection={lost} draft={draft} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
