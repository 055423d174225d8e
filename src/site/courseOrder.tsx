import type { Course } from '#contract/collections/course'

/** Soonest deadline first; those without one, which can wait, last. */
export function bySoonest(courses: readonly Course[]): Course[] {
  const moment = ({ deadline }: Course) =>
    deadline ? Date.parse(deadline) : Number.POSITIVE_INFINITY
  return courses.toSorted((a, b) => {
    const [left, right] = [moment(a), moment(b)]
    return left === right ? 0 : left - right
  })
}
