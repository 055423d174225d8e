/** On a device: what the tab is called, the same from the server as from what is kept, and where an address leads. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { subPageTitles } from '../../../setup/engines/subPageTitles.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { whenKept } from '../../../setup/phone.ts'
import { eachKindOf, publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'
import { stormSize } from '../../../setup/storms.ts'

const at = onePhone(sharedSite())
/** Of the sub-pages of a page, so many are opened: the rest are called by the same rule. */
const OPENED = stormSize('TITLED_SUB_PAGES', 1, 10)
const SCHOOL = '澳門持續教育學校'

const titleIs = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title)

it('it is called after the sub-page that the address names, wherever one comes from, and every page is called the same without a network', async () => {
  const { line, phone, site } = at
  // As the server sends it, before anything is used.
  const page = await phone.open(`${line.origin}/registration#bad-weather`)
  await titleIs(page, `惡劣天氣安排｜${SCHOOL}`)
  await page.getByRole('button', { name: '我已知悉' }).click()
  await whenKept(page)
  await page.evaluate(() => {
    location.hash = 'online-registration'
  })
  await titleIs(page, `網上報名｜${SCHOOL}`)
  await page.goBack()
  await titleIs(page, `惡劣天氣安排｜${SCHOOL}`)
  const foot = page.getByRole('contentinfo')
  await foot.getByText('課程及導師').locator('visible=true').click()
  await foot.getByRole('link', { name: '學歷課程' }).click()
  await titleIs(page, `學歷課程｜${SCHOOL}`)
  await page.goBack()
  await titleIs(page, `惡劣天氣安排｜${SCHOOL}`)
  await page.goto(`${line.origin}/about`)
  await titleIs(page, '關於本校')

  for (const { children = [] } of navigation) {
    for (const { href } of children.slice(-OPENED)) {
      await page.goto(line.origin + href)
      await page.locator(`[id="${href.split('#')[1]}"]:visible`).waitFor()
      await titleIs(page, subPageTitles.get(href) ?? '')
    }
  }
  await page.goto(`${line.origin}/course#saved`)
  await titleIs(page, `收藏｜${SCHOOL}`)

  const routes = eachKindOf(await publicRoutes(site.origin))
  const sent = await Promise.all(
    routes.map(async route => {
      const html = await (await fetch(site.origin + route)).text()
      return [route, /<title>([^<]*)<\/title>/.exec(html)?.[1]]
    }),
  )
  line.state = 'cut'
  for (const [route, title = ''] of sent) {
    await page.goto(line.origin + route)
    await page.locator('main h1').first().waitFor()
    await titleIs(page, title)
  }
}, 120_000)

it('a wrong spelling becomes the right one, by a link and without a network', async () => {
  const { line, phone, site } = at
  const { data } = await (await fetch(`${site.origin}/api/getEnableSingleCourse`)).json()
  const course = `/course/courseDetail/single/${data[0].id}`
  const page = await phone.open(`${line.origin}/about`)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
  await page.getByRole('heading', { name: '學校簡介' }).waitFor()
  await page
    .locator('#school-introduction p')
    .first()
    .evaluate(text =>
      text.insertAdjacentHTML('beforeend', '<a href="/Registration/#notice">甲</a>'),
    )
  await page.getByRole('link', { name: '甲' }).click()
  await page.waitForURL(`${line.origin}/registration#notice`)
  await page.getByRole('heading', { level: 1, name: '報名及須知' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '關於本校' }).waitFor()

  // One that differs by its last slash alone is the same to the router.
  await page.getByRole('heading', { name: '學校簡介' }).waitFor()
  await page
    .locator('#school-introduction p')
    .first()
    .evaluate(text => text.insertAdjacentHTML('beforeend', '<a href="/course/">乙</a>'))
  await page.getByRole('link', { name: '乙' }).click()
  await page.waitForURL(`${line.origin}/course`)
  await page.getByRole('heading', { level: 1, name: '課程列表' }).waitFor()
  for (const path of ['/latestNotice', '/media', '/home']) {
    await page.goto(`${line.origin}${path}/`)
    await page.waitForURL(line.origin + path)
    await page.locator('main h1').first().waitFor()
  }

  line.state = 'cut'
  await page.goto(`${line.origin}/course/?sort=fee#current-courses`)
  await page.waitForURL(`${line.origin}/course?sort=fee#current-courses`)
  await page.goto(`${line.origin}/About?x=1#contact`)
  await page.waitForURL(`${line.origin}/about?x=1#contact`)
  await page.getByRole('heading', { name: '聯絡我們', level: 2 }).waitFor()
  await page.goto(line.origin + course.toUpperCase())
  await page.waitForURL(line.origin + course)
  await page.getByRole('heading', { level: 1, name: data[0].title }).waitFor()
})
