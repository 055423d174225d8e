import { expect, test } from 'vitest'
import type { LatestNotice } from '#contract/collections/latestNotice.ts'
import { noticeErrand } from '#server/push/errands.ts'

const bodyOf = (content: string | null) =>
  noticeErrand({ id: 'a'.repeat(24), title: '停課', content } as LatestNotice).message.body

test('a push says the words of its notice as they are read, its blocks apart', () => {
  expect(
    bodyOf('<p>Q&amp;A 及 R&amp;D 課程</p><ul><li>1 &lt; 2</li><li>報<b>名</b></li></ul>'),
  ).toBe('Q&A 及 R&D 課程 1 < 2 報名')
  expect(bodyOf(null)).toBe('')
})

test('a long one is cut after a whole character', () => {
  expect(bodyOf(`<p>${'😀'.repeat(121)}</p>`)).toBe(`${'😀'.repeat(120)}…`)
  expect(bodyOf(`<p>${'字'.repeat(120)}</p>`)).toBe('字'.repeat(120))
})
