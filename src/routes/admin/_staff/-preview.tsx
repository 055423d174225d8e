/** Records as visitors will see them, in the site's own pages. */
import {
  QueryCache,
  type QueryClient,
  QueryClientProvider,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { Preview } from '#admin/drafts/PreviewViews.tsx'
import type { Told } from '#admin/drafts/ToldCards.tsx'
import { recordCalls } from '#contract/calls/records.ts'
import type { AnyCollection } from '#contract/collection.ts'
import type { blog } from '#contract/collections/blog.ts'
import type { Course, CourseKind } from '#contract/collections/course.ts'
import type { PagedName } from '#contract/collections/index.ts'
import { blogItems } from '#contract/navigation.ts'
import { havingPages, type PagedCollection } from '#contract/pages.ts'
import { createRequestCall } from '#data/api.ts'
import { createQueryClient } from '#data/queryClient.ts'
import { answersAsVisitor } from '#replica/previewAnswers.ts'
import { CourseDetail } from '#site/course/CourseDetail.tsx'
import { loadSurroundings } from '#site/course/loadCourse.ts'
import { BlogPage } from '#site/pages/BlogPage.tsx'
import { NewsDetail } from '#site/pages/NewsDetail.tsx'
import { NoticeDetail } from '#site/pages/NoticeDetail.tsx'
import { PublicationDetail } from '#site/pages/PublicationDetail.tsx'
import { subPageOf } from '#site/pages/subPages.tsx'
import { TutorDetail } from '#site/pages/TutorDetail.tsx'
import { cardAddress } from '#site/seo/pageFacts.ts'
import { factsOf } from '#site/seo/recordPages.ts'
import { withSchool } from '#site/titled.ts'

type Values = Record<string, unknown>
type Page = Preview['page']

/** How a collection's record is shown, where the site has a page for it. */
export function previewOf(collection: AnyCollection): Preview | undefined {
  const page = Object.entries(previews).find(([name]) => name === collection.name)?.[1]
  if (!page) return undefined
  const [paged] = havingPages([collection])
  return {
    page: record => <SeededPage collection={collection} record={record} page={page} />,
    ...(paged ? { told: record => toldOf(paged, wholeOf(paged, record)) } : {}),
  }
}

/** The pages count on what must be filled in, and a form may not have it yet. */
function wholeOf({ fields }: AnyCollection, record: Values): Values {
  const missing = Object.keys(fields).filter(name => fields[name]?.required && !record[name])
  return { ...record, ...Object.fromEntries(missing.map(name => [name, ''])) }
}

interface SeededPageProps {
  collection: AnyCollection
  record: Values
  page: Page
}

function SeededPage({ collection, record, page }: SeededPageProps) {
  const whole = useMemo(() => wholeOf(collection, record), [collection, record])
  return (
    <Seeded collection={collection} record={whole}>
      {page(whole)}
    </Seeded>
  )
}

/** As the server writes it into the head of the record's page. */
function toldOf(collection: PagedCollection, record: Values): Told {
  const facts = factsOf(collection, record)
  return {
    title: withSchool(String(record[collection.title] ?? '')),
    description: facts.description,
    above: facts.above.map(({ label }) => label),
    picture: facts.picture ?? undefined,
    card: cardAddress(facts),
  }
}

const coursePage =
  (kind: CourseKind): Page =>
  record => <CoursePage kind={kind} record={record} />

/** Of each collection whose records have pages, and of what stands on those of the site map. */
const previews: Readonly<Record<PagedName | typeof blog.name, Page>> = {
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

interface SeededProps {
  collection: AnyCollection
  record: Values
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
