import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanRichText, picturesIn, RICH_TEXT_COLOURS } from '#server/richText/sanitize.ts'

describe('what the editor makes is kept as it is', () => {
  test.each([
    ['headings', '<h2>甲</h2><h3>乙</h3><h4>丙</h4>'],
    ['emphasis', '<p><strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s></p>'],
    ['raised and lowered', '<p>m<sup>2</sup> H<sub>2</sub>O</p>'],
    ['a quotation', '<blockquote>學而時習之</blockquote>'],
    ['code', '<pre>a\n  b</pre><p><code>c</code></p>'],
    [
      'lists',
      '<ol><li data-list="bullet">a</li><li class="ql-indent-8" data-list="ordered">b</li></ol>',
    ],
    ['ticks', '<ol><li data-list="checked">a</li><li data-list="unchecked">b</li></ol>'],
    ['plain lists', '<ul><li>a</li></ul>'],
    [
      'a table',
      '<table><caption>學費</caption><thead><tr><th colspan="2" scope="col">a</th></tr></thead>' +
        '<tbody><tr><td rowspan="3">b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
    ],
    ['alignment and size', '<p class="ql-align-justify"><span class="ql-size-huge">a</span></p>'],
    ['languages', '<p lang="pt">Olá <span lang="zh-Hant-MO">你好</span> <em lang="en">hi</em></p>'],
    ['a picture', '<p><img src="/upload/a1.webp" alt="課室" width="640" height="480" /></p>'],
    ['a picture without words', '<p><img src="./upload/課室.webp" alt="" /></p>'],
    ['a link', '<p><a href="https://a.mo/?b=1&amp;c=2" target="_blank" rel="noopener">a</a></p>'],
    ['a line break', '<p>a<br />b</p>'],
    ['empty lines between', '<p>a</p><p><br /></p><p>b</p>'],
    ['every sign', '<p>a &lt; b &amp;&amp; c &gt; d © “甲”　𠮷 é 👩‍🏫 &amp;amp;</p>'],
  ])('%s', (_name, html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  test('colours are classes named after the palette, and no others', () => {
    for (const colour of RICH_TEXT_COLOURS) {
      const html = `<p><span class="ql-color-${colour} ql-bg-${colour}">a</span></p>`
      expect(cleanRichText(html)).toBe(html)
    }
    expect(cleanRichText('<p class="ql-color-lime ql-bg-">a</p>')).toBe('<p>a</p>')
  })
})

describe('what means the same is brought into the editor’s form', () => {
  test.each([
    [
      'h1 is h2; h5 and h6 are h4',
      '<h1>a</h1><h5>b</h5><h6>c</h6>',
      '<h2>a</h2><h4>b</h4><h4>c</h4>',
    ],
    [
      'strike and del are s, ins is u',
      '<strike>a</strike><del>b</del><ins>c</ins>',
      '<s>a</s><s>b</s><u>c</u>',
    ],
    ['blocks are paragraphs', '<div>a<section>b</section></div>', '<p>a</p><p>b</p>'],
    [
      'a code block of the editor is one pre',
      '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">a</div><div class="ql-code-block">b &lt;</div></div>',
      '<pre>a\nb &lt;</pre>',
    ],
    [
      'the editor’s own handles go',
      '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li></ol>',
      '<ol><li data-list="bullet">a</li></ol>',
    ],
    [
      'every link gets rel',
      '<a href="/x#y" rel="opener" target="_top">a</a>',
      '<a href="/x#y" rel="noopener">a</a>',
    ],
    [
      'a refused link leaves its text',
      '<p><a href="data:,x">a</a><a href="#b">b</a></p>',
      '<p>a<a href="#b" rel="noopener">b</a></p>',
    ],
    ['a refused picture goes', '<p>a<img src="https://x.mo/a.png">b</p>', '<p>ab</p>'],
    [
      'sizes are small integers',
      '<p><img src="/upload/a" width="1e3" height="10%"></p>',
      '<p><img src="/upload/a" /></p>',
    ],
    [
      'cells span a few',
      '<table><tr><td colspan="0" rowspan="1000">a</td></tr></table>',
      '<table><tr><td>a</td></tr></table>',
    ],
    ['a language tag is well formed', '<p lang="pt_BR">a</p><p lang="">b</p>', '<p>a</p><p>b</p>'],
    [
      'what Word leaves behind goes, its words stay',
      '<p class="MsoNormal" style="mso-list:l0"><!--[if !supportLists]--><span style="x">1.</span><!--[endif]--><o:p>甲&nbsp;乙</o:p></p><xml></xml>',
      '<p>1.甲\u00a0乙</p>',
    ],
  ])('%s', (_name, given, kept) => {
    expect(cleanRichText(given)).toBe(kept)
  })

  test.each(['', '<p><br></p>', '<h2><br></h2>', '<p> &nbsp;</p><p></p>', '<script>x</script>'])(
    'what would show nothing is nothing: %j',
    html => {
      expect(cleanRichText(html)).toBe('')
    },
  )
})

describe('pictures', () => {
  test('are named in order, once each, without folder or encoding', () => {
    const html = cleanRichText(
      '<p><img src="/upload/b.png"><img src="./upload/%E8%AA%B2%20%E5%AE%A4.webp">' +
        '<img src="/upload/a.png"><img src="/upload/b.png"><img src="/api/x"></p>',
    )
    expect(picturesIn(html)).toEqual(['b.png', '課 室.webp', 'a.png'])
    expect(picturesIn('')).toEqual([])
  })
})

const names = fc.constantFrom(
  ...'h1 h2 p div b span a img ul ol li pre table tr td br svg math style script o:p form xmp'.split(
    ' ',
  ),
)
const attributes = fc.constantFrom(
  '',
  ' class="ql-align-center x"',
  ' class="ql-code-block"',
  ' class="ql-code-block-container"',
  ' href="/x?a=1&b"',
  ' href=javascript:x',
  ' src="/upload/a.png"',
  ' lang=pt',
  " alt='<\"&>'",
  ' onclick="x',
)
const piece = fc.oneof(
  fc.tuple(names, attributes).map(([name, rest]) => `<${name}${rest}>`),
  names.map(name => `</${name}>`),
  fc.constantFrom(
    '甲',
    'a',
    ' ',
    '\n',
    '<',
    '>',
    '&',
    '&lt;',
    '&amp;lt;',
    '&nbsp;',
    '&#1;',
    '<!--',
    '-->',
    '\r',
    '\0',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
)

test('cleaning what is clean changes nothing, whatever came in', () => {
  const markup = fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join(''))
  fc.assert(
    fc.property(markup, html => {
      const once = cleanRichText(html)
      expect(cleanRichText(once)).toBe(once)
      expect(once).not.toMatch(/<(?!\/?(?:h[2-4]|p|br|b|span|a|img|[uo]l|li|pre|table|t[rd])[ >])/)
    }),
    { numRuns: 500 },
  )
})

describe('size costs no more than its share', () => {
  const KB200 = 200_000
  const filled = (part: string): string => part.repeat(Math.floor(KB200 / part.length))
  test.each([
    ['50,000 nested tags', '<b>'.repeat(50_000)],
    ['50,000 nested and closed', `${'<p><b>'.repeat(25_000)}甲${'</b></p>'.repeat(25_000)}`],
    ['closings that match nothing', `${'<b>'.repeat(450)}${filled('</i>')}`],
    ['nesting hidden in comments', filled('<b><!--</b>-->')],
    ['foreign nesting', filled('<svg><math>')],
    ['lone paragraph ends', filled('</p>')],
    ['attributes', `<p ${filled('a ')}>`],
    ['ampersands', filled('&')],
    ['openings', filled('<')],
    ['openings with a quote', filled('<p a="')],
    ['comments that never end', filled('<!--')],
    ['ends of code lines', filled('</div> ')],
    ['refused links', filled('<a href="x:">甲</a>')],
    ['real paragraphs', filled('<p class="ql-align-center">甲<strong>乙</strong></p>')],
  ])('%s', (_name, html) => {
    const start = performance.now()
    const cleaned = cleanRichText(html)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(cleanRichText(cleaned)).toBe(cleaned)
  })

  test('what is nested too deep keeps its words', () => {
    expect(cleanRichText(`${'<b>'.repeat(100)}甲`)).toMatch(/^(?:<b>){40}甲(?:<\/b>){40}$/)
    expect(cleanRichText(`${'<b>'.repeat(50_000)}甲 &lt; 乙`)).toBe('<p> 甲 &lt; 乙</p>')
  })
})
