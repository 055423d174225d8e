/**
 * What can be found, made of what the phone holds: pure functions of the answers. A hidden record is
 * not here, because the answers are a visitor's.
 */
import type { AnyCollection, Computed } from '#contract/collection.ts'
import { type Blog, blog } from '#contract/collections/blog.ts'
import { courses } from '#contract/collections/course.ts'
import type { Setting } from '#contract/collections/setting.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { type Contact, contactLabels } from '#contract/contact.ts'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { addressOf, entryOf, type PagedCollection } from '#contract/pages.ts'
import { settingValue } from '#contract/settingValue.ts'
import { weekdayWords } from '#contract/weekdays.ts'
import type { CourseSummary, PublicationSummary, TutorSummary } from '#data/queries.ts'
import { publicationTitle } from '../publicationTitle.ts'
import { courseAlias, pageAliases } from './aliases.ts'
import { type Fact, factsOf, type NameOf } from './facts.ts'

/** A record as a list has it. */
type ListedRecord = Pick<Computed, 'id' | 'assets'>

/** The answers to search in; what is not there yet, or could not be had, is left out. */
export interface Answers {
  /** Lists of records that have pages; of one collection there may be several. */
  lists: readonly { collection: PagedCollection; records?: readonly ListedRecord[] }[]
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
  const all = answers.lists.flatMap(({ collection, records = [] }) =>
    records.map(record => ({ collection, record, title: titleOf(collection, record) })),
  )
  const names = new Map(all.map(({ record, title }) => [record.id, title]))
  const nameOf: NameOf = id => names.get(id)
  const documents = all.map(
    ({ collection, record, title }): SearchDocument => ({
      href: addressOf(collection, record),
      kind: entryOf(collection, record).label,
      title,
      facts: factsOf(collection, record, nameOf),
      note: stampOf(collection, record),
      ...ownParts[collection.name]?.(record as never),
    }),
  )
  return [...documents, ...pageDocuments(answers)]
}

const titleOf = ({ title }: AnyCollection, record: ListedRecord) =>
  String(record[title as keyof ListedRecord])

/** When it was published, where lists come by that. */
const stampOf = ({ order }: AnyCollection, record: ListedRecord): Note | undefined => {
  const { publish_time } = record as { publish_time?: string | null }
  return order === 'publish_time' && publish_time ? { stamp: publish_time } : undefined
}

type OwnParts = (record: never) => Partial<SearchDocument>

/** What is said of a collection's records in its own way. */
const ownParts: Readonly<Record<string, OwnParts>> = {
  ...Object.fromEntries(Object.values(courses).map(({ name }) => [name, courseParts])),
  Tutor: ({ job_title }: TutorSummary) => ({
    kind: tutor.label,
    note: job_title ? { words: job_title } : undefined,
  }),
  Publication: (publication: PublicationSummary) => ({
    title: publicationTitle(publication),
    note: publication.publish_time ? { stamp: publication.publish_time } : undefined,
  }),
}

function courseParts(course: CourseSummary): Partial<SearchDocument> {
  return { alias: courseAlias(course), note: { course } }
}

/** The pages of the site map, with what staff wrote for them. */
function pageDocuments({ blogs = [], settings = [] }: Answers): SearchDocument[] {
  const written = new Map(blogs.map(record => [record.url, record]))
  const contact = settingValue(settings, 'contact')

  const factsOfPage = ({ href, component }: NavigationItem): Fact[] => {
    if (component === 'Contact') return contact ? contactFacts(contact) : []
    const record = written.get(href)
    return record ? factsOf(blog, record, () => undefined).filter(({ isBrief }) => !isBrief) : []
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
    openingTime: openingTime.map(({ days }) => weekdayWords(days)).join('、'),
    socialMedia: socialMedia.map(account => account.name).join('、'),
  }
  return (Object.keys(contactLabels) as (keyof Contact)[]).flatMap(field => {
    const value = contact[field]
    const words = said[field] ?? (typeof value === 'string' ? value : '')
    const label = contactLabels[field]
    // The label stands in the text as well: one asks for 傳真, and not for its number.
    return words ? [{ label: '', text: `${label}：${words}`, isBrief: true }] : []
  })
}
