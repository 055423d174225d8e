import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import type { Issue } from '#contract/failure'
import { connection } from '#offline/connection'
import type { Edit } from '#offline/edit'
import { queueState } from '#offline/queueState'
import { showFailure } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import type { Form } from './useForm'

/** `sent`: the server has it. `kept`: it stands on this device and is sent later. */
export type SavedHow = 'sent' | 'kept'

/** A server that takes longer is answered behind the screen. */
const PATIENCE_MS = 4_000

/** The server's words by the field they name: `網址：已被另一項記錄使用`. */
function issuesFrom(message: string, fields: Form['fields']): Issue[] {
  return message.split('；').map(part => {
    const found = Object.entries(fields).find(([, { label }]) => part.startsWith(`${label}：`))
    const [field, label] = found ? [found[0], found[1].label] : ['', '']
    return { field, label, rule: 'refused', message: found ? part.slice(label.length + 1) : part }
  })
}

/** Saves a form, and waits for what the server says of it, where it can be asked. */
export function useSaving(collection: AnyCollection, form: Form) {
  const desk = useDesk()
  const [isSaving, setIsSaving] = useState(false)

  const own = (): Edit[] =>
    queueState.edits.filter(
      edit => edit.collection === collection.name && edit.record === form.recordId,
    )

  /** @returns `undefined` where it was not saved, and the form says why */
  async function save(): Promise<SavedHow | undefined> {
    if (isSaving) return undefined
    setIsSaving(true)
    try {
      if (!(await form.save())) return undefined
      if (connection.isReachable) await answered(desk.sendNow())
      const refused = own().find(({ state }) => state === 'rejected')
      if (refused) {
        form.setIssues(issuesFrom(refused.failure?.message ?? '', form.fields))
        return undefined
      }
      return own().length === 0 ? 'sent' : 'kept'
    } catch (error) {
      showFailure(error)
      return undefined
    } finally {
      setIsSaving(false)
    }
  }

  return { isSaving, save }
}

const answered = (sending: Promise<void>): Promise<void> =>
  Promise.race([sending, new Promise<void>(resolve => setTimeout(resolve, PATIENCE_MS))])
