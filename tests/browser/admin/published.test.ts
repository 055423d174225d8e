/** What is published looks as it did in the editor, and the preview shows all that the page shows. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goTo, rowOf, save } from '../../setup/admin.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { workerSite } from '../../setup/site.ts'
import { type Staff, signIn } from '../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
let staff: Staff
let id: string
let old: string
let name: string
let course: string
let tutor: Record<string, unknown> | undefined
beforeAll(async () => {
  staff = await signIn(site)
  const plain = { width: 200, height: 100, channels: 3, background: '#146' } as const
  const picture = await sharp({ create: plain }).png().toBuffer()
  name = await staff.upload(new Blob([new Uint8Array(picture)]), '圖.png')
  const image = (side: string) =>
    `<p class="ql-align-${side}"><img src="/upload/${name}" alt="圖"></p>`
  id = await staff.add('LatestNotice', {
    title: '格式公告',
    content: `<h2 class="ql-align-center">中間的標題</h2>${image('center')}${image('right')}<p>後</p>`,
  })
  old = await staff.add('LatestNotice', {
    title: '舊站的公告',
    content: `<p>前</p><p><img src="./upload/${name}" alt="圖"></p>`,
  })
  tutor = (await staff.list('Tutor'))[0]
  course = await staff.add('DegreeCourse', { title: '有導師的課程', tutor_ids: [tutor?.id] })
})
const window = oneWindow(() => open('/admin/latestNotice'))
afterAll(async () => {
  await staff.remove('LatestNotice', id)
  await staff.remove('LatestNotice', old)
  await staff.remove('DegreeCourse', course)
})

/** Where the text of each line begins or is centred, from the left of its column, in hundredths. */
const placeOf = (page: Page, root: string, selector: string) =>
  page.locator(`${root} ${selector}`).evaluateAll((all, around) => {
    const column = document.querySelector(around)?.getBoundingClientRect()
    return all.map(each => {
      const { left, right } = each.getBoundingClientRect()
      const middle = ((left + right) / 2 - (column?.left ?? 0)) / (column?.width ?? 1)
      return middle < 0.4 ? 'left' : middle > 0.6 ? 'right' : 'middle'
    })
  }, root)

interface Heard {
  nodeId: string
  role: { value: string }
  name?: { value: string }
  childIds: string[]
}

/** What stands before each entry of a page's lists, in the order in which a reader hears it. */
async function markers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const answer = (await session.send('Accessibility.getFullAXTree')) as { nodes: Heard[] }
  await session.detach()
  const byId = new Map(answer.nodes.map(node => [node.nodeId, node]))
  // The browser answers level by level, and not as the page is read.
  const read = (node: Heard | undefined): Heard[] =>
    node ? [node, ...node.childIds.flatMap(id => read(byId.get(id)))] : []
  return read(answer.nodes[0])
    .filter(({ role }) => role.value === 'ListMarker')
    .map(({ name }) => (name?.value ?? '').trim())
}

it('lists within lists are numbered as in the editor, and pictures and lines stand where they stood', {
  timeout: 120_000,
}, async () => {
  const page = window()
  await rowOf(page, '格式公告').getByRole('link', { name: '格式公告' }).click()
  const editor = page.locator('.ql-editor')
  await editor.getByText('後').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  // As from another page: lists within lists, of both kinds.
  await editor.evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<ol><li>一<ol><li>甲</li><li>乙</li></ol></li><li>二<ul><li>點</li></ul></li><li>三</li></ol>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const levels = () =>
    editor
      .locator('li')
      .evaluateAll(all => all.map(li => `${li.className.slice(-1)}${li.textContent}`))
  await expect.poll(levels).toEqual(['一', '1甲', '1乙', '二', '1點', '三'])
  const inEditor = await placeOf(page, '.ql-editor', 'img')
  expect(inEditor).toEqual(['middle', 'right'])
  await save(page)
  await rowOf(page, '格式公告').waitFor()

  const sent = async () => (await staff.list('LatestNotice')).find(each => each.id === id)?.content
  await expect.poll(sent).toContain('甲')
  const shown = await visit(`${site.origin}/latestNoticeDetail/${id}`, { width: 390 })
  // What is behind the special notice is not read out.
  await shown.getByRole('button', { name: '我已知悉' }).click()
  expect(await placeOf(shown, 'article', 'img[alt="圖"]')).toEqual(inEditor)
  const found = await markers(shown)
  expect(found.filter(each => /^\w\.$|^•$/.test(each))).toEqual(['1.', 'a.', 'b.', '2.', '•', '3.'])
  // What search engines and feeds read are lists within lists.
  for (const path of [`/latestNoticeDetail/${id}`, '/feeds/notices.atom']) {
    const answered = await (await fetch(site.origin + path)).text()
    const html = answered.replace(/<script.*?<\/script>/gs, '')
    expect(html, path).toContain('<li>一<ol type="a"><li>甲</li><li>乙</li></ol></li>')
    expect(html, path).not.toMatch(/<li[^>]*ql-indent/)
  }
  // Opened again, nothing has changed.
  await rowOf(page, '格式公告').getByRole('link', { name: '格式公告' }).click()
  await expect.poll(levels).toEqual(['一', '1甲', '1乙', '二', '1點', '三'])
})

it('a picture in the spelling of the old site is seen on the page, in the feed and in the editor', async () => {
  const textAt = async (path: string) =>
    (await (await fetch(site.origin + path)).text()).replace(/<script.*?<\/script>/gs, '')
  expect(await textAt(`/latestNoticeDetail/${old}`)).toContain(`src="/upload/${name}"`)
  const feed = await textAt('/feeds/notices.atom')
  expect(feed).toContain(`<p>前</p><p><img src="${site.origin}/upload/${name}"`)
  expect(feed).not.toContain('"./upload/')

  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, '舊站的公告').getByRole('link', { name: '舊站的公告' }).click()
  const image = page.locator('.ql-editor img')
  await expect.poll(() => image.evaluate(each => (each as HTMLImageElement).naturalWidth)).toBe(200)
})

it('the preview of a course shows its tutors, and courses like it', async () => {
  const page = window()
  await goTo(page, '/admin/degree-course')
  await page.getByRole('link', { name: '有導師的課程', exact: true }).click()
  await page.getByRole('button', { name: '預覽', exact: true }).click()
  const shown = page.frameLocator('iframe[title=預覽]')
  await shown.getByRole('heading', { name: '導師', exact: true }).waitFor()
  await shown.getByText(String(tutor?.name)).first().waitFor()
  await shown.getByRole('heading', { name: /相近|相關|類似/ }).waitFor()
})
