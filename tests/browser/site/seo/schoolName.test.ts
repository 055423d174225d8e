/** A school that is called otherwise than the demo: the name that staff gave it, wherever its pages are shown. */
import { XMLParser } from 'fast-xml-parser'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Contact } from '#contract/contact.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { whenKept } from '../../../setup/phone.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const site = workerSite()
const at = onePhone(site)
const NAME = '海島成人學校 & 夜校'

const sent = async (path: string) => (await fetch(site.origin + path)).text()
const titleIs = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title)

let before: string
async function call(zh: string) {
  const staff = await signIn(site)
  const { data } = JSON.parse(await sent('/api/getSettingByName/contact')) as {
    data: { value: Contact }
  }
  before ??= data.value.name.zh
  const value = { ...data.value, name: { ...data.value.name, zh } }
  await staff.modify('Setting', { id: '', name: 'contact', value })
}

/** Whether the name beside the mark ends before the bar does, and before what stands next to it. */
function roomAround(name: Element) {
  const { right, bottom } = name.getBoundingClientRect()
  const beside = [...(name.closest('a')?.parentElement?.children ?? [])].slice(1)
  const boxes = beside.map(each => each.getBoundingClientRect()).filter(({ width }) => width > 0)
  const bar = name.closest('header')?.getBoundingClientRect()
  return {
    below: bottom <= (bar?.bottom ?? 0),
    beside: boxes.every(({ left }) => right <= left),
  }
}

beforeAll(() => call(NAME))
afterAll(() => call(before))

it('is in what the server sends: titles, the footer, the feeds, and what a device calls the installed site', async () => {
  const pages = await Promise.all(['/home', '/course'].map(sent))
  for (const page of pages) {
    expect(page).toMatch(/© 2023–20\d\d 海島成人學校 &amp; 夜校/)
    expect(page.replaceAll('<wbr/>', '').split('>海島成人學校 &amp; 夜校<').length).toBeGreaterThan(
      2,
    )
  }
  expect(pages[1]).not.toContain('澳門持續')
  const titles = pages.map(page => /<title>([^<]*)<\/title>/.exec(page)?.[1])
  expect(titles).toEqual(['', '課程列表｜'].map(own => `${own}海島成人學校 &amp; 夜校`))
  const { feed } = new XMLParser().parse(await sent('/feeds/news.atom')) as {
    feed: { title: string; author: { name: string }; rights: string }
  }
  expect(feed.title).toMatch(/｜海島成人學校 & 夜校$/)
  expect([feed.author.name, feed.rights]).toEqual([NAME, NAME])
  expect(JSON.parse(await sent('/manifest.webmanifest'))).toMatchObject({ name: NAME })
})

it('is beside the mark, above and below each page, and one of many letters stands within the bar', async () => {
  const { line, phone } = at
  const long = '澳門特別行政區海島成人教育及在職培訓中心'
  await call(long)
  const page = await phone.open(`${line.origin}/course`)
  await page.getByRole('button', { name: '我已知悉' }).click()
  const foot = page.getByRole('contentinfo').locator('a[href="/home"]')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await foot.textContent()).toBe(long)
    const name = page.getByRole('banner').getByText(long)
    expect(await name.evaluate(roomAround), `${width} px`).toEqual({ below: true, beside: true })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await call(NAME)
})

it('is in the tab wherever one goes, and without a network', async () => {
  const { line, phone } = at
  const page = await phone.open(`${line.origin}/latestNotice`)
  await page.getByRole('button', { name: '我已知悉' }).click()
  await titleIs(page, `最新公告｜${NAME}`)
  await whenKept(page)
  await titleIs(page, `最新公告｜${NAME}`)
  const { data } = JSON.parse(await sent('/api/getEnableLatestNotice'))
  await page.locator(`main a[href="/latestNoticeDetail/${data[0].id}"]`).click()
  await titleIs(page, `${data[0].title}｜${NAME}`)
  await page.goto(`${line.origin}/registration#bad-weather`)
  await titleIs(page, `惡劣天氣安排｜${NAME}`)
  line.state = 'cut'
  await page.goto(`${line.origin}/home`)
  await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
  await titleIs(page, NAME)
  await page.goto(`${line.origin}/certification`)
  await titleIs(page, `專業認證中心｜${NAME}`)
})
