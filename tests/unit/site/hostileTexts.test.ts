/** Twice the text takes twice the time, however it is written. `npm run bench:text` measures each in full. */
import { expect, test } from 'vitest'
import { nestedLists } from '#contract/nestedLists.ts'
import { cleanRichText, picturesIn } from '#server/richText/sanitize.ts'
import { plainText } from '#site/plainText.ts'
import { wholePiecesIn } from '#ui/wholePieces.ts'
import { hostileShapes } from '../../bench/text/shapes.ts'

/** Far more than any takes; what grows with the square of the length takes seconds to minutes. */
const LIMIT_MS = 1_000

const steps = { plainText, nestedLists, wholePiecesIn, picturesIn }
const quarter = hostileShapes(50_000)

/** Of the processor: what else the machine does is nothing to it. */
function took(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test('there are more than twenty hostile shapes, each as long as a text may be', () => {
  const lengths = Object.values(hostileShapes()).map(text => text.length)
  expect(lengths.length).toBeGreaterThan(20)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(200_000)
})

test.each(Object.entries(hostileShapes()))('%s: read in time', (name, text) => {
  for (const [step, work] of Object.entries(steps)) {
    expect([step, took(() => work(text)) < LIMIT_MS]).toEqual([step, true])
  }
  const clean = () => cleanRichText(quarter[name] ?? '')
  expect(took(clean)).toBeLessThan(LIMIT_MS)
  const cleaned = clean()
  expect(cleanRichText(cleaned)).toBe(cleaned)
})

test('the words of a text are those of its paragraphs', () => {
  expect(plainText('<p class="ql-align-center">甲<b>乙</b></p><pre>碼</pre><p>丙</p>')).toBe(
    '甲乙丙',
  )
  expect(plainText('<p>甲</p><p>不完')).toBe('甲')
})
