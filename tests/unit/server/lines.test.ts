import { expect, test } from 'vitest'
import { linesIn } from '#server/backup/lines.ts'

const linesOf = (text: string) => [...linesIn(new TextEncoder().encode(text))]

test('a line ends at a line feed, the last one also without it', () => {
  expect(linesOf('一\n二\n')).toEqual(['一', '二'])
  expect(linesOf('一\n二')).toEqual(['一', '二'])
  expect(linesOf('')).toEqual([])
})

test('no other separator ends a line', () => {
  const line = '"\u2028 \u2029 \u0085 \v \f \r"'
  expect(linesOf(`${line}\n${line}\n`)).toEqual([line, line])
})
