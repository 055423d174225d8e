import { type Setting, type SettingName, settings } from '#contract/collections/setting.ts'
import type { Field } from '#contract/field.ts'
import { readValue } from '#contract/validation.ts'
import { editsOf, recordKey } from '#editing/edit.ts'
import { useQueue } from '#editing/queueState.ts'
import { buttonLook, deskLook, dialogLook, formLook } from '#staffStyled/recipes'
import { showFailure, showToast } from '#ui/toasts.ts'
import { Button } from '../Button.tsx'
import { faultWords, useFaults } from '../fields/faults.ts'
import { FormField } from '../form/FormField.tsx'
import { UnsavedNotes } from '../form/FormNotes.tsx'
import { ConflictButton } from '../queue/ConflictButton.tsx'
import { PendingTag } from '../queue/PendingTag.tsx'
import { sayAnswer } from '../queue/useSubmit.ts'
import { RevisionsLink } from '../RevisionsLink.tsx'
import { useDesk } from '../StaffProvider.tsx'
import { useTypedSetting } from './useTypedSetting.ts'

const target = { of: 'setting' } as const

/** What its declaration says of its value. */
export const fieldOf = ({ name }: Setting): Field => settings[name as SettingName]

/** A setting of the site, saved by itself. */
export function SettingPanel({ setting }: { setting: Setting }) {
  const { name, value } = setting
  const field = fieldOf(setting)
  const desk = useDesk()
  const { edits } = useQueue()
  const unsent = editsOf(edits, target).findLast(({ record }) => record === name)
  const kept = unsent ? unsent.changes.value : value
  const form = useTypedSetting(setting, kept)
  const { typed, isDirty, issues, setIssues } = form
  const { within, showFaults } = useFaults<HTMLElement>()

  async function save(): Promise<void> {
    if (!typed) return
    const found = readValue('value', field, typed.value).issues
    setIssues(found)
    if (found.length > 0) {
      showToast('error', faultWords(found))
      showFaults()
      return
    }
    try {
      await desk.save({
        target,
        record: name,
        verb: 'modify',
        title: field.label,
        baseRevision: typed.revision,
        base: { value: typed.base },
        changes: { value: typed.value },
      })
      await form.saved(typed)
      sayAnswer('已儲存', await desk.answerTo([{ target, record: name }]))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <section ref={within} id={name} className={deskLook().panel} aria-label={field.label}>
      <h2>{field.label}</h2>
      {unsent ? (
        <p className={formLook().note}>
          <PendingTag state={unsent.state} />
          <ConflictButton edit={unsent} />
        </p>
      ) : null}
      <UnsavedNotes form={{ ...form, titleOf: () => field.label }} />
      <FormField
        key={form.content}
        name="value"
        field={field}
        value={typed ? typed.value : kept}
        issues={issues}
        under={field.label}
        onChange={(_name, changed) => form.change(changed)}
      />
      <div className={dialogLook().end}>
        <RevisionsLink
          className={buttonLook()}
          aria-label={`${field.label}的修訂紀錄`}
          record={recordKey({ target, record: name })}
        >
          修訂紀錄
        </RevisionsLink>
        <Button data-main isOff={!isDirty} onClick={save}>
          儲存{field.label}
        </Button>
      </div>
    </section>
  )
}
