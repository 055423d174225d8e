import { useEffect, useRef, useState } from 'react'
import type { Draft } from '#offline/journal/schema'
import { useDesk } from '../StaffProvider'

/** Typing is written down as soon as it pauses for so long. */
const PAUSE_MS = 300

/** Keeps what is typed on this device while it is typed, and finds what was left there before. */
export function useDraft(key: string, typed: Record<string, unknown>, isDirty: boolean) {
  const { drafts } = useDesk()
  const [found, setFound] = useState<Draft>()
  const isDropped = useRef(false)

  useEffect(() => {
    drafts.find(key).then(
      draft => draft && setFound(draft),
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
    found: found?.values,
    /** When it was typed; milliseconds. */
    foundAt: found?.typedAt,
    async drop(): Promise<void> {
      isDropped.current = true
      setFound(undefined)
      await drafts.drop(key)
    },
  }
}
