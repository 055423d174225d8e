import { isOpen } from '#contract/collections/course.ts'
import type { CourseSummary } from '#data/queries.ts'

type Order = (a: CourseSummary, b: CourseSummary) => number

/** Smaller first; equal ones keep their places. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/**
 * Soonest deadline first, then those without one, which can wait, and then what has closed, latest
 * first.
 */
export function byDeadline(now: Date): Order {
  const rank = (course: CourseSummary) => {
    if (course.deadline === null) return 1
    return isOpen(course, now) ? 0 : 2
  }
  const moment = ({ deadline }: CourseSummary) => (deadline ? Date.parse(deadline) : 0)
  return (a, b) => {
    const [left, right] = [rank(a), rank(b)]
    if (left !== right) return left - right
    return left === 2 ? compare(moment(b), moment(a)) : compare(moment(a), moment(b))
  }
}

/** Cheapest first; what it costs is not known of all, and those come last. */
export const byFee: Order = (a, b) =>
  compare(a.fee ?? Number.POSITIVE_INFINITY, b.fee ?? Number.POSITIVE_INFINITY)

/** The order of courses that are all open. */
const ofOpen = byDeadline(new Date(0))

interface Entry {
  course: CourseSummary
}

/** Entries of several kinds, all open: soonest deadline first; those without one, which can wait, last. */
export const bySoonestEntry = (a: Entry, b: Entry) => ofOpen(a.course, b.course)

const lastMoment = ({ course: { deadline } }: Entry): number =>
  deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline)

/** Latest deadline first, and those without one ahead: without asking what time it is, what is open before what has closed. */
export const byLatestEntry = (a: Entry, b: Entry): number => compare(lastMoment(b), lastMoment(a))
