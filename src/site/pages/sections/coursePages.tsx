import { type CourseKind, courses } from '#contract/collections/course.ts'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { CourseList, OpenCourseList } from '#site/course/CourseList.tsx'
import { SavedCourses } from '#site/course/SavedCourses.tsx'
import type { OwnPages } from '../subPage.tsx'

const ofKinds = Object.entries(courses).map(([kind, { page }]) => [
  page.entry,
  <CourseList key={kind} kind={kind as CourseKind} />,
])

export const coursePages: OwnPages = {
  '/course#current-courses': <OpenCourseList />,
  ...Object.fromEntries(ofKinds),
  [SAVED_HREF]: <SavedCourses />,
}
