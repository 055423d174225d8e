import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft } from '#offline/journal/schema'
import { useDesk } from '../StaffProvider'

/** Typing is written down as soon as it pauses for so long. */
const PAUSE_MS = 300

/** Keeps what is typed on this device while it is typed, and finds what was left there before. */
export function useDraft(
  key: string,
  typed: Record<string, unknown>,
  onFound: (values: Record<string, unknown>) => void,
) {
  const isDirty = Object.keys(typed).length > 0
  const found = useEffectEvent(onFound)
  const { drafts } = useDesk()
  const [draft, setDraft] = useState<Draft>()
  const isDropped = useRef(false)

  useEffect(() => {
    drafts.find(key).then(
      draft => {
        if (!draft) return
        setDraft(draft)
        found(draft.values)
      },
      () => undefined,
    )
  }, [drafts, key])

  useEffect(() => {
    if (!isDirty) return
    isDropped.current = false
    const write = () => {
      if (!isDropped.current) void drafts.keep(key, typed)
    }
    const timer = setTimeout(write, PAUSE_MS)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [drafts, key, typed, isDirty])

  return {
    /** When what was found was typed; milliseconds. */
    foundAt: draft?.typedAt,
    async drop(): Promise<void> {
      isDropped.current = true
      setDraft(undefined)
      await drafts.drop(key)
    },
  }
}
