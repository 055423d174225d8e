import { expect, test } from 'vitest'
import { emptyPages } from '#admin/blog/emptyPages.ts'
import { isBare } from '#admin/home/isBare.ts'
import { blogItems } from '#contract/navigation.ts'

test('a page is written once it has content; one that has a record is written there', () => {
  const [first, second, ...others] = blogItems
  const written = { id: 'a', url: first?.href, content: '<p>歡迎</p>' }
  const begun = { id: 'b', url: second?.href, title: '有題無文', content: null }
  expect(emptyPages([written, begun])).toEqual([
    { item: second, record: begun },
    ...others.map(item => ({ item, record: undefined })),
  ])
})

test('an album needs no cover, as the site lists it by its pictures; other news need a picture', () => {
  const album = { category: 'photo', image: null, image_list: ['a.webp'] }
  expect(isBare(album)).toBe(false)
  expect(isBare({ ...album, image_list: [] })).toBe(true)
  expect(isBare({ ...album, category: 'news' })).toBe(true)
  expect(isBare({ ...album, category: 'news', image: 'a.webp' })).toBe(false)
})
