/** The demo school as the calls answer it, for tests of what is made of the answers. */
import type { AnyCollection, Computed, RecordOf } from '#contract/collection.ts'
import { blog } from '#contract/collections/blog.ts'
import { courses, everyCourseKind } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { news, newsCategories } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { PagedCollection } from '#contract/pages.ts'
import type { Answers } from '#site/search/documents.ts'
import { demoSchool } from '../server/demo/demoSchool.ts'

const texts = demoSchool(new Date('2026-11-20T02:00:00Z'))

/** A record as a GET answers it: fields without a value are null. */
function answered<C extends AnyCollection>(collection: C, record: { id: string }): RecordOf<C> {
  const computed: Omit<Computed, 'id'> = {
    revision: 1,
    created_at: '2026-11-20T10:00:00.000+08:00',
    updated_at: '2026-11-20T10:00:00.000+08:00',
    assets: {},
  }
  const empty = Object.fromEntries(Object.keys(collection.fields).map(name => [name, null]))
  return { ...computed, ...empty, ...record } as RecordOf<C>
}

const listOf = (collection: PagedCollection, records: readonly { id: string }[]) => ({
  collection,
  records: records.map(record => answered(collection, record)),
})

/** All lists of the demo school, dated from 20 November 2026. */
export const demoAnswers: Answers = {
  lists: [
    ...everyCourseKind.map(kind => listOf(courses[kind], texts.courses[kind])),
    ...Object.keys(newsCategories).map(category =>
      listOf(
        news,
        texts.news.filter(item => item.category === category),
      ),
    ),
    listOf(latestNotice, texts.notices),
    listOf(tutor, texts.tutors),
    listOf(publication, texts.publications),
  ],
  blogs: texts.blogPages.map(page => answered(blog, page)),
  settings: Object.entries(texts.settings).map(([name, value]) => ({
    name: name as 'contact',
    value,
    revision: 1,
    updated_at: '',
  })) as Answers['settings'],
}

/** Of these answers the lists of one collection alone. */
export const onlyListsOf = (name: string): Answers => ({
  lists: demoAnswers.lists.filter(({ collection }) => collection.name === name),
})
