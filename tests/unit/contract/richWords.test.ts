import { describe, expect, it } from 'vitest'
import { textOfHtml } from '#contract/richWords.ts'

describe('the words of a rich text', () => {
  it.each([
    ['paragraphs', '<p>一</p><p>二</p>', '一 二'],
    ['the cells of a table', '<table><tr><th>課程</th><td>葡語</td></tr></table>', '課程 葡語'],
    ['a list', '<ul><li>身份證</li><li>學歷</li></ul>', '身份證 學歷'],
    ['what is bold within a word', '<p>報<strong>名</strong></p>', '報名'],
    ['marks', '<p>A &amp; B&nbsp;C</p>', 'A & B C'],
    ['characters by their number', '<p>&#33521;&#x8a9e;</p>', '英語'],
    ['what only looks like a mark', '<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  ])('%s', (_what, html, words) => {
    expect(textOfHtml(html)).toBe(words)
  })
})
