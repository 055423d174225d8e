import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import type { Issue } from '#contract/failure.ts'
import type { Answer } from '#editing/answer.ts'
import type { Edit } from '#editing/edit.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import type { Arriving } from '../fields/arrivals.ts'
import { faultWords } from '../fields/faults.ts'
import { sayAnswer } from '../queue/useSubmit.ts'
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

/**
 * What becomes of the form then. It stays where that was asked for, and where more was typed since; whoever
 * has left it meanwhile is not taken anywhere.
 */
export type Then = 'closes' | 'stays' | 'is left'

const savedWords: Readonly<Record<Done, string>> = {
  record: '已儲存',
  published: '已發佈',
  draft: '草稿已儲存',
  discard: '已捨棄草稿',
}

function sayHow({ what, hidden, answer }: Saved): void {
  if (hidden && answer.conflicts.length === 0) showToast('warning', `記錄${hidden}`)
  sayAnswer(savedWords[hidden ? 'record' : what], answer)
}

/** Why the server refused an edit: of the record as a whole where it names no field. */
const issuesOf = ({ failure }: Edit): readonly Issue[] =>
  failure?.issues ?? [{ field: '', label: '', rule: 'refused', message: failure?.message ?? '' }]

interface SavingParts {
  collection: AnyCollection
  form: Form
  arriving: Arriving
  /** Told once it is said how it was saved. */
  onSaved: (saved: Saved, then: Then) => void
  /** Told that something is wrong with it, which the form shows. */
  onFaulty: () => void
}

/**
 * Saves a form once all files that are on their way are in it, and waits for what the server says of it,
 * where it can be asked.
 */
export function useSaving({ collection, form, arriving, onSaved, onFaulty }: SavingParts) {
  const desk = useDesk()
  const router = useRouter()
  const isComing = arriving.coming.length > 0
  const isTaking = useRef(isComing)
  useEffect(() => {
    isTaking.current = isComing
  }, [isComing])
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
      form.refuse(issuesOf(refused))
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
    const visit = router.latestLocation.state.__TSR_key
    try {
      const saved = await kept(what)
      if (!saved) return onFaulty()
      sayHow(saved)
      const isLeft = router.latestLocation.state.__TSR_key !== visit
      const hasMore = form.hasMore() || isTaking.current
      const isKeptOpen = stays || (hasMore && what !== 'discard')
      onSaved(saved, isLeft ? 'is left' : isKeptOpen ? 'stays' : 'closes')
    } catch (error) {
      showFailure(error)
    } finally {
      setIsSaving(false)
    }
  }

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
