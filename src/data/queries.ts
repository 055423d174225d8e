/** What pages ask for. What every page asks for by itself is in `frameQueries`. */
import type { AnyCall } from '#contract/calls/call.ts'
import {
  lookupCall,
  openCoursesCall,
  recordCalls,
  visibleListCall,
} from '#contract/calls/records.ts'
import type { AnyCollection, RecordOf } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { type CourseKind, courseShown, courses } from '#contract/collections/course.ts'
import { courseImage, schoolImage, slickImage } from '#contract/collections/images.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { type NewsCategory, news } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { ask } from './ask.ts'

/** A record as lists have it. */
type Summary<C extends AnyCollection> = C extends { shown: readonly (infer Name)[] }
  ? Pick<RecordOf<C>, Extract<Name | 'id' | 'assets', keyof RecordOf<C>>>
  : RecordOf<C>

export type CourseSummary = Summary<(typeof courses)[CourseKind]>
export type TutorSummary = Summary<typeof tutor>
export type NoticeSummary = Summary<typeof latestNotice>
export type NewsSummary = Summary<typeof news>
export type PublicationSummary = Summary<typeof publication>
export type SlickSummary = Summary<typeof slickImage>
export type SchoolImageSummary = Summary<typeof schoolImage>
export type CourseImageSummary = Summary<typeof courseImage>

/** All records of a collection that visitors see. */
const listOf = <C extends AnyCollection>(collection: C) =>
  ask<AnyCall, Summary<C>[]>(visibleListCall(collection), undefined, collection.shown)

/** Those that have a value in a field. */
const listBy = <C extends AnyCollection>(collection: C, field: string, value: string) =>
  ask<AnyCall, Summary<C>[]>(lookupCall(collection, field), value, collection.shown)

/**
 * The lists in which pages have the records of a collection: one, or one for each value of the choice that
 * they are looked up by.
 */
export function listsOf<C extends AnyCollection>(collection: C) {
  const { fields, verbs, lookups = [] } = collection
  const name = verbs.includes('listEnabled') ? undefined : lookups[0]?.field
  const field = name === undefined ? undefined : fields[name]
  if (name === undefined || !field || !('options' in field)) return [listOf(collection)]
  return Object.keys(field.options).map(value => listBy(collection, name, value))
}

/** One record, whole. */
const recordOf = <C extends AnyCollection>(collection: C, id: string) =>
  ask(recordCalls(collection).byId, id)

/** The open courses of every kind. */
export type OpenCourses = Record<CourseKind, CourseSummary[]>

export const openCourses = ask<AnyCall, OpenCourses>(openCoursesCall, undefined, courseShown)
export const coursesOf = (kind: CourseKind) => listOf(courses[kind])
export const courseById = (kind: CourseKind, id: string) => recordOf(courses[kind], id)

export const tutors = listOf(tutor)
export const tutorById = (id: string) => recordOf(tutor, id)

export const notices = listOf(latestNotice)
export const noticeById = (id: string) => recordOf(latestNotice, id)

export const newsOf = (category: NewsCategory) => listBy(news, 'category', category)
export const newsById = (id: string) => recordOf(news, id)

export const publications = listOf(publication)
export const publicationById = (id: string) => recordOf(publication, id)

/** `null` for an address nobody has written yet. */
export const blogByUrl = (url: string) => ask(lookupCall(blog, 'url'), url)

/** All that staff have written for pages, whichever page it is. */
export const blogs = ask(recordCalls(blog).list)

export const slickImages = listOf(slickImage)
export const schoolImages = listOf(schoolImage)
export const courseImages = listOf(courseImage)
