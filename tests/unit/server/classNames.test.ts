import postcss from 'postcss'
import { expect, test } from 'vitest'
import { shortened, shortSelectors } from '#server/build/classNames.ts'

const names = new Map([
  ['p_4', 'a'],
  ['tablet:p_4', 'b'],
  ['w_1.5rem', 'c'],
])

const style = async (css: string) => {
  const plugin = shortSelectors(async () => names)
  return (await postcss([plugin]).process(css, { from: undefined })).css
}

test('an element has the short names of its classes, in their order, and those that are not Panda’s', () => {
  expect(shortened('whole tablet:p_4 p_4  w_1.5rem', names)).toBe('whole b a  c')
})

test('a rule goes by the short name, however its class is written, and at any depth', async () => {
  expect(await style('.p_4{}')).toBe('.a{}')
  expect(await style('@media x{.tablet\\:p_4:hover>.w_1\\.5rem{}}')).toBe('@media x{.b:hover>.c{}}')
  expect(await style('.\\70_4{}')).toBe('.a{}')
})

test('what others name keeps its name, also where it begins like one of Panda’s', async () => {
  const css = '.ql-align-center .p_40,.p_4x,[class="p_4"]{}'
  expect(await style(css)).toBe(css)
})
