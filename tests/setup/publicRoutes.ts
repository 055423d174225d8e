import { courseKinds, everyCourseKind } from '#contract/collections/course.ts'
import { languages } from '#contract/languages.ts'
import { navigation } from '#contract/navigation.ts'
import { isLong } from './storms.ts'

async function firstId(origin: string, call: string): Promise<string> {
  const answer = await fetch(`${origin}/api/${call}`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const id = data[0]?.id
  if (!id) throw new Error(`${call} has no record`)
  return id
}

/** The pages of one record, up to its id, and a call that lists such records. */
export const recordPages: readonly [path: string, call: string][] = [
  ['/latestNoticeDetail', 'getEnableLatestNotice'],
  ['/mediaDetail', 'getNewsByCategory/?category=photo'],
  ['/media/publicationDetail', 'getEnablePublication'],
  ['/macau-course/tutorDetail', 'getEnableTutor'],
  ...everyCourseKind.map((kind): [string, string] => [
    `/course/courseDetail/${kind}`,
    `getEnable${courseKinds[kind].name}`,
  ]),
]

/** The pages of the site map, and those in other languages. */
export const mapPages: readonly string[] = [...navigation, ...Object.values(languages)]
  .map(({ href }) => href)
  .filter(href => !href.includes('#'))

/** The page of one record for each kind of record. */
export function recordRoutes(origin: string): Promise<string[]> {
  return Promise.all(
    recordPages.map(async ([path, call]) => `${path}/${await firstId(origin, call)}`),
  )
}

/** Every public route there is. */
export async function publicRoutes(origin: string): Promise<string[]> {
  return [...mapPages, ...(await recordRoutes(origin))]
}

/** Pages made as one that stands before them: of the same components, with other records. */
const MADE_ALIKE = /^\/(macau-course|certification|en)$|courseDetail\/(?!degree\/)/

/** Of those routes the ones that `npm test` opens in a browser where each is looked at in the same way. */
export const eachKindOf = (routes: readonly string[]): readonly string[] =>
  isLong ? routes : routes.filter(route => !MADE_ALIKE.test(route))

/** Every public route, with every sub-page of the site map in the place of its page. */
export async function publicScreens(origin: string): Promise<string[]> {
  const routes = await publicRoutes(origin)
  return routes.flatMap(route => {
    const children = navigation.find(({ href }) => href === route)?.children
    return children ? children.map(({ href }) => href) : [route]
  })
}
