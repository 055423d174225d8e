import { Link } from '@tanstack/react-router'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import type { UnsavedForm } from '#editing/outbox/schema.ts'
import { revisionsLook, wordsLook } from '#staffStyled/recipes'
import { FieldValue } from '../queue/FieldValue.tsx'

interface LostFormProps {
  collection: AnyCollection
  draft: UnsavedForm
}

/** What was typed into a record that somebody has deleted since: to be read, and gone on with once that is back. */
export default function LostForm({ collection, draft }: LostFormProps) {
  const { values, from } = draft
  const fields = fieldsFor(collection, { ...from?.values, ...values })
  return (
    <>
      <p className={wordsLook().soft}>
        這項記錄已被刪除；在
        <Link to="/admin/$page" params={{ page: 'trash' }}>
          回收筒
        </Link>
        復原後，可由這裏繼續編輯。
      </p>
      <details>
        <summary>查看打過的內容</summary>
        <dl>
          {Object.entries(values).map(([name, value]) => (
            <div key={name}>
              <dt className={wordsLook().label} data-label>
                {fields[name]?.label ?? name}
              </dt>
              <dd className={revisionsLook().sideText}>
                <FieldValue field={fields[name]} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
