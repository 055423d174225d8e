import { expect, it } from 'vitest'
import { type Findable, find, type Group } from '#admin/finder/finding.ts'

const thing = (title: string, words = '', group: Group = 'record'): Findable => ({
  id: `${group} ${title}`,
  group,
  title,
  words,
})

const titles = (all: readonly Findable[], asked: string) =>
  find(all, asked).map(({ best }) => best.map(({ title }) => title))

it('what begins with it comes first, then what has it in its title, then what says it elsewhere', () => {
  const all = [thing('陳老師', '教授烘焙'), thing('中式烘焙'), thing('烘焙入門')]
  expect(titles(all, '烘焙')).toEqual([['烘焙入門', '中式烘焙', '陳老師']])
})

it('each word that is asked is somewhere, whatever its case', () => {
  const all = [thing('Python入門', 'deg-101'), thing('Python進階', 'deg-102')]
  expect(titles(all, ' PYTHON  102 ')).toEqual([['Python進階']])
})

it('a group with a better answer stands before the others', () => {
  const all = [thing('新增導師', '', 'action'), thing('導師', '', 'page'), thing('林老師', '導師')]
  expect(find(all, '導師').map(({ group }) => group)).toEqual(['page', 'action', 'record'])
  expect(find(all, '新增').map(({ group }) => group)).toEqual(['action'])
})

it('the best eight of a group are shown, and all are counted', () => {
  const all = Array.from({ length: 30 }, (_, index) => thing(`課程${index}`))
  const [found] = find(all, '課程')
  expect(found?.best.length).toBe(8)
  expect(found?.count).toBe(30)
})

it('nothing is found where nothing is asked', () => {
  expect(find([thing('課程')], '  ')).toEqual([])
})
