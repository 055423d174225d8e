import type { QueryClient } from '@tanstack/react-query'
import { recordCalls } from '#contract/calls/records.ts'
import { type Course, courses } from '#contract/collections/course.ts'
import { type News, news } from '#contract/collections/news.ts'
import type { Publication } from '#contract/collections/publication.ts'
import type { Tutor } from '#contract/collections/tutor.ts'
import type { Contact } from '#contract/contact.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import { navigationPage } from '#contract/navigation.ts'
import { entryOf, type PagedCollection, topEntryOf } from '#contract/pages.ts'
import type { WireRecord } from '#contract/record.ts'
import { textOfHtml } from '#contract/richWords.ts'
import { cardFingerprint, cardPath, cardWords, shareCardOf } from '#contract/shareCard.ts'
import { stampToIso } from '#contract/time.ts'
import { publicationTitle } from '../publicationTitle.ts'
import { courseData, courseDescription } from './courseData.ts'
import { describe } from './describe.ts'
import { newsData } from './newsData.ts'
import type { PageFacts, SharedCard } from './pageFacts.ts'

interface RecordPage {
  collection: PagedCollection
  id: string
  queryClient: QueryClient
  /** What the route's loader answered. */
  loaded: Loaded
}

interface Loaded {
  surroundings?: { teachers: readonly { name: string }[] }
}

type PagedRecord = Readonly<Record<string, unknown>>

type OwnFacts = (record: never, loaded: Loaded) => Partial<PageFacts>

/** What is told of a collection's records in its own way. */
const ownFacts: Readonly<Record<string, OwnFacts>> = {
  ...Object.fromEntries(Object.values(courses).map(({ name }) => [name, courseFacts])),
  News: (record: News) => ({
    description: describe(
      textOfHtml(record.content) || `${entryOf(news, record).label}：${record.title}`,
    ),
    picture: record.image ?? record.image_list?.[0],
    thingsAt: page => [newsData(record, page)],
  }),
  Publication: (record: Publication) => ({
    description: `學校刊物${publicationTitle(record)}：線上閱讀及下載。`,
    picture: record.image,
  }),
  Tutor: ({ name, job_title, introduction, image }: Tutor) => {
    const who = [name, job_title].filter(Boolean).join('，')
    return {
      description: describe([who, textOfHtml(introduction)].filter(Boolean).join('。')),
      picture: image,
    }
  },
}

function courseFacts(course: Course, { surroundings }: Loaded): Partial<PageFacts> {
  const tutors = surroundings?.teachers ?? []
  return {
    description: courseDescription(course),
    picture: course.image,
    thingsAt: page => [courseData({ ...page, course, tutors, now: new Date() })],
  }
}

/** What is told of the record that a page is of; nothing while it is not there. */
export function recordFacts(page: RecordPage): PageFacts | undefined {
  const { collection, id, queryClient, loaded } = page
  const { name } = recordCalls(collection).byId
  const record = queryClient.getQueryData<PagedRecord>([name, id])
  return (
    record && {
      ...factsOf(collection, record, loaded),
      share: contact => shared(collection, record as WireRecord, contact),
    }
  )
}

function shared(collection: PagedCollection, record: WireRecord, contact: Contact): SharedCard {
  const card = shareCardOf(collection, record, contact)
  return {
    address: cardPath(collection, record.id, cardFingerprint(card)),
    words: cardWords(card),
  }
}

/** What is told of a record on its page. */
export function factsOf(
  collection: PagedCollection,
  record: PagedRecord,
  loaded: Loaded = {},
): PageFacts {
  const above = [navigationPage('/home'), navigationPage(topEntryOf(collection))]
  const entry = entryOf(collection, record)
  const time = record.publish_time as string | null | undefined
  return {
    description: describe(textOf(collection, record) || String(record[collection.title])),
    // What is listed by this time is an article of that time.
    publishedAt: collection.order === 'publish_time' && time ? stampToIso(time) : undefined,
    above: above.includes(entry) ? above : [...above, entry],
    ...ownFacts[collection.name]?.(record as never, loaded),
  }
}

/** The words of a record's rich texts. */
const textOf = ({ fields }: PagedCollection, record: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .filter(([, field]) => traitsOf(field).isMarkup)
    .map(([name]) => textOfHtml(record[name] as string | null))
    .join(' ')
    .trim()
