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

const longTexts = ['introduction', 'content'] as const

/** A course as lists have it. */
export type CourseSummary = Omit<Course, (typeof longTexts)[number]>

/** A tutor as lists have it. */
export type TutorSummary = Omit<Tutor, (typeof longTexts)[number]>

/** The open courses of every kind. */
export type OpenCourses = Record<CourseKind, CourseSummary[]>

export const openCourses = ask<OpenCourses>(generalEndpoints.currentOpen, undefined, longTexts)
export const coursesOf = (kind: CourseKind) =>
  ask<CourseSummary[]>(endpointOf(courses[kind], 'listEnabled'), undefined, longTexts)
export const courseById = (kind: CourseKind, id: string) =>
  ask<Course>(endpointOf(courses[kind], 'byId'), id)

export const tutors = ask<TutorSummary[]>(endpointOf(tutor, 'listEnabled'), undefined, longTexts)
export const tutorById = (id: string) => ask<Tutor>(endpointOf(tutor, 'byId'), id)

export const notices = ask<LatestNotice[]>(endpointOf(latestNotice, 'listEnabled'))
export const noticeById = (id: string) => ask<LatestNotice>(endpointOf(latestNotice, 'byId'), id)

export const newsOf = (category: NewsCategory) =>
  ask<News[]>(endpointBy(news, 'category'), category)
export const newsById = (id: string) => ask<News>(endpointOf(news, 'byId'), id)

export const publications = ask<Publication[]>(endpointOf(publication, 'listEnabled'))
export const publicationById = (id: string) => ask<Publication>(endpointOf(publication, 'byId'), id)

/** `null` for an address nobody has written yet. */
export const blogByUrl = (url: string) => ask<Blog | null>(endpointBy(blog, 'url'), url)

/** All that staff have written for pages, whichever page it is. */
export const blogs = ask<Blog[]>(endpointOf(blog, 'list'))

export const slickImages = ask<SlickImage[]>(endpointOf(slickImage, 'listEnabled'))
export const schoolImages = ask<SchoolImage[]>(endpointOf(schoolImage, 'listEnabled'))
export const courseImages = ask<CourseImage[]>(endpointOf(courseImage, 'list'))
