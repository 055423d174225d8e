/** Records as visitors will see them, in the site's own pages. */
import { QueryCache, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import type { Preview } from '#admin/form/CollectionForm'
import { type Assets, splitFileList } from '#contract/asset'
import type { AnyCollection } from '#contract/collection'
import { blog } from '#contract/collections/blog'
import { type CourseKind, courses } from '#contract/collections/course'
import { latestNotice } from '#contract/collections/latestNotice'
import { news } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { tutor } from '#contract/collections/tutor'
import { endpointOf } from '#contract/endpoint'
import { createRequestCall } from '#data/api'
import { createQueryClient } from '#data/queryClient'
import { CourseDetail } from '#site/course/CourseDetail'
import { PhotoGrid } from '#site/PhotoGrid'
import { NewsDetail } from '#site/pages/NewsDetail'
import { NoticeDetail } from '#site/pages/NoticeDetail'
import { PublicationDetail } from '#site/pages/PublicationDetail'
import { TutorDetail } from '#site/pages/TutorDetail'
import { RichText } from '#site/RichText'

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
  if (kind) {
    return ({ id }) => (
      <CourseDetail
        kind={kind as CourseKind}
        id={String(id)}
        surroundings={{ moment: Date.now(), teachers: [], similar: [] }}
      />
    )
  }
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

function blogPage({ category, content, assets, show_image_name }: Values) {
  const text = typeof content === 'string' ? content : null
  if (category !== 'ImageList') return <RichText html={text} />
  return (
    <PhotoGrid
      names={splitFileList(text)}
      assets={(assets ?? {}) as Assets}
      hasCaptions={show_image_name === true}
    />
  )
}

interface SeededProps {
  collection: AnyCollection
  record: Values
  children: ReactNode
}

/** The page asks for its record and is answered what the form holds; all else is what visitors get. */
function Seeded({ collection, record, children }: SeededProps) {
  const queryClient = useMemo(() => {
    const client = createQueryClient(createRequestCall(), new QueryCache())
    const { name } = endpointOf(collection, 'byId')
    client.setQueryData([name, String(record.id)], record)
    client.setQueryDefaults([name], { staleTime: Number.POSITIVE_INFINITY })
    return client
  }, [collection, record])
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<p>正在載入…</p>}>{children}</Suspense>
    </QueryClientProvider>
  )
}
