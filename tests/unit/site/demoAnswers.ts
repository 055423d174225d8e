/** The demo school as the calls answer it, for tests of what is made of the answers. */
import type { AnyCollection, Computed, RecordOf } from '#contract/collection'
import { blog } from '#contract/collections/blog'
import { type CourseKind, courseKinds, courses } from '#contract/collections/course'
import { latestNotice } from '#contract/collections/latestNotice'
import { type NewsCategory, news, newsCategories } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { tutor } from '#contract/collections/tutor'
import { createCalendar } from '#server/content/texts/calendar'
import { demoTexts } from '#server/content/texts/index'
import type { Answers } from '#site/search/documents'

const texts = demoTexts(createCalendar(new Date('2026-11-20T02:00:00Z')))

let lastId = 0

/** A draft as a GET answers it: fields without a value are null. */
function answered<C extends AnyCollection>(collection: C, draft: object, id?: string): RecordOf<C> {
  lastId += 1
  const computed: Computed = {
    id: id ?? lastId.toString(16).padStart(24, '0'),
    revision: 1,
    created_at: '2026-11-20T10:00:00.000+08:00',
    updated_at: '2026-11-20T10:00:00.000+08:00',
    assets: {},
  }
  const empty = Object.fromEntries(Object.keys(collection.fields).map(name => [name, null]))
  return { ...computed, ...empty, ...draft } as RecordOf<C>
}

const tutors = texts.tutors.map(({ key, ...draft }) => ({ key, record: answered(tutor, draft) }))

const idsOf = (keys: readonly string[]) =>
  tutors.filter(({ key }) => keys.includes(key)).map(({ record }) => record.id)

/** All lists of the demo school, dated from 20 November 2026. */
export const demoAnswers: Answers = {
  courses: Object.fromEntries(
    (Object.keys(courseKinds) as CourseKind[]).map(kind => [
      kind,
      texts.courses[kind].map(({ tutor_keys, ...draft }) =>
        answered(courses[kind], { ...draft, tutor_ids: idsOf(tutor_keys) }),
      ),
    ]),
  ),
  news: Object.fromEntries(
    (Object.keys(newsCategories) as NewsCategory[]).map(category => [
      category,
      texts.news.filter(item => item.category === category).map(item => answered(news, item)),
    ]),
  ),
  notices: texts.notices.map(notice => answered(latestNotice, notice)),
  tutors: tutors.map(({ record }) => record),
  publications: texts.publications.map(item => answered(publication, item)),
  blogs: texts.blogPages.map(page => answered(blog, page)),
  settings: Object.entries(texts.settings).map(([name, value]) => ({
    name: name as 'contact',
    value,
    revision: 1,
    updated_at: '',
  })) as Answers['settings'],
}
