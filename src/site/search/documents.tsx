/**
 * What can be found, made of what the phone holds: pure functions of the answers. A hidden record is
 * not here, because the answers are a visitor's.
 */
import type { AnyCollection } from '#contract/collection'
import { type Blog, blog } from '#contract/collections/blog'
import { type CourseKind, courseKinds, courses } from '#contract/collections/course'
import { latestNotice } from '#contract/collections/latestNotice'
import { type NewsCategory, news, newsCategories } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import type { Setting } from '#contract/collections/setting'
import { tutor } from '#contract/collections/tutor'
import { type Contact, contactLabels } from '#contract/contact'
import { type NavigationItem, navigation } from '#contract/navigation'
import type {
  CourseSummary,
  NewsSummary,
  NoticeSummary,
  PublicationSummary,
  TutorSummary,
} from '#data/queries'
import { dayWords } from '../openingHours'
import { courseAlias, pageAliases } from './aliases'
import { type Fact, factsOf, type NameOf } from './facts'

/** The answers to search in; a list that is not there yet, or could not be had, is left out. */
export interface Answers {
  courses: Partial<Record<CourseKind, readonly CourseSummary[]>>
  news: Partial<Record<NewsCategory, readonly NewsSummary[]>>
  notices?: readonly NoticeSummary[]
  tutors?: readonly TutorSummary[]
  publications?: readonly PublicationSummary[]
  blogs?: readonly Blog[]
  settings?: readonly Setting[]
}

/** What stands beside a result: a course's time, fee and deadline; from when; or who. */
export type Note = { course: CourseSummary } | { stamp: string } | { words: string }

export interface SearchDocument {
  /** Its address, which no other document has. */
  href: string
  /** The name of its kind, as the navigation has it. */
  kind: string
  title: string
  facts: readonly Fact[]
  /** Words by which people ask for it and which it does not say. */
  alias?: string
  note?: Note
}

/** Everything in the answers, each once. */
export function documentsOf(answers: Answers): SearchDocument[] {
  const names = new Map(answers.tutors?.map(({ id, name }) => [id, name]))
  const nameOf: NameOf = id => names.get(id)
  return [
    ...courseDocuments(answers, nameOf),
    ...(answers.notices ?? []).map(noticeDocument),
    ...newsDocuments(answers),
    ...(answers.tutors ?? []).map(tutorDocument),
    ...(answers.publications ?? []).map(publicationDocument),
    ...pageDocuments(answers),
  ]
}

const noNames: NameOf = () => undefined

const factsIn = (collection: AnyCollection, record: Parameters<typeof factsOf>[1]) =>
  factsOf(collection, record, noNames)

const recordKeys = Object.keys as <K extends string>(table: Readonly<Record<K, unknown>>) => K[]

const courseDocuments = (answers: Answers, nameOf: NameOf): SearchDocument[] =>
  recordKeys(courseKinds).flatMap(kind =>
    (answers.courses[kind] ?? []).map(course => ({
      href: `/course/courseDetail/${kind}/${course.id}`,
      kind: courseKinds[kind].label,
      title: course.title,
      facts: factsOf(courses[kind], course, nameOf),
      alias: courseAlias(course),
      note: { course },
    })),
  )

const noticeDocument = (notice: NoticeSummary): SearchDocument => ({
  href: `/latestNoticeDetail/${notice.id}`,
  kind: latestNotice.label,
  title: notice.title,
  facts: factsIn(latestNotice, notice),
  note: { stamp: notice.publish_time },
})

const newsDocuments = (answers: Answers): SearchDocument[] =>
  recordKeys(newsCategories).flatMap(category =>
    (answers.news[category] ?? []).map(item => ({
      href: `/mediaDetail/${item.id}`,
      kind: newsCategories[category],
      title: item.title,
      facts: factsIn(news, item),
      note: { stamp: item.publish_time },
    })),
  )

const tutorDocument = (person: TutorSummary): SearchDocument => ({
  href: `/macau-course/tutorDetail/${person.id}`,
  kind: tutor.label,
  title: person.name,
  facts: factsIn(tutor, person),
  note: person.job_title ? { words: person.job_title } : undefined,
})

const publicationDocument = (item: PublicationSummary): SearchDocument => ({
  href: `/media/publicationDetail/${item.id}`,
  kind: publication.label,
  title: item.issue ? `${item.title} ${item.issue}` : item.title,
  facts: factsIn(publication, item),
  note: item.publish_time ? { stamp: item.publish_time } : undefined,
})

/** The pages of the site map, with what staff wrote for them. */
function pageDocuments({ blogs = [], settings = [] }: Answers): SearchDocument[] {
  const written = new Map(blogs.map(record => [record.url, record]))
  const contact = settings.find(({ name }) => name === 'contact')?.value as Contact | undefined

  const factsOfPage = ({ href, component }: NavigationItem): Fact[] => {
    if (component === 'Contact') return contact ? contactFacts(contact) : []
    const record = written.get(href)
    return record ? factsIn(blog, record).filter(({ isBrief }) => !isBrief) : []
  }
  const document = (item: NavigationItem, kind: string): SearchDocument => ({
    href: item.href,
    kind,
    title: item.label,
    facts: factsOfPage(item),
    alias: pageAliases[item.href],
  })
  const pages = navigation.flatMap(parent => [
    document(parent, '網頁'),
    ...(parent.children ?? []).map(child => document(child, parent.label)),
  ])
  // 現正招生課程 stands in the site map twice: as an entry and under 課程列表.
  return [...new Map(pages.map(page => [page.href, page])).values()]
}

function contactFacts(contact: Contact): Fact[] {
  const { name, busLines, openingTime, socialMedia } = contact
  const said: Partial<Record<keyof Contact, string>> = {
    name: [name.zh, name.pt, name.en].join('\n'),
    busLines: busLines.join('、'),
    openingTime: openingTime.map(({ days }) => dayWords(days)).join('、'),
    socialMedia: socialMedia.map(account => account.name).join('、'),
  }
  return recordKeys(contactLabels).flatMap(field => {
    const value = contact[field]
    const words = said[field] ?? (typeof value === 'string' ? value : '')
    const label = contactLabels[field]
    // The label stands in the text as well: one asks for 傳真, and not for its number.
    return words ? [{ label: '', text: `${label}：${words}`, isBrief: true }] : []
  })
}
