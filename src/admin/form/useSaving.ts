import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import type { Issue } from '#contract/failure.ts'
import type { Answer } from '#editing/answer.ts'
import type { Edit } from '#editing/edit.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import type { Arriving } from '../fields/arrivals.ts'
import { faultWords } from '../fields/faults.ts'
import { useDesk } from '../StaffProvider.tsx'
import type { Form } from './useForm.ts'
import { whyHidden } from './whyHidden.ts'

/** What may become of a form: its record is saved, a draft beside it is, or the draft is forgotten. */
export type Saving = 'record' | 'draft' | 'discard'

type Done = Saving | 'published'

export interface Saved {
  what: Done
  /** The id of its record. */
  record: string
  /** Why visitors do not see it though it is published. */
  hidden?: string | undefined
  answer: Answer
}

/** Why the server refused an edit: of the record as a whole where it names no field. */
const issuesOf = ({ failure }: Edit): readonly Issue[] =>
  failure?.issues ?? [{ field: '', label: '', rule: 'refused', message: failure?.message ?? '' }]

interface SavingParts {
  collection: AnyCollection
  form: Form
  arriving: Arriving
  /** @param stays whether one goes on with the form */
  onSaved: (saved: Saved, stays: boolean) => void
  /** Told that something is wrong with it, which the form shows. */
  onFaulty: () => void
}

/**
 * Saves a form once all files that are on their way are in it, and waits for what the server says of it,
 * where it can be asked.
 */
export function useSaving({ collection, form, arriving, onSaved, onFaulty }: SavingParts) {
  const desk = useDesk()
  const [isSaving, setIsSaving] = useState(false)
  const [awaited, setAwaited] = useState<{ what: Saving; stays: boolean }>()

  const keep: Readonly<Record<Saving, () => Promise<readonly Issue[]>>> = {
    record: form.save,
    draft: form.saveDraft,
    discard: form.discardDraft,
  }

  const done = (what: Saving): Pick<Saved, 'what' | 'hidden'> =>
    what === 'record' && form.draft
      ? { what: 'published', hidden: whyHidden(collection, form.wire) }
      : { what }

  /** @returns `undefined` where it was not saved, and the form says why */
  async function kept(what: Saving): Promise<Saved | undefined> {
    const [failed] = arriving.failed
    if (failed && what !== 'discard') {
      showToast('error', `未能儲存：「${failed.file.name}」未能上載，請重試或移除`)
      return undefined
    }
    const issues = await keep[what]()
    if (issues.length > 0) {
      showToast('error', faultWords(issues))
      return undefined
    }
    const targets = [recordTarget(collection), draftTarget(collection)]
    const answer = await desk.answerTo(targets.map(target => ({ target, record: form.recordId })))
    const [refused] = answer.rejected
    if (refused) {
      form.setIssues(issuesOf(refused))
      return undefined
    }
    return { ...done(what), record: form.recordId, answer }
  }

  async function save(what: Saving, stays = false): Promise<void> {
    if (isSaving) return
    const isAwaited = what !== 'discard' && isComing
    setAwaited(isAwaited ? { what, stays } : undefined)
    if (isAwaited) return
    setIsSaving(true)
    try {
      const saved = await kept(what)
      if (saved) onSaved(saved, stays)
      else onFaulty()
    } catch (error) {
      showFailure(error)
    } finally {
      setIsSaving(false)
    }
  }

  const isComing = arriving.coming.length > 0
  const goOn = useEffectEvent(save)
  useEffect(() => {
    if (awaited && !isComing) void goOn(awaited.what, awaited.stays)
  }, [awaited, isComing])

  return {
    isSaving: isSaving || awaited !== undefined,
    /** The files without which it is not saved. */
    awaited: awaited ? arriving.coming.map(({ file }) => file.name) : [],
    save,
  }
}
