/** What the editor shows is what visitors see: the same blocks, lists, numbering, colours and sides. */
import { expect, it, onTestFinished } from 'vitest'
import { rowOf } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())

const texts = {
  headings: '<h2>大標</h2><p>文</p><h3>中標</h3><p>文</p><h4>小標</h4><p>文</p>',
  'numbered lists within lists':
    '<ol><li>一</li><li class="ql-indent-1">一甲</li><li class="ql-indent-1">一乙</li><li class="ql-indent-2">一乙子</li><li>二</li><li class="ql-indent-1">二甲</li></ol><p>隔</p><ol><li>又一</li></ol>',
  'lists of both kinds':
    '<ul><li>點</li><li class="ql-indent-1">內點</li></ul><ol><li>數</li></ol>',
  'words in many ways':
    '<p>平<strong>粗</strong><em>斜</em><u>底</u><s>刪</s><span class="ql-color-red">紅</span><span class="ql-color-green">綠</span><span class="ql-color-gold">金</span><span class="ql-color-grey">灰</span></p>',
  sides:
    '<p class="ql-align-center">中</p><p class="ql-align-right">右</p><p class="ql-align-justify">齊</p><p class="ql-indent-1">縮</p>',
  'a quotation': '<blockquote>引</blockquote><p>後</p>',
  'a table':
    '<table><tbody><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td><td>丁</td></tr></tbody></table>',
  'a table with headings':
    '<table><thead><tr><th>甲</th><th>乙</th></tr></thead><tbody><tr><td>丙</td><td>丁</td></tr></tbody></table>',
}

/** Runs in the page: each piece of text within the element, with what one sees of it. */
function pieces(root: Element) {
  // What only keeps a line from ending is not seen.
  for (const span of root.querySelectorAll('.whole, .together'))
    span.replaceWith(...span.childNodes)
  root.normalize()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Record<string, unknown>[] = []
  const drawn = (element: Element) => {
    const lines = new Set<string>()
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      lines.add(getComputedStyle(at).textDecorationLine)
    }
    lines.delete('none')
    return [...lines].join()
  }
  const numbered = (own: string) =>
    /lower-alpha|lower-roman/.exec(own)?.[0] ?? (/decimal|counter/.test(own) ? 'decimal' : 'point')
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim()
    const element = walker.currentNode.parentElement
    const block = element?.closest('h2, h3, h4, p, li, blockquote, td, th')
    if (!text || !element || !block) continue
    const style = getComputedStyle(element)
    const entry = element.closest('li')
    const marker = entry?.querySelector(':scope > .ql-ui')
    let depth = Number(/ql-indent-(\d)/.exec(entry?.className ?? '')?.[1] ?? 0)
    for (let at = entry; at; at = at.parentElement?.closest('li') ?? null) depth += 1
    const own = marker
      ? getComputedStyle(marker, '::before').content
      : entry && getComputedStyle(entry).listStyleType
    found.push({
      text,
      // The editor knows no cells of headings, and shows them so.
      block: block.tagName.replace('TH', 'TD'),
      colour: style.color,
      weight: Number(style.fontWeight) > 500 ? 'bold' : 'plain',
      slant: style.fontStyle,
      lines: drawn(element),
      side: { start: 'left', end: 'right' }[style.textAlign] ?? style.textAlign,
      marker: own ? numbered(own) : undefined,
      ...(entry ? { depth } : {}),
    })
  }
  return found
}

/** The pieces of text in that HTML. */
const wordsOf = (html: string): string[] => html.split(/<[^>]+>/).filter(Boolean)

it(`as in the editor: ${Object.keys(texts).join(', ')}`, async () => {
  const title = '所有格式的公告'
  const content = Object.entries(texts).map(([name, text]) => `<p>${name}</p>${text}`)
  const staff = await signIn(site)
  const id = await staff.add('LatestNotice', { title, content: content.join('') })
  onTestFinished(() => staff.remove('LatestNotice', id))
  const page = await open('/admin/latestNotice')
  await rowOf(page, title).getByRole('link').first().click()
  const editor = page.locator('.ql-editor')
  await editor.waitFor()
  const written = await editor.evaluate(pieces)
  const visitor = await visit(`${site.origin}/latestNoticeDetail/${id}`, { width: 1280 })
  const shown = await visitor
    .locator('main div:has(> :is(p, h2, ol, ul, blockquote, [data-table]))')
    .last()
    .evaluate(pieces)
  const words = Object.entries(texts).flatMap(([name, text]) => [name, ...wordsOf(text)])
  expect(written.map(({ text }) => text)).toEqual(words)
  expect(written).toEqual(shown)
})
