/**
 * The courses a visitor has saved for later: kept on this device, by their pages' addresses, and the same in
 * all its tabs. Nothing of them leaves it but where it takes notifications, to be reminded of their deadlines.
 */
import { proxy, subscribe, useSnapshot } from 'valtio'
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'
import { canNotify, TOLD } from '#pwa/notifying.ts'
import { useHydrated } from '#ui/Hydrated.tsx'

const KEY = 'savedCourses'

const saved = proxy<{ hrefs: string[] }>({ hrefs: import.meta.env.SSR ? [] : read() })

if (!import.meta.env.SSR) {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) saved.hrefs = read()
  })
  // A page that the browser had put by was not told. A device that keeps nothing has what this page knows.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && keptChoice(KEY) !== undefined) saved.hrefs = read()
  })
}

function read(): string[] {
  const kept = keptChoice(KEY)
  return Array.isArray(kept) ? kept.filter(href => typeof href === 'string') : []
}

/** The saved courses' pages, the latest first. */
export const savedHrefs = (): readonly string[] => saved.hrefs

/** Calls `tell` whenever a course is saved or taken out, in any tab. */
export const whenSavedChanges = (tell: () => void): (() => void) => subscribe(saved, tell)

/** The ids of the saved courses, the latest first. */
export const savedIds = (): string[] => saved.hrefs.map(href => href.replace(/^.*\//, ''))

/**
 * Saves the course with this page, or takes it out again.
 * @returns whether this device keeps that; otherwise it holds as long as the site is open
 */
export function toggleSaved(href: string): boolean {
  const others = saved.hrefs.filter(one => one !== href)
  const isNew = others.length === saved.hrefs.length
  saved.hrefs = isNew ? [href, ...others] : others
  // What somebody chose to keep should not go when the browser clears up.
  if (isNew) void navigator.storage?.persist?.().catch(() => undefined)
  return keepChoice(KEY, saved.hrefs)
}

/** Tells the server what is saved, where it may notify. @returns whether this device will be reminded of it */
export async function remindOfSaved(): Promise<boolean> {
  try {
    if (!canNotify()) return false
    const { remindOf } = await import('#pwa/push.ts')
    return await remindOf(savedIds())
  } catch {
    // Without a line it is told by the next page that asks whether the server knows.
    keepChoice(TOLD, undefined)
    return false
  }
}

/** The saved courses' pages, the latest first; none until the page has come alive. */
export function useSavedCourses(): readonly string[] {
  const { hrefs } = useSnapshot(saved)
  return useHydrated() ? hrefs : []
}
