/** The demo school as its files tell it, for what is tested of its records. */
import { type AnyCollection, fieldsFor, type RecordOf } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { courses } from '#contract/collections/course.ts'
import { courseImage, schoolImage, slickImage } from '#contract/collections/images.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { news } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { Field } from '#contract/field.ts'
import { answerOf } from '#contract/kinds/index.ts'
import { readValue } from '#contract/validation.ts'
import { readContent } from '#server/demo/content.ts'
import { calendarOf, recordOf } from '#server/demo/texts.ts'

export const content = readContent()

/** A record as a GET answers it, but for the fields that its file leaves out. */
type Told<C extends AnyCollection> = {
  [N in keyof RecordOf<C>]: NonNullable<RecordOf<C>[N]>
}

/** The records of a school first started then; files go by their labels. */
export function demoSchool(firstStart: Date) {
  const calendar = calendarOf(content, firstStart)
  const records = content.records.map(text => recordOf(text, calendar, label => label))

  const recordsOf = <C extends AnyCollection>(collection: C): Told<C>[] =>
    records
      .filter(record => record.collection === (collection as AnyCollection))
      .map(({ id, draft }) => {
        const fields = fieldsFor(collection, draft)
        const answers = Object.entries(draft).map(([name, value]) => {
          const field = fields[name] as Field
          return [name, answerOf(field, readValue(name, field, value).value)]
        })
        return { id, ...Object.fromEntries(answers) }
      })

  return {
    calendar,
    records,
    settings: content.settings,
    courses: {
      degree: recordsOf(courses.degree),
      teacher: recordsOf(courses.teacher),
      single: recordsOf(courses.single),
      cpd: recordsOf(courses.cpd),
      macau: recordsOf(courses.macau),
    },
    tutors: recordsOf(tutor),
    news: recordsOf(news),
    notices: recordsOf(latestNotice),
    publications: recordsOf(publication),
    slickImages: recordsOf(slickImage),
    courseImages: recordsOf(courseImage),
    schoolImages: recordsOf(schoolImage),
    blogPages: recordsOf(blog),
  }
}
