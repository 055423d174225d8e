import { describe, expect, test } from 'vitest'
import { fieldGroups, isListed } from '#admin/form/fieldGroups.ts'
import { type AnyCollection, defineCollection } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { type Fields, number, richText, text } from '#contract/field.ts'

const named = (fields: Fields) =>
  fieldGroups(fields).map(({ group, fields: all }) => [group, all.map(([name]) => name)])

const declare = (fields: Fields): AnyCollection =>
  defineCollection({
    name: 'Toy',
    label: '玩具',
    title: 'title',
    publishing: true,
    verbs: [],
    fields,
  })

describe('the groups of a form', () => {
  test.each(collections.map(each => [each.name, each.fields]))(
    '%s: every field stands in one of them, in the order of its declaration',
    (_name, fields) => {
      const order = Object.keys(fields)
      const groups = named(fields)
      for (const [, names] of groups) {
        expect(names).toEqual(order.filter(name => names?.includes(name)))
      }
      const shown = groups.flatMap(([, names]) => names)
      expect(shown.sort()).toEqual(groups.length > 0 ? order.sort() : [])
    },
  )

  test('are those of the declaration, and else what is usual for the kind', () => {
    const { fields } = declare({
      title: text('名稱', { required: true }),
      wheels: number('輪子'),
      story: richText('故事'),
      price: number('價錢', { group: 'terms' }),
      place: number('排序', { group: 'publishing' }),
    })
    expect(named(fields)).toEqual([
      ['basics', ['title', 'wheels']],
      ['content', ['story']],
      ['terms', ['price']],
      ['publishing', ['place', 'enabled', 'publish_at', 'unpublish_at']],
    ])
  })

  test('are none where the fields are seen at once', () => {
    const small = collections.filter(({ fields }) => fieldGroups(fields).length === 0)
    expect(small.map(({ name }) => name)).toEqual([
      'Blog',
      'SlickImage',
      'CourseImage',
      'SchoolImage',
    ])
  })

  test('are listed where the form is long', () => {
    const listed = collections.filter(({ fields }) => isListed(fieldGroups(fields)))
    expect(listed.map(({ label }) => label)).toEqual([
      '學歷課程',
      '教師課程',
      '專業證書課程',
      '持續專業發展課程',
      '產教融合課程',
      '媒體及宣傳',
      '導師',
    ])
  })
})
