import { useEffect, useState } from 'react'
import { collections } from '#contract/collections/index.ts'
import type { UnsavedForm } from '#editing/outbox/schema.ts'
import { ownerOf } from '#editing/outbox/unsavedForms.ts'
import { deskLook, wordsLook } from '#staffStyled/recipes'
import { useAsk } from '../ask/asking.ts'
import { Button } from '../Button.tsx'
import { RecordLink } from '../RecordLink.tsx'
import { useDesk } from '../StaffProvider.tsx'
import { Timestamp } from '../Timestamp.tsx'

/** Forms that were left on this device with something in them that nobody saved. */
export function UnsavedForms() {
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
    setFound(all => all.filter(each => each.key !== key))
  }
  const forms = found.flatMap(draft => {
    const { collection: name, record } = ownerOf(author, draft.key)
    const collection = collections.find(each => each.name === name)
    if (!collection) return []
    const named = String(draft.values[collection.title] ?? '')
    const title = named || `${record === 'new' ? '新增' : '編輯'}${collection.label}`
    return [{ draft, collection, record, title }]
  })
  if (forms.length === 0) return null
  return (
    <section className={deskLook().panel} aria-label="未儲存的內容">
      <h2>此裝置上未儲存的內容（{forms.length}）</h2>
      <ul className={deskLook().found}>
        {forms.map(({ draft, collection, record, title }) => (
          <li key={draft.key}>
            <RecordLink collection={collection} id={record}>
              {title}
            </RecordLink>{' '}
            <span className={wordsLook().soft}>
              {collection.label}，<Timestamp at={draft.typedAt} />
            </span>{' '}
            <Button onClick={() => void forget(draft, title)}>
              捨棄<span className={wordsLook().hidden}>「{title}」未儲存的內容</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
