import type { QueryClient } from '@tanstack/react-query'
import { courseKinds, isCourseKind } from '#contract/collections/course'
import { newsCategories } from '#contract/collections/news'
import { stampToIso } from '#contract/time'
import { courseById, newsById, noticeById, publicationById, tutorById } from '#data/queries'
import { courseData, courseDescription } from './courseData'
import { describe, wordsOf } from './describe'
import { newsData } from './newsData'
import type { PageFacts } from './pageFacts'

const HOME = { label: '首頁', href: '/home' }

interface RecordPage {
  queryClient: QueryClient
  params: Readonly<Record<string, string | undefined>>
  /** What the route's loader answered. */
  loaded: { surroundings?: { teachers: readonly { name: string }[] } }
}

/** What is told of a course; nothing while it is not there. */
export function courseFacts({ queryClient, params, loaded }: RecordPage): PageFacts | undefined {
  const { courseType: kind = '', courseId = '' } = params
  if (!isCourseKind(kind)) return
  const course = queryClient.getQueryData(courseById(kind, courseId).queryKey)
  if (!course) return
  const { label, anchor } = courseKinds[kind]
  const tutors = loaded.surroundings?.teachers ?? []
  return {
    description: courseDescription(course),
    picture: course.image,
    above: [HOME, { label: '課程列表', href: '/course' }, { label, href: `/course#${anchor}` }],
    thingsAt: page => [courseData({ ...page, course, tutors, now: new Date() })],
  }
}

export function newsFacts({ queryClient, params }: RecordPage): PageFacts | undefined {
  const news = queryClient.getQueryData(newsById(params.id ?? '').queryKey)
  if (!news) return
  const label = newsCategories[news.category]
  return {
    description: describe(wordsOf(news.content) || `${label}：${news.title}`),
    picture: news.image ?? news.image_list?.[0],
    above: [
      HOME,
      { label: '媒體及宣傳', href: '/media' },
      { label, href: `/media#${news.category}` },
    ],
    thingsAt: page => [newsData(news, page)],
    publishedAt: stampToIso(news.publish_time),
  }
}

export function noticeFacts({ queryClient, params }: RecordPage): PageFacts | undefined {
  const notice = queryClient.getQueryData(noticeById(params.id ?? '').queryKey)
  if (!notice) return
  return {
    description: describe(wordsOf(notice.content) || notice.title),
    above: [HOME, { label: '最新公告', href: '/latestNotice' }],
    publishedAt: stampToIso(notice.publish_time),
  }
}

export function publicationFacts({ queryClient, params }: RecordPage): PageFacts | undefined {
  const publication = queryClient.getQueryData(publicationById(params.id ?? '').queryKey)
  if (!publication) return
  const { title, issue, image } = publication
  return {
    description: `學校刊物《${title}》${issue ?? ''}：線上閱讀及下載。`,
    picture: image,
    above: [
      HOME,
      { label: '媒體及宣傳', href: '/media' },
      { label: '學校刊物', href: '/media#publication' },
    ],
  }
}

export function tutorFacts({ queryClient, params }: RecordPage): PageFacts | undefined {
  const tutor = queryClient.getQueryData(tutorById(params.tutorId ?? '').queryKey)
  if (!tutor) return
  const who = [tutor.name, tutor.job_title].filter(Boolean).join('，')
  return {
    description: describe([who, wordsOf(tutor.introduction)].filter(Boolean).join('。')),
    picture: tutor.image,
    above: [
      HOME,
      { label: '澳門工匠學院', href: '/macau-course' },
      tutor.role === 'expert'
        ? { label: '專家團隊', href: '/macau-course#expert' }
        : { label: '課程導師', href: '/macau-course#tutor-list' },
    ],
  }
}
