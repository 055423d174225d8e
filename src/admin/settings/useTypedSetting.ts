import { useMemo, useState } from 'react'
import type { Setting } from '#contract/collections/setting.ts'
import { targetName } from '#contract/editTarget.ts'
import type { Issue } from '#contract/failure.ts'
import { newRecordId } from '#editing/edit.ts'
import { isSame } from '#editing/merge.ts'
import { type Typed, unsavedPlace } from '#editing/outbox/unsavedForms.ts'
import { useUnsaved } from '#editing/unsaved.ts'
import { useUnsavedForm } from '../form/useUnsavedForm.ts'
import { useDesk } from '../StaffProvider.tsx'

/** What is typed into a setting, and what it began from. */
interface TypedSetting {
  value: unknown
  base: unknown
  revision: number
}

const nothing: Typed = { values: {} }

const asKept = ({ value, base, revision }: TypedSetting): Typed => ({
  values: { value },
  from: { values: { value: base }, revision },
})

/**
 * What is typed into a setting, kept on this device while it is typed, as into the form of a record.
 * @param shown what stands there where nothing is typed
 */
export function useTypedSetting({ name, revision }: Setting, shown: unknown) {
  const { author } = useDesk()
  const [copy] = useState(newRecordId)
  const [typed, setTyped] = useState<TypedSetting>()
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const isDirty = typed !== undefined && !isSame(typed.value, shown)
  const draft = useUnsavedForm({
    place: unsavedPlace({ author, collection: targetName({ of: 'setting' }), record: name }),
    copy,
    isBegun: false,
    typed: useMemo(() => (typed ? asKept(typed) : nothing).values, [typed]),
    kept: useMemo(() => (typed && isDirty ? asKept(typed) : nothing), [typed, isDirty]),
    onFound: ({ values, from }) => {
      const [base, since] = [from?.values.value, from?.revision ?? revision]
      setTyped({ value: values.value, base, revision: since })
      setIssues([])
    },
  })
  useUnsaved(isDirty, draft.isKept)
  return {
    typed,
    isDirty,
    /** What is wrong with it. */
    issues,
    setIssues,
    /** Names what was found and is shown. */
    content: draft.content,
    unsaved: { ...draft, shown: isDirty ? draft.found : undefined },
    change: (value: unknown) => setTyped(before => ({ base: shown, revision, ...before, value })),
    /** Tells that this was saved; what was typed since is not saved with it. */
    async saved(was: TypedSetting): Promise<void> {
      setTyped(now => (now === was || !now ? undefined : { ...now, base: was.value }))
      await draft.drop('saved')
    },
    /** Forgets what was typed. */
    discard(): Promise<void> {
      setTyped(undefined)
      setIssues([])
      return draft.drop('given up')
    },
  }
}
