/**
 * What an answer was made from, so that it may be given again for as long as all of that stands. The
 * note travels with the asynchronous context: neither calls nor pages know that it is taken.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { DAY_MS, startOfDate, toDate } from '#contract/time.ts'

/** Something that answers are made from. */
export interface Source {
  /** Another number after every change, and whenever there may have been one. */
  readonly version: number
  /** When time alone changes what it gives, after `now`; milliseconds since 1970, or Infinity. */
  nextMoment(now: Date): number
}

/** What an answer was made from. */
export interface Dependencies {
  readonly sources: ReadonlyMap<Source, number>
  /** When it was made; a clock that was set back may have changed it. Milliseconds since 1970. */
  readonly from: number
  /** From then on the clock alone may have changed it; milliseconds since 1970. */
  readonly until: number
}

interface Note {
  sources: Map<Source, number>
  from: number
  until: number
}

const notes = new AsyncLocalStorage<Note>()
let running = 0

/** Says that what is being made reads from `source` as it stands now. */
export function noteDependency(source: Source, now: Date): void {
  const note = notes.getStore()
  if (!note) return
  // The first reading counts: what changed since is missing in what was made from it.
  if (!note.sources.has(source)) note.sources.set(source, source.version)
  note.from = Math.max(note.from, now.getTime())
  note.until = Math.min(note.until, source.nextMoment(now))
}

/** The day in Macau, on which a page's year and the holidays it names depend. */
export const today: Source = {
  version: 0,
  nextMoment: now => startOfDate(toDate(new Date(now.getTime() + DAY_MS))).getTime(),
}

/** Makes something, and tells what it was made from. */
export async function withDependencies<T>(
  make: () => Promise<T>,
): Promise<[made: T, dependencies: Dependencies]> {
  const [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const note: Note = { sources: new Map(), from, until }
  running += 1
  try {
    return [await notes.run(note, make), note]
  } finally {
    running -= 1
    // Until the next one, nobody pays for following every asynchronous step.
    if (running === 0) notes.disable()
  }
}

/** Whether what was made from it is still right at `time`, milliseconds since 1970. */
export function isFresh({ sources, from, until }: Dependencies, time: number): boolean {
  if (time < from || time >= until) return false
  for (const [source, version] of sources) if (source.version !== version) return false
  return true
}
