import { courses, everyCourseKind } from '#contract/collections/course.ts'
import { SAVED_HREF } from '#contract/savedPage.ts'
import { CourseList, OpenCourseList } from '#site/course/CourseList.tsx'
import { SavedCourses } from '#site/course/SavedCourses.tsx'
import type { OwnPages } from '../subPage.tsx'

const ofKinds = everyCourseKind.map(kind => [
  courses[kind].page.entry,
  <CourseList key={kind} kind={kind} />,
])

export const coursePages: OwnPages = {
  '/course#current-courses': <OpenCourseList />,
  ...Object.fromEntries(ofKinds),
  [SAVED_HREF]: <SavedCourses />,
}
