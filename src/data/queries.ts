/** What pages ask for. What every page asks for by itself is in `frameQueries`. */
import { type Blog, blog } from '#contract/collections/blog'
import { type Course, type CourseKind, courses } from '#contract/collections/course'
import {
  type CourseImage,
  courseImage,
  type SchoolImage,
  type SlickImage,
  schoolImage,
  slickImage,
} from '#contract/collections/images'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice'
import { type News, type NewsCategory, news } from '#contract/collections/news'
import { type Publication, publication } from '#contract/collections/publication'
import { type Tutor, tutor } from '#contract/collections/tutor'
import { endpointBy, endpointOf, generalEndpoints } from '#contract/endpoint'
import { ask } from './ask'

export { hasSpecialNotices, settings, specialNotices } from './frameQueries'

type Listed<T, Shown extends readonly (keyof T)[]> = Pick<
  T,
  Shown[number] | Extract<keyof T, 'id' | 'assets'>
>

const courseFields = [
  'title',
  'course_code',
  'major',
  'schedule',
  'hours',
  'fee',
  'subsidy',
  'tutor_ids',
  'registration_url',
  'deadline',
] as const satisfies (keyof Course)[]

/** A course as lists have it. */
export type CourseSummary = Listed<Course, typeof courseFields>

const tutorFields = [
  'name',
  'job_title',
  'role',
  'image',
  'major',
] as const satisfies (keyof Tutor)[]

/** A tutor as lists have it. */
export type TutorSummary = Listed<Tutor, typeof tutorFields>

const noticeFields = [
  'title',
  'publish_time',
  'special',
  'bad_weather',
] as const satisfies (keyof LatestNotice)[]

/** A notice as lists have it. */
export type NoticeSummary = Listed<LatestNotice, typeof noticeFields>

const newsFields = [
  'title',
  'category',
  'publish_time',
  'image',
  'content',
  'image_list',
  'video_url',
] as const satisfies (keyof News)[]

/** A piece of news as lists have it. */
export type NewsSummary = Listed<News, typeof newsFields>

const publicationFields = [
  'title',
  'issue',
  'publish_time',
  'image',
  'file',
] as const satisfies (keyof Publication)[]

/** A publication as lists have it. */
export type PublicationSummary = Listed<Publication, typeof publicationFields>

const slickFields = ['image', 'title', 'href'] as const satisfies (keyof SlickImage)[]
const schoolFields = ['image', 'title'] as const satisfies (keyof SchoolImage)[]
const kindFields = ['image', 'title', 'category'] as const satisfies (keyof CourseImage)[]

export type SlickSummary = Listed<SlickImage, typeof slickFields>
export type SchoolImageSummary = Listed<SchoolImage, typeof schoolFields>
export type CourseImageSummary = Listed<CourseImage, typeof kindFields>

/** The open courses of every kind. */
export type OpenCourses = Record<CourseKind, CourseSummary[]>

export const openCourses = ask<OpenCourses>(generalEndpoints.currentOpen, undefined, courseFields)
export const coursesOf = (kind: CourseKind) =>
  ask<CourseSummary[]>(endpointOf(courses[kind], 'listEnabled'), undefined, courseFields)
export const courseById = (kind: CourseKind, id: string) =>
  ask<Course>(endpointOf(courses[kind], 'byId'), id)

export const tutors = ask<TutorSummary[]>(endpointOf(tutor, 'listEnabled'), undefined, tutorFields)
export const tutorById = (id: string) => ask<Tutor>(endpointOf(tutor, 'byId'), id)

export const notices = ask<NoticeSummary[]>(
  endpointOf(latestNotice, 'listEnabled'),
  undefined,
  noticeFields,
)
export const noticeById = (id: string) => ask<LatestNotice>(endpointOf(latestNotice, 'byId'), id)

export const newsOf = (category: NewsCategory) =>
  ask<NewsSummary[]>(endpointBy(news, 'category'), category, newsFields)
export const newsById = (id: string) => ask<News>(endpointOf(news, 'byId'), id)

export const publications = ask<PublicationSummary[]>(
  endpointOf(publication, 'listEnabled'),
  undefined,
  publicationFields,
)
export const publicationById = (id: string) => ask<Publication>(endpointOf(publication, 'byId'), id)

/** `null` for an address nobody has written yet. */
export const blogByUrl = (url: string) => ask<Blog | null>(endpointBy(blog, 'url'), url)

/** All that staff have written for pages, whichever page it is. */
export const blogs = ask<Blog[]>(endpointOf(blog, 'list'))

export const slickImages = ask<SlickSummary[]>(
  endpointOf(slickImage, 'listEnabled'),
  undefined,
  slickFields,
)
export const schoolImages = ask<SchoolImageSummary[]>(
  endpointOf(schoolImage, 'listEnabled'),
  undefined,
  schoolFields,
)
export const courseImages = ask<CourseImageSummary[]>(
  endpointOf(courseImage, 'list'),
  undefined,
  kindFields,
)
