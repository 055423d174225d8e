import { BlogPage } from '../BlogPage.tsx'
import type { OwnPages } from '../subPage.tsx'
import { TutorList } from '../TutorList.tsx'

export const academyPages: OwnPages = {
  '/macau-course#expert': (
    <>
      <BlogPage url="/macau-course#expert" />
      <TutorList isExpert />
    </>
  ),
  '/macau-course#tutor-list': <TutorList isExpert={false} />,
}
