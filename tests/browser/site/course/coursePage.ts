/** The page of one course of the demo school, which is not changed. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import {
  type Course,
  type CourseKind,
  courseKinds,
  everyCourseKind,
} from '#contract/collections/course.ts'
import { browserOfFile } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'
import { answerOf } from './answerOf.ts'

/** A course, and the collection it is in. */
export interface Found {
  kind: CourseKind
  course: Course
}

/** Whether one can enrol for it still. */
export const isOpen = ({ course }: Found): boolean =>
  !course.deadline || Date.parse(course.deadline) > Date.now()

/** Where its page stands, without the origin. */
export const pathOf = ({ kind, course }: Found): string =>
  `/course/courseDetail/${kind}/${course.id}`

/** The part of the page that says what the course costs and how long one may enrol, with what one can do. */
export const block = (page: Page) => page.getByRole('region', { name: '報名', exact: true })

/** The part of the page that has other courses. */
export const similar = (page: Page) => page.getByRole('region', { name: '相近課程' })

/** The value beside a label. */
export const fact = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd')

/** Registers what starts and ends the browser around a file's tests, and asks for the school's courses. */
export function coursePages() {
  const { origin } = sharedSite()
  const visit = browserOfFile()
  let all: Found[]
  beforeAll(async () => {
    const lists = everyCourseKind.map(async kind => {
      const found = await answerOf<Course[]>(origin, `getEnable${courseKinds[kind].name}`)
      return found.map(course => ({ kind, course }))
    })
    all = (await Promise.all(lists)).flat()
  })

  /** The first course of that sort. @throws where the demo school has none */
  function find(test: (found: Found) => unknown): Found {
    const found = all.find(test)
    if (!found) throw new Error('the demo school has no such course')
    return found
  }

  /** Its page on a phone, with the demo school's special notice acknowledged. */
  async function openCourse(found: Found, context?: BrowserContextOptions): Promise<Page> {
    const page = await visit(origin + pathOf(found), { width: 390, context })
    await page.getByRole('button', { name: '我已知悉' }).click()
    return page
  }

  return {
    origin,
    visit,
    openCourse,
    find,
    /** Every course that can be seen, from the first test on. */
    all: () => all,
    onTheWeb: () => find(one => isOpen(one) && one.course.registration_url),
    tooLate: () => find(one => !isOpen(one)),
  }
}
