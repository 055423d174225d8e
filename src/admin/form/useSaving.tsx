import { useState } from 'react'
import type { AnyCollection } from '#contract/collection'
import type { Issue } from '#contract/failure'
import { connection } from '#offline/connection'
import type { Edit } from '#offline/edit'
import { queueState } from '#offline/queueState'
import { draftsName } from '#offline/sending'
import { showFailure } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import type { Form } from './useForm'

/** What may become of a form: its record is saved, a draft beside it is, or the draft is forgotten. */
export type Saving = 'record' | 'draft' | 'discard'

/** `isSent`: the server has it; else it stands on this device and is sent later. */
export interface Saved {
  what: Saving
  isSent: boolean
}

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
  const names = [collection.name, draftsName(collection)]

  const own = (): Edit[] =>
    queueState.edits.filter(
      edit => names.includes(edit.collection) && edit.record === form.recordId,
    )

  const keep: Readonly<Record<Saving, () => Promise<boolean>>> = {
    record: form.save,
    draft: form.saveDraft,
    discard: form.discardDraft,
  }

  /** @returns `undefined` where it was not saved, and the form says why */
  async function save(what: Saving): Promise<Saved | undefined> {
    if (isSaving) return undefined
    setIsSaving(true)
    try {
      if (!(await keep[what]())) return undefined
      if (connection.isReachable) await answered(desk.sendNow())
      const refused = own().find(({ state }) => state === 'rejected')
      if (refused) {
        form.setIssues(issuesFrom(refused.failure?.message ?? '', form.fields))
        return undefined
      }
      return { what, isSent: own().length === 0 }
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
