import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Phrases } from '#ui/Phrases.tsx'
import { cutAtPieces, wholePiecesIn } from '#ui/wholePieces.ts'

const piecesOf = (text: string) => cutAtPieces(text).filter((_, index) => index % 2 === 1)

describe('the pieces that no line may break within', () => {
  it.each([
    ['2026年9月1日（星期二）下午4:00截止', ['2026年9月1日', '（星期二）', '下午4:00']],
    ['由9月1日至12月23日', ['9月1日', '12月23日']],
    ['2019年至2020年，2025年至今', ['2019年', '2020年', '2025年至今']],
    ['逢星期二、四18:45–21:45，共12課', ['18:45–21:45', '12課']],
    ['學費MOP$1,234.50，另收$120', ['MOP$1,234.50', '$120']],
    ['工商管理學士學位課程（兼讀制）', ['（兼讀制）']],
    ['持續風速每小時63至117公里', ['117公里']],
    ['由上午9:00至下午12:30，第2至3課', ['上午9:00', '下午12:30', '3課']],
    ['下午6:45至10:00', ['下午6:45', '10:00']],
    ['第3課，出席率80%，36小時', ['第3課', '80%', '36小時']],
    ['持教大樓（正門對面的停車場，逢星期日免費，9月1日起）', ['9月1日']],
    ['查詢請致電2800 0000查詢，或28000001', ['2800 0000']],
    ['杏仁忌廉蛋糕《大三巴的下午》', ['《大三巴的下午》']],
    ['學習木工', []],
  ])('of %s are %j', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
    expect(cutAtPieces(text).join('')).toBe(text)
  })

  it('in a rich text are marked in its words, never in its marks', () => {
    const html = '<p title="9月1日">由<b>9月1日</b>起 &amp; 3課</p><img alt="（圖）" src="x">'
    expect(wholePiecesIn(html)).toBe(
      '<p title="9月1日">由<b><wbr><span class="whole">9月1日</span></b><wbr>起 &amp; <span class="whole">3課</span></p><img alt="（圖）" src="x">',
    )
  })

  it('are not parted at the space of a telephone number', () => {
    expect(wholePiecesIn('<p>致電2800 0000查詢</p>')).toBe(
      '<p>致電<wbr><span class="whole">2800\u00a00000</span><wbr>查詢</p>',
    )
  })

  it('may be parted between two of them', () => {
    expect(wholePiecesIn('<p>9月1日（二）下午4:00止</p>')).toBe(
      '<p><span class="whole">9月1日</span><wbr><span class="whole">（二）</span><wbr><span class="whole">下午4:00</span><wbr>止</p>',
    )
  })

  it('keep the last word of an item of a list together, unless that is one', () => {
    expect(
      wholePiecesIn('<ol><li>保存收據。</li><li>另收<b>$120</b>正</li><li>共3課</li></ol>'),
    ).toBe(
      '<ol><li>保存<span class="together">收據。</span></li><li>另收<b><wbr><span class="whole">$120</span></b><wbr>正</li><li>共<wbr><span class="whole">3課</span></li></ol>',
    )
  })

  it('may be parted from the last word of an item, and leave no mark in the next item', () => {
    expect(wholePiecesIn('<ul><li>共3課正式</li><li>後</li></ul>')).toBe(
      '<ul><li>共<wbr><span class="whole">3課</span><wbr><span class="together">正式</span></li><li>後</li></ul>',
    )
  })

  it('may be parted from punctuation before them', () => {
    expect(wholePiecesIn('<p>休息，下午6:45開放</p>')).toBe(
      '<p>休息，<wbr><span class="whole">下午6:45</span><wbr>開放</p>',
    )
  })

  it('may be parted from a Chinese character beside them, and from no punctuation after them', () => {
    expect(wholePiecesIn('<p>由9月1日至3課。</p><p>第</p>')).toBe(
      '<p>由<wbr><span class="whole">9月1日</span><wbr>至<wbr><span class="whole">3課</span>。</p><p>第</p>',
    )
  })
})

describe('a phrase of a title', () => {
  it.each([
    ['開課啦🎉！立即報名', '<span class="whole">開課啦🎉！</span>'],
    ['我愛澳門❤️，歡迎你', '<span class="whole">我愛澳門❤️，</span>'],
    ['𨋢，第二', '<span class="together">𨋢，</span>'],
    ['夜校，第二', '夜<span class="together">校，</span>'],
  ])('is cut within no character: %s', (text, html) => {
    expect(renderToStaticMarkup(createElement(Phrases, { text }))).toContain(html)
  })
})
