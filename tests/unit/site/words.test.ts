import { describe, expect, it } from 'vitest'
import { feeWords } from '#contract/money.ts'
import { navigation } from '#contract/navigation.ts'
import { activeHref } from '#site/layout/activeItem.ts'
import { footerColumns } from '#site/layout/footerColumns.ts'
import { plainText } from '#site/plainText.ts'
import { withPictures } from '#site/textPictures.ts'

describe('fees', () => {
  it.each([
    [1234.5, 'MOP$1,234.50'],
    [380, 'MOP$380.00'],
    [1_000_000, 'MOP$1,000,000.00'],
    [0, '免費'],
    [null, undefined],
  ])('%s is written %s', (fee, words) => {
    expect(feeWords(fee)).toBe(words)
  })
})

describe('the active entry of the navigation', () => {
  it.each([
    ['/home', '', '/home'],
    ['/about', 'contact', '/about'],
    ['/course', '', '/course'],
    ['/course', 'cpd-course', '/course'],
    ['/course', 'current-courses', '/course#current-courses'],
    ['/course/courseDetail/cpd/65', '', '/course'],
    ['/macau-course/tutorDetail/65', '', '/macau-course'],
    ['/mediaDetail/65', '', '/media'],
    ['/media/publicationDetail/65', '', '/media'],
    ['/latestNoticeDetail/65', '', '/latestNotice'],
    ['/nothing', '', undefined],
  ])('for %s#%s is %s', (pathname, hash, href) => {
    expect(activeHref(pathname, hash)).toBe(href)
  })
})

describe('the footer', () => {
  it('leads to every sub-page of the site map', () => {
    const linked = new Set(footerColumns.flatMap(({ links }) => links.map(({ href }) => href)))
    const missing = navigation
      .flatMap(item => item.children ?? [])
      .filter(({ href }) => !linked.has(href))
    expect(missing).toEqual([])
  })
})

describe('the words of a rich text', () => {
  it('are those of its paragraphs, without marks and headings', () => {
    const html =
      '<h2>標題</h2><p>第一段<strong>重點</strong>。</p><ul><li>項</li></ul><p>A &amp; B&#39;s</p>'
    expect(plainText(html)).toBe("第一段重點。A & B's")
  })

  it('are none where there is no text', () => {
    expect(plainText(null)).toBe('')
  })
})

describe('the pictures of a rich text', () => {
  const about = { label: '', size: 1, type: 'image/webp', width: 900, height: 600 }
  const assets = { 'a.webp': { ...about, widths: [320, 640] }, 'b.webp': about }
  const sources = '/upload/a-320.webp 320w, /upload/a-640.webp 640w, /upload/a.webp 900w'
  const late = 'loading="lazy" decoding="async"'

  it.each([
    [
      '<img src="/upload/a.webp" alt="圖" />',
      `<img src="/upload/a.webp" alt="圖" width="900" height="600" sizes="(min-width: 51rem) 48rem, 100vw" srcset="${sources}" ${late} />`,
    ],
    [
      '<img src="./upload/b.webp">',
      `<img src="/upload/b.webp" alt="" width="900" height="600" ${late}>`,
    ],
    [
      '<img src="/upload/b.webp" width="90" height="60" />',
      `<img src="/upload/b.webp" width="90" height="60" alt="" ${late} />`,
    ],
    ['<img src="/upload/old.webp" />', `<img src="/upload/old.webp" alt="" ${late} />`],
  ])('%s has what its record knows of it', (html, expected) => {
    expect(withPictures(html, assets)).toBe(expected)
  })

  it('are described in the words of the library where the text has none of its own', () => {
    const known = { 'b.webp': { ...about, alt: '"課室" <甲> & 乙' } }
    const shown = (alt: string) => withPictures(`<img src="/upload/b.webp"${alt} />`, known)
    const escaped = '&#34;課室&#34; &#60;甲&#62; &#38; 乙'
    expect(shown('')).toContain(`<img src="/upload/b.webp" alt="${escaped}" width=`)
    expect(shown(' alt="自己的"')).not.toContain('課室')
    // Only there to look nice: somebody has said so.
    expect(shown(' alt=""')).not.toContain('課室')
  })
})
