/** What the tab is called: the same from the server as from the device, and after its sub-page. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { navigation } from '#contract/navigation.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { whenKept } from '../../../setup/phone.ts'
import { publicRoutes } from '../../../setup/publicRoutes.ts'

const at = lineToSite()
const SCHOOL = '澳門持續教育學校'

const titleIs = (page: Page, title: string) => expect.poll(() => page.title()).toBe(title)

it('it is called after the sub-page that the address names, wherever one comes from', async () => {
  const { line, phone } = at
  // As the server sends it, before anything is used.
  const page = await phone.open(`${line.origin}/about#contact`)
  await titleIs(page, `聯絡我們｜${SCHOOL}`)
  await page.getByRole('button', { name: '我已知悉' }).click()
  await whenKept(page)
  await page.evaluate(() => {
    location.hash = 'school-mission'
  })
  await titleIs(page, `辦學宗旨｜${SCHOOL}`)
  await page.goBack()
  await titleIs(page, `聯絡我們｜${SCHOOL}`)
  await page.getByRole('contentinfo').getByRole('link', { name: '學歷課程' }).click()
  await titleIs(page, `學歷課程｜${SCHOOL}`)
  await page.goBack()
  await titleIs(page, `聯絡我們｜${SCHOOL}`)
  await page.goto(`${line.origin}/about`)
  await titleIs(page, '關於本校')

  for (const { children = [] } of navigation) {
    for (const child of children) {
      await page.goto(line.origin + child.href)
      await titleIs(page, `${child.label}｜${SCHOOL}`)
    }
  }
  await page.goto(`${line.origin}/course#saved`)
  await titleIs(page, `收藏｜${SCHOOL}`)
})

it('it is the same without a network, for every page', async () => {
  const { line, phone, site } = at
  const routes = await publicRoutes(site.origin)
  const sent = await Promise.all(
    routes.map(async route => {
      const html = await (await fetch(site.origin + route)).text()
      return [route, /<title>([^<]*)<\/title>/.exec(html)?.[1]]
    }),
  )
  const page = await phone.open(`${line.origin}/home`)
  await whenKept(page)
  line.state = 'cut'
  const kept: typeof sent = []
  for (const route of routes) {
    await page.goto(line.origin + route)
    await page.locator('main h1').first().waitFor()
    kept.push([route, await page.title()])
  }
  expect(kept).toEqual(sent)
}, 90_000)
