import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Values } from '#editing/edit.ts'
import { areClaimsKnown, claim } from '#editing/outbox/claim.ts'
import type { UnsavedForm } from '#editing/outbox/schema.ts'
import { copyOf, formKey, type Typed } from '#editing/outbox/unsavedForms.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { useDesk } from '../StaffProvider.tsx'
import { isInField } from './inField.ts'

/** Typing is written down as soon as it pauses for so long. */
const PAUSE_MS = 300

/** A page that is left may give up its drafts only after the next one has come. */
const LEAVING_MS = 1_000

/** The draft that this form writes to. */
interface Own {
  key: string
  giveUp: () => void
  /** What it held when it was found; none for one that this form has begun. */
  found?: UnsavedForm
}

/** Reads what is left at the place. */
type Read = () => Promise<readonly UnsavedForm[]>

/** What is left and free; what cannot be read is left for another time, as what is typed now has to be kept. */
async function findFree(read: Read): Promise<Required<Own>[]> {
  try {
    const free = await claimAll(read)
    return free.length > 0 ? free : await claimAll(read, LEAVING_MS)
  } catch {
    return []
  }
}

/**
 * What is left that no other tab has, as it stands from then on: who had it may have written last, or saved it.
 * @param patience waits so long for the others, in milliseconds
 */
async function claimAll(read: Read, patience?: number): Promise<Required<Own>[]> {
  const claiming = (await read()).map(async ({ key }) => {
    const giveUp = await claim(key, patience)
    return giveUp && { key, giveUp }
  })
  const claimed = (await Promise.all(claiming)).filter(each => each !== undefined)
  const left = await read().catch(() => [])
  return claimed.flatMap(own => {
    const found = left.find(({ key }) => key === own.key)
    if (!found) own.giveUp()
    return found ? { ...own, found } : []
  })
}

interface DraftParts {
  /** Where such forms are kept. */
  place: string
  /** Names the form's own draft. */
  copy: string
  /** Whether the form begins with something, which nothing that was left is to be mixed with. */
  isBegun: boolean
  /** What was typed; nothing yet where it is empty. */
  typed: Values
  /** The same, as it is kept; without values where nothing of it would be lost. */
  kept: Typed
  /** Told of what is shown from now on, and whose copy it is. */
  onFound: (found: Typed, copy: string) => void
}

