import type { CourseSummary } from '#data/queries'

/** Soonest deadline first; those without one, which can wait, last. */
export function bySoonest(courses: readonly CourseSummary[]): CourseSummary[] {
  const moment = ({ deadline }: CourseSummary) =>
    deadline ? Date.parse(deadline) : Number.POSITIVE_INFINITY
  return courses.toSorted((a, b) => {
    const [left, right] = [moment(a), moment(b)]
    return left === right ? 0 : left - right
  })
}
