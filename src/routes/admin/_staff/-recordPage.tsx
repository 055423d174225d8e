/** Records as visitors will see them, in the site's own pages. */
import {
  QueryCache,
  type QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { type Told, ToldCards } from '#admin/drafts/ToldCards.tsx'
import { recordCalls } from '#contract/calls/records.ts'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import type { blog } from '#contract/collections/blog.ts'
import type { Course, CourseKind } from '#contract/collections/course.ts'
import type { PagedName } from '#contract/collections/index.ts'
import { type Contact, initialContact } from '#contract/contact.ts'
import type { Field } from '#contract/field.ts'
import { emptyOf } from '#contract/kinds/index.ts'
import { blogItems } from '#contract/navigation.ts'
import type { PagedCollection } from '#contract/pages.ts'
import type { WireRecord } from '#contract/record.ts'
import { settingValue } from '#contract/settingValue.ts'
import { shareCardOf } from '#contract/shareCard.ts'
import { readValue } from '#contract/validation.ts'
import { createRequestCall } from '#data/api.ts'
import { settings } from '#data/frameQueries.ts'
import { createQueryClient } from '#data/queryClient.ts'
import { answersAsVisitor } from '#replica/previewAnswers.ts'
import { CourseDetail } from '#site/course/CourseDetail.tsx'
import { loadSurroundings } from '#site/course/loadCourse.ts'
import { BlogPage } from '#site/pages/BlogPage.tsx'
import { NewsDetail } from '#site/pages/NewsDetail.tsx'
import { NoticeDetail } from '#site/pages/NoticeDetail.tsx'
import { PublicationDetail } from '#site/pages/PublicationDetail.tsx'
import { subPageOf } from '#site/pages/subPages.ts'
import { TutorDetail } from '#site/pages/TutorDetail.tsx'
import { factsOf } from '#site/seo/recordPages.ts'
import { withSchool } from '#site/titled.ts'

type Values = Record<string, unknown>

type Page = (record: Values) => ReactNode

interface RecordProps {
  collection: AnyCollection
  record: Values
}

/** Whether the field takes any text, as long as it is not too long. */
const takesAnyText = (name: string, field: Field): boolean =>
  readValue(name, field, '字').issues.length === 0

/**
 * The pages count on what a record must be, and a form may not have it yet: where something is missing, or is on the
 * way to a number or a day, nothing stands. A text that is too long is to be seen.
 */
function wholeOf(collection: AnyCollection, record: Values): Values {
  const unread = Object.entries(fieldsFor(collection, record)).filter(([name, field]) =>
    readValue(name, field, record[name]).issues.some(
      ({ rule }) => rule === 'required' || !takesAnyText(name, field),
    ),
  )
  const empty = unread.map(([name, field]) => [name, field.required ? '' : emptyOf(field)])
  return { ...record, ...Object.fromEntries(empty) }
}

/** A record as its page shows it. */
export default function RecordPage({ collection, record }: RecordProps) {
  const whole = useMemo(() => wholeOf(collection, record), [collection, record])
  const page = Object.entries(pages).find(([name]) => name === collection.name)?.[1]
  return (
    <Seeded collection={collection} record={whole}>
      {page?.(whole)}
    </Seeded>
  )
}

/** What search engines and cards are told of it. */
export function RecordTold({ collection, record }: RecordProps & { collection: PagedCollection }) {
  const { data } = useQuery(settings)
  const contact = settingValue(data, 'contact') ?? initialContact
  return <ToldCards told={toldOf(collection, wholeOf(collection, record), contact)} />
}

/** As the server writes it into the head of the record's page. */
function toldOf(collection: PagedCollection, record: Values, contact: Contact): Told {
  const facts = factsOf(collection, record)
  return {
    title: withSchool(String(record[collection.title] ?? ''), contact.name.zh),
    description: facts.description,
    above: facts.above.map(({ label }) => label),
    // A new record names no file that is stored yet.
    card: shareCardOf(collection, { assets: {}, ...record } as WireRecord, contact),
  }
}

const coursePage =
  (kind: CourseKind): Page =>
  record => <CoursePage kind={kind} record={record} />

/** Of each collection whose records have pages, and of what stands on those of the site map. */
const pages: Readonly<Record<PagedName | typeof blog.name, Page>> = {
  DegreeCourse: coursePage('degree'),
  TeacherCourse: coursePage('teacher'),
  SingleCourse: coursePage('single'),
  CPDCourse: coursePage('cpd'),
  MacauCourse: coursePage('macau'),
  Blog: blogPage,
  LatestNotice: ({ id }) => <NoticeDetail id={String(id)} />,
  News: ({ id }) => <NewsDetail id={String(id)} />,
  Tutor: ({ id }) => <TutorDetail id={String(id)} />,
  Publication: ({ id }) => <PublicationDetail id={String(id)} />,
}

function CoursePage({ kind, record }: { kind: CourseKind; record: Values }) {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery({
    queryKey: ['surroundings'],
    queryFn: () =>
      loadSurroundings({ queryClient, request: visitor }, kind, record as unknown as Course),
  })
  return <CourseDetail kind={kind} id={String(record.id)} surroundings={data} />
}

/** What stands under its address, where the site map names that; else its text or its pictures alone. */
function blogPage({ url }: Values) {
  const item = blogItems.find(({ href }) => href === url)
  return item ? subPageOf(item) : <BlogPage url={String(url)} />
}

interface SeededProps extends RecordProps {
  children: ReactNode
}

const visitor = createRequestCall()

/**
 * The page asks for its record and is answered what the form holds; for all else what visitors would
 * be answered, out of what staff have on this device, or by the server where that is not everything.
 */
function answering(ofStaff: QueryClient, collection: AnyCollection, begun: Values) {
  const { name } = recordCalls(collection).byId
  const answersFor = (record: Values) =>
    answersAsVisitor(ofStaff, collection, {
      ...record,
      enabled: true,
      publish_at: null,
      unpublish_at: null,
    })
  let shown = begun
  let answers = answersFor(begun)
  const client = createQueryClient(async (endpoint, value) => {
    const answer = await answers(endpoint, value)
    return answer === undefined ? visitor(endpoint, value) : answer
  }, new QueryCache())
  const put = () => client.setQueryData([name, String(shown.id)], shown)
  client.setQueryDefaults([name], { staleTime: Number.POSITIVE_INFINITY })
  put()
  return {
    client,
    /** Goes on with what the form holds now: what is shown stays until the rest is answered anew. */
    follow(record: Values): void {
      if (record === shown) return
      shown = record
      answers = answersFor(record)
      put()
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== name })
    },
  }
}

function Seeded({ collection, record, children }: SeededProps) {
  const ofStaff = useQueryClient()
  const [{ client, follow }] = useState(() => answering(ofStaff, collection, record))
  useEffect(() => follow(record), [follow, record])
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={<p>正在載入…</p>}>{children}</Suspense>
    </QueryClientProvider>
  )
}