/** Keeps what is typed on this device while it is typed, and finds what was left there before. */
export function useUnsavedForm({ place, copy, isBegun, typed, kept, onFound }: DraftParts) {
  const { drafts } = useDesk()
  const [own, setOwn] = useState<Own>()
  const [others, setOthers] = useState<readonly UnsavedForm[]>([])
  const [content, setContent] = useState<string>()
  const [isFull, setIsFull] = useState(false)
  /** Writes what is not written yet. */
  const write = useRef<() => Promise<void>>(undefined)
  /** What stands in the form by now, for whoever has waited for the disk. */
  const latest = useRef(typed)
  latest.current = typed
  /** What was typed when it was saved or given up: nothing is left to be kept of that. */
  const dropped = useRef<Values>(undefined)
  const owned = useRef<Own>(undefined)

  function begin(next: Own): void {
    owned.current = next
    setOwn(next)
    if (!next.found) return
    setContent(next.key)
    onFound(next.found, copyOf(place, next.key))
  }
  const begun = useEffectEvent(begin)
  const fresh = useEffectEvent(() => ({
    key: formKey(place, copy),
    // What was typed before this was found, or is just being typed, is not to be lost for it.
    isApart: isBegun || Object.keys(typed).length > 0 || isInField(),
  }))

  useEffect(() => {
    let isOver = false
    async function open() {
      const former = owned.current
      const free = await findFree(() => drafts.of(place))
      const { key, isApart } = fresh()
      // Where no tab knows of the others, a person has to say which one is meant.
      const [taken] = isApart || !areClaimsKnown() ? [] : free
      const rest = free.filter(each => each !== taken)
      for (const each of rest) each.giveUp()
      const next = taken ?? { key, giveUp: (await claim(key)) ?? (() => undefined) }
      if (isOver) return next.giveUp()
      // In the same moment as it is seen that nobody is in a field: whoever comes to one right after that is in the new one.
      flushSync(() => {
        setOthers(rest.map(({ found }) => found))
        begun(next)
      })
      // A new record that was saved is at another place, until it is refused: nothing stays at the one before.
      if (former && former.key !== next.key) await drafts.drop(former.key)
    }
    open().catch(() => undefined)
    return () => {
      isOver = true
      owned.current?.giveUp()
      setOwn(undefined)
    }
  }, [drafts, place])

  useEffect(() => {
    if (!own || typed === dropped.current) return
    if (Object.keys(kept.values).length === 0) {
      // Nothing is left of what was typed: it was saved meanwhile, or taken back by hand.
      write.current = undefined
      drafts.drop(own.key).catch(showFailure)
      return
    }
    const keep = async () => {
      write.current = undefined
      try {
        await drafts.keep(own.key, kept)
        setIsFull(false)
      } catch (error) {
        // Whoever leaves then tries once more.
        if (typed === latest.current && typed !== dropped.current) write.current = keep
        setIsFull(true)
        showFailure(error)
      }
    }
    write.current = keep
    const now = () => void write.current?.()
    const timer = setTimeout(now, PAUSE_MS)
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', now)
    }
  }, [drafts, own, typed, kept])

  // Whoever leaves right after the last key has typed that as well.
  useEffect(() => () => void write.current?.(), [])

  /**
   * Keeps what stands in the form, and reads what is left at the place.
   * @returns `undefined` where either fails, which is said: what stands in the form stands nowhere else then
   */
  async function keepAndRead(): Promise<readonly UnsavedForm[] | undefined> {
    try {
      for (;;) {
        const written = latest.current
        await write.current?.()
        const left = await drafts.of(place)
        // A disk takes its time: what was typed meanwhile is kept as well before anything else stands there.
        if (written === latest.current) return write.current ? undefined : left
      }
    } catch (error) {
      showFailure(error)
      return undefined
    }
  }

  return {
    /** What was found and is shown; another one is another form. */
    found: own?.found,
    /** Names what was found and put into the form; another one is another content, which nobody typed. */
    content,
    /** What was left here besides, and is open in no tab. */
    others,
    /** Whether this device keeps what is typed, as far as is known. */
    isKept: own !== undefined && !isFull,
    /** Goes on with another one; what stands in the form is kept beside it. */
    async take({ key }: UnsavedForm): Promise<void> {
      const claimed = await claim(key)
      if (!claimed) return showToast('info', '這份內容正在另一個分頁編輯')
      const left = await keepAndRead()
      if (!left) return claimed()
      // Another tab may have gone on with it since it was read.
      const found = left.find(each => each.key === key)
      const rest = others.filter(each => each.key !== key)
      if (!found) {
        claimed()
        setOthers(rest)
        return showToast('info', '這份內容已在另一個分頁儲存或捨棄')
      }
      flushSync(() => {
        own?.giveUp()
        setOthers([...left.filter(each => each.key === own?.key), ...rest])
        begin({ key, giveUp: claimed, found })
      })
    },
    /** Forgets one of the others. */
    async forget({ key }: UnsavedForm): Promise<void> {
      await drafts.drop(key)
      setOthers(all => all.filter(each => each.key !== key))
    },
    /** Forgets what was typed here. */
    async drop(why: 'saved' | 'given up'): Promise<void> {
      write.current = undefined
      dropped.current = typed
      setOwn(before => before && { ...before, found: undefined })
      if (why === 'given up') setContent(undefined)
      if (own) await drafts.drop(own.key)
    },
  }
}
