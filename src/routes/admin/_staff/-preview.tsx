/** Records as visitors will see them, in the site's own pages. */
import {
  QueryCache,
  QueryClientProvider,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { Preview } from '#admin/form/CollectionForm'
import type { AnyCollection } from '#contract/collection'
import { blog } from '#contract/collections/blog'
import { type Course, type CourseKind, courses } from '#contract/collections/course'
import { latestNotice } from '#contract/collections/latestNotice'
import { news } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { tutor } from '#contract/collections/tutor'
import { endpointOf } from '#contract/endpoint'
import { blogItems } from '#contract/navigation'
import { createRequestCall } from '#data/api'
import { createQueryClient } from '#data/queryClient'
import { answersAsVisitor } from '#data/staffAnswers'
import { CourseDetail } from '#site/course/CourseDetail'
import { loadSurroundings } from '#site/course/loadCourse'
import { BlogPage } from '#site/pages/BlogPage'
import { NewsDetail } from '#site/pages/NewsDetail'
import { NoticeDetail } from '#site/pages/NoticeDetail'
import { PublicationDetail } from '#site/pages/PublicationDetail'
import { subPageOf } from '#site/pages/subPages'
import { TutorDetail } from '#site/pages/TutorDetail'

type Values = Record<string, unknown>

/** How a collection's record is shown, where the site has a page for it. */
export function previewOf(collection: AnyCollection): Preview | undefined {
  const page = pageOf(collection)
  if (!page) return undefined
  return record => (
    <Seeded collection={collection} record={record}>
      {page(record)}
    </Seeded>
  )
}

function pageOf(collection: AnyCollection): Preview | undefined {
  const kind = Object.entries(courses).find(([, course]) => course.name === collection.name)?.[0]
  if (kind) return record => <CoursePage kind={kind as CourseKind} record={record} />
  switch (collection.name) {
    case blog.name:
      return blogPage
    case latestNotice.name:
      return ({ id }) => <NoticeDetail id={String(id)} />
    case news.name:
      return ({ id }) => <NewsDetail id={String(id)} />
    case tutor.name:
      return ({ id }) => <TutorDetail id={String(id)} />
    case publication.name:
      return ({ id }) => <PublicationDetail id={String(id)} />
    default:
      return undefined
  }
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
function Seeded({ collection, record, children }: SeededProps) {
  const ofStaff = useQueryClient()
  const queryClient = useMemo(() => {
    const shown = { ...record, enabled: true, publish_at: null, unpublish_at: null }
    const answers = answersAsVisitor(ofStaff, collection, shown)
    const client = createQueryClient(async (endpoint, value) => {
      const answer = await answers(endpoint, value)
      return answer === undefined ? visitor(endpoint, value) : answer
    }, new QueryCache())
    const { name } = endpointOf(collection, 'byId')
    client.setQueryData([name, String(record.id)], record)
    client.setQueryDefaults([name], { staleTime: Number.POSITIVE_INFINITY })
    return client
  }, [ofStaff, collection, record])
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<p>正在載入…</p>}>{children}</Suspense>
    </QueryClientProvider>
  )
}
