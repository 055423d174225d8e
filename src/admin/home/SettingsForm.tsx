import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Setting, type SettingName, settings } from '#contract/collections/setting'
import type { Issue } from '#contract/failure'
import type { Field } from '#contract/field'
import { readValue } from '#contract/validation'
import { staffSettings } from '#data/staffQueries'
import { isSame } from '#offline/merge'
import { useQueue } from '#offline/queueState'
import { SETTING } from '#offline/sending'
import { showFailure, showToast } from '#ui/toasts'
import { ActionButton } from '../ActionButton'
import { useIsAdministrator } from '../account/useIsAdministrator'
import { Coming } from '../Coming'
import { controlOf } from '../fields/controls'
import { FormField } from '../form/FormField'
import { faultWords, useFaults } from '../form/faults'
import { sayAnswer } from '../queue/useSubmit'
import { useDesk } from '../StaffProvider'
import { useGuard } from '../useGuard'

/** The settings of the site, each saved by itself; an editor may not change them. */
export function SettingsForm() {
  const { data, error } = useQuery(staffSettings)
  const isAdministrator = useIsAdministrator()
  if (!isAdministrator) return null
  if (!data) return <Coming what="網站設定" error={error} />
  return (
    <>
      {data
        .toSorted((one, other) => lengthOf(one) - lengthOf(other))
        .map(setting => (
          <SettingPanel key={setting.name} setting={setting} />
        ))}
    </>
  )
}

const fieldOf = ({ name }: Setting): Field => settings[name as SettingName]

/** Nobody should have to come through a long form to a short one. */
const lengthOf = (setting: Setting): number => Number(controlOf(fieldOf(setting)).isWide ?? false)

function SettingPanel({ setting }: { setting: Setting }) {
  const { name, value, revision } = setting
  const field = fieldOf(setting)
  const desk = useDesk()
  const { edits } = useQueue()
  const [typed, setTyped] = useState<{ value: unknown; base: unknown; revision: number }>()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const unsent = edits.findLast(edit => edit.collection === SETTING && edit.record === name)
  const kept = unsent ? unsent.changes.value : value
  const isDirty = typed !== undefined && !isSame(typed.value, kept)
  const { within, showFaults } = useFaults<HTMLElement>()
  useGuard(isDirty)

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
        collection: SETTING,
        record: name,
        verb: 'modify',
        title: field.label,
        baseRevision: typed.revision,
        base: { value: typed.base },
        changes: { value: typed.value },
      })
      setTyped(undefined)
      sayAnswer('已儲存', await desk.answerTo([{ collection: SETTING, record: name }]))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <section ref={within} className="adm-panel" aria-label={field.label}>
      <h2>{field.label}</h2>
      <FormField
        name="value"
        field={field}
        value={typed ? typed.value : kept}
        issues={issues}
        hasHeading
        onChange={(_name, changed) =>
          setTyped(before => ({ base: kept, revision, ...before, value: changed }))
        }
      />
      <div className="adm-dialog-end">
        <Link
          className="adm-button"
          aria-label={`${field.label}的修訂紀錄`}
          to="/admin/$page"
          params={{ page: 'revision' }}
          search={{ record: `${SETTING}/${name}` }}
        >
          修訂紀錄
        </Link>
        <ActionButton className="adm-button" data-main isOff={!isDirty} onClick={save}>
          儲存{field.label}
        </ActionButton>
      </div>
    </section>
  )
}
