import type { AnyRouter } from '@tanstack/react-router'
import { SCHOOL_NAME } from '#contract/schoolName.ts'

export const withSchool = (title: string): string => `${title}｜${SCHOOL_NAME}`

/** A page's title in the tab, in search results and in cards: its own name, then the school's. */
export function titled(title: string | undefined) {
  return { meta: [{ title: title ? withSchool(title) : SCHOOL_NAME }] }
}

/** The title that the page's own route gave it. */
export function titleOf(router: AnyRouter): string {
  const matches: { meta?: ({ title?: string } | undefined)[] }[] = router.stores.matches.get()
  return matches.flatMap(match => match.meta ?? []).findLast(meta => meta?.title)?.title ?? ''
}
