import { expect, test } from 'vitest'
import { dataScript } from '#site/seo/headTags.ts'

test('data for machines holds any text, and no character that a page must not have', () => {
  const name = '甲</script>\u0000\u0001\u007f\u0085\u2028\ufffe\u{1fffe}\ud800<!--乙'
  const script = dataScript({ '@type': 'Course', name })
  const inner = /^<script type="application\/ld\+json">(.*)<\/script>$/su.exec(script)?.[1] ?? ''
  expect(inner).not.toMatch(/[<\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029]/u)
  expect(JSON.parse(inner)).toMatchObject({ '@type': 'Course', name })
})
