import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainMarkup } from '#server/richText/plainMarkup.ts'
import { cleanRichText } from '#server/richText/sanitize.ts'

/** What makes the whole of it be cleaned, and is gone afterwards. */
const cleanedWhole = (html: string) => cleanRichText(`${html}<script></script>`)

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const wrapped = (tags: string[], inner: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...tags), inner).map(([tag, text]) => `<${tag}>${text}</${tag}>`)
const line = fc
  .array(fc.oneof(words, wrapped(['strong', 'em', 'u', 's', 'b', 'a'], words)), { maxLength: 4 })
  .map(parts => parts.join(''))
const block = fc.oneof(
  wrapped(['p', 'h2', 'h3', 'h4', 'h1', 'div'], line),
  wrapped(
    ['ul', 'ol'],
    fc.array(wrapped(['li'], line), { maxLength: 3 }).map(all => all.join('')),
  ),
)
const html = fc.array(block, { maxLength: 4 }).map(blocks => blocks.join(''))

test('what is taken for plain is what cleaning leaves as it is', () => {
  let plain = 0
  fc.assert(
    fc.property(html, text => {
      if (!isPlainMarkup(text)) return
      plain += 1
      expect(cleanedWhole(text)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
  expect(plain).toBeGreaterThan(100)
})

test.each([
  '<p>a</p><h2>b</h2><ul><li>c</li><li><strong>d</strong> e</li></ul>',
  '<p><em>a</em><u>b</u></p>',
])('%s is plain', text => {
  expect(isPlainMarkup(text)).toBe(true)
})

test.each([
  '',
  '<p></p>',
  '<p> </p>',
  '<p>a',
  '<p class="x">a</p>',
  '<p>a &amp; b</p>',
  '<p>a</h2>',
  '<p onclick=x>a</p>',
  '<script>a</script>',
  'a',
  '<p>a\u0000</p>',
])('%j is not', text => {
  expect(isPlainMarkup(text)).toBe(false)
})

test('it takes no longer than the text is long', () => {
  const began = performance.now()
  expect(isPlainMarkup(`<p>${'a'.repeat(200_000)}<`)).toBe(false)
  expect(isPlainMarkup('<p><em>a</em>'.repeat(15_000))).toBe(false)
  expect(performance.now() - began).toBeLessThan(1_000)
})
