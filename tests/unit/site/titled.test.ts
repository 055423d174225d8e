/** What pages are called in a tab and in a search result. */
import { expect, it } from 'vitest'
import { ownName, withSchool } from '#site/titled.ts'

it.each(['課程列表', '招生講座｜第二場', 'Python | Django', 'A｜B | C'])(
  "the page's own name is whole in its title, whatever stands in it: %s",
  name => {
    expect(ownName(withSchool(name, '某校'))).toBe(name)
    expect(ownName(`${name} | A School`)).toBe(name)
  },
)

it('a title without the school is the name', () => {
  expect(ownName('Continuing education')).toBe('Continuing education')
})
