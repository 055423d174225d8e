import { useState } from 'react'
import type { EditTarget } from '#contract/editTarget.ts'
import { isSame } from '#editing/merge.ts'
import { queueState } from '#editing/queueState.ts'
import { deskLook, revisionsLook, wordsLook } from '#staffStyled/recipes'
import { showFailure, showToast } from '#ui/toasts.ts'
import { Button } from '../Button.tsx'
import { nameOf } from '../nameOf.ts'
import { sayAnswer } from '../queue/useSubmit.ts'
import { useDesk } from '../StaffProvider.tsx'
import { Timestamp } from '../Timestamp.tsx'
import { FieldDifference } from './FieldDifference.tsx'
import { restoringEdit } from './restoring.ts'
import type { Fields, ShownRevision } from './shownRevision.ts'

interface RevisionListProps {
  target: EditTarget
  /** The newest first. */
  revisions: readonly ShownRevision[]
  fields: Fields
  /** How a person knows the record. */
  title: string
}

/** Who made a record what it is, step by step; each opens to what it changed. */
export function RevisionList({ target, revisions, fields, title }: RevisionListProps) {
  const desk = useDesk()
  const [newest] = revisions
  if (!newest) return null

  async function restore({ values: then }: ShownRevision): Promise<void> {
    if (!newest) return
    const edit = restoringEdit({ target, fields, title, newest, then }, queueState.edits)
    if (Object.keys(edit.changes).length === 0) return showToast('info', '內容已與這一版相同')
    try {
      await desk.save(edit)
      sayAnswer('已儲存', await desk.answerTo([edit]))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <ol className={revisionsLook().root}>
      {revisions.map((revision, index) => (
        <Entry
          key={revision.revision}
          revision={revision}
          before={revisions[index + 1]}
          fields={fields}
          onRestore={index === 0 || newest.deleted_at ? undefined : () => restore(revision)}
        />
      ))}
    </ol>
  )
}

function actionOf({ revision, updated_fields, deleted_at }: ShownRevision): string {
  if (revision === 1) return '新增'
  if (updated_fields.includes('deleted_at')) return deleted_at ? '刪除' : '復原'
  return '修改'
}

/** What is said where there is nothing to compare. */
function wordsWithoutFields(
  { revision }: ShownRevision,
  before: ShownRevision | undefined,
): string {
  if (revision === 1) return '記錄由這一版開始。'
  return before ? '這一版沒有更改內容。' : '之前的版本已超出保存期限，不能比較。'
}

interface EntryProps {
  revision: ShownRevision
  /** The one before; `undefined` where there is none, or none is kept. */
  before: ShownRevision | undefined
  fields: Fields
  /** Makes the record what it was; `undefined` where that is not to be done. */
  onRestore: (() => Promise<void>) | undefined
}

function Entry({ revision, before, fields, onRestore }: EntryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const changed = Object.entries(fields).filter(
    ([name]) => before && !isSame(before.values[name], revision.values[name]),
  )
  const labels = changed.map(([, { label }]) => label)
  return (
    <li className={deskLook().panel}>
      <details onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary>
          <span className={revisionsLook().words}>
            <strong>
              第{revision.revision}版：{actionOf(revision)}
              {labels.length > 0 ? `${labels.join('、')}` : ''}
            </strong>
            <span className={wordsLook().soft}>
              {revision.updated_by && nameOf(revision.updated_by)}{' '}
              <Timestamp at={revision.updated_at} /> {revision.updated_on}
            </span>
          </span>
        </summary>
        {isOpen ? (
          <>
            <dl>
              {changed.map(([name, field]) => (
                <div key={name} className={revisionsLook().field}>
                  <dt className={wordsLook().label} data-label>
                    {field.label}
                  </dt>
                  <dd>
                    <FieldDifference
                      field={field}
                      before={{ value: before?.values[name], assets: before?.assets ?? {} }}
                      after={{ value: revision.values[name], assets: revision.assets }}
                    />
                  </dd>
                </div>
              ))}
            </dl>
            {changed.length === 0 ? (
              <p className={wordsLook().soft}>{wordsWithoutFields(revision, before)}</p>
            ) : null}
            {onRestore ? (
              <Button onClick={() => void onRestore()}>還原至第{revision.revision}版</Button>
            ) : null}
          </>
        ) : null}
      </details>
    </li>
  )
}
