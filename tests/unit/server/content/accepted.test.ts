import { describe, expect, test } from 'vitest'
import type { AnyCollection } from '#contract/collection'
import { blog } from '#contract/collections/blog'
import { courses } from '#contract/collections/course'
import { courseImage, schoolImage, slickImage } from '#contract/collections/images'
import { latestNotice } from '#contract/collections/latestNotice'
import { news } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { settings } from '#contract/collections/setting'
import { tutor } from '#contract/collections/tutor'
import { readDraft, readValue } from '#contract/validation'
import { createCalendar } from '#server/content/texts/calendar'
import { demoTexts } from '#server/content/texts/index'
import type { CourseKind } from '#server/content/texts/shapes'

const now = new Date('2026-11-20T09:30:00Z')
const texts = demoTexts(createCalendar(now))

/** What the seeding step adds to an image page. */
const blogPages = texts.blogPages.map(page =>
  page.category === 'ImageList' ? { ...page, content: page.content_images } : page,
)

const suites: [AnyCollection, readonly object[]][] = [
  ...(Object.keys(courses) as CourseKind[]).map((kind): [AnyCollection, readonly object[]] => [
    courses[kind],
    texts.courses[kind],
  ]),
  [blog, blogPages],
  [news, texts.news],
  [latestNotice, texts.notices],
  [tutor, texts.tutors],
  [publication, texts.publications],
  [slickImage, texts.slickImages],
  [courseImage, texts.courseImages],
  [schoolImage, texts.schoolImages],
]

/** Written by hand for the seeding step, which replaces them. */
const SEEDING_KEYS = new Set(['key', 'tutor_keys', 'content_images'])

describe('the demo school is what the contract allows', () => {
  test.each(
    suites.map(([collection, records]) => ({ name: collection.name, collection, records })),
  )('every record of $name is accepted, with no field unknown', ({ collection, records }) => {
    for (const record of records) {
      const { values, issues } = readDraft(collection, { ...record }, now)
      expect(issues, JSON.stringify(record).slice(0, 80)).toEqual([])
      const unknown = Object.keys(record).filter(
        name => !SEEDING_KEYS.has(name) && !(name in values),
      )
      expect(unknown).toEqual([])
    }
  })

  test('the settings are accepted, and all are given', () => {
    expect(Object.keys(texts.settings).sort()).toEqual(Object.keys(settings).sort())
    for (const [name, field] of Object.entries(settings)) {
      const value = texts.settings[name as keyof typeof settings]
      expect(readValue(name, field, value).issues).toEqual([])
    }
  })
})
