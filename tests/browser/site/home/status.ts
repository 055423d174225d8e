import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toIso } from '#contract/time.ts'
import { openPage, whenHydrated } from '../../../setup/browser.ts'
import type { QuietSchool } from '../../../setup/quietSchool.ts'

const CONTACT = '/about#contact'

const OPEN = /現正開放/
const line = (page: Page) => page.getByRole('complementary', { name: '現時安排' })
const said = (page: Page) => page.locator('#contact [data-opening]')
async function use(page: Page) {
  await page.mouse.move(200, 500)
  await page.mouse.move(210, 510)
  await whenHydrated(page)
}

/** What holds now, said on every page. */
export function status(school: QuietSchool): void {
  const { publish, setContact, openAt, openOffline } = school

  describe('an ordinary day', () => {
    it('has the school open by its hours, but on a holiday that staff have entered, and no line', async () => {
      const page = await openAt('2026-12-08T10:00', CONTACT)
      await said(page).getByText('現正開放，至下午12:30').waitFor()
      await expect.poll(() => said(page).getAttribute('data-open')).toBe('')
      await setContact({
        holidays: [{ from: '2026-12-08', to: '2026-12-08', name: '聖母無原罪瞻禮' }],
      })
      await page.reload()
      const words = '今日休息（聖母無原罪瞻禮），明日上午9:00開放'
      await said(page).getByText(words, { exact: true }).waitFor()
      await use(page)
      await expect.poll(() => said(page).textContent()).toBe(words)
      await expect.poll(() => page.getByText(OPEN).count()).toBe(0)
      await expect.poll(() => line(page).count()).toBe(0)
    })
  })

  describe('contact details that staff have changed', () => {
    it('show no empty entries, and the address of a medium that staff have entered', async () => {
      const facebook = { name: 'Facebook', url: 'https://facebook.example/school' }
      await setContact({
        fax: '',
        guideVideo: '',
        busLines: [],
        address: '澳門大馬路1號',
        socialMedia: [facebook],
      })
      const page = await openPage(school.browser, `${school.site.origin}/about#contact`, {
        width: 1280,
      })
      const section = page.locator('#contact')
      await section.getByText('校址').waitFor()
      for (const word of ['傳真', '巴士路線', '交通指引影片']) {
        await expect.poll(() => section.getByText(word).count()).toBe(0)
      }
      const buttons = section.getByRole('listitem').getByRole('link')
      await expect.poll(() => buttons.allTextContents()).toEqual(['Facebook', 'Twitter'])
      await expect.poll(() => buttons.first().getAttribute('href')).toBe(facebook.url)
    })
  })

  describe('a messenger that staff have entered', () => {
    it('is a way to ask about a course', async () => {
      const url = 'https://whatsapp.example/85328000000'
      await setContact({ socialMedia: [{ name: 'WhatsApp', url }] })
      const id = await publish('SingleCourse', { title: '陶藝入門班' })
      const page = await openAt('2026-12-08T10:00', `/course/courseDetail/single/${id}`)
      const ways = page.locator('#how-to-enrol').getByRole('link', { name: 'WhatsApp' })
      await expect.poll(() => ways.getAttribute('href')).toBe(url)
    })
  })

  describe('while there is a notice about the weather', () => {
    it('no place says open, before a page is used and after, and every page has its line', async () => {
      const title = '八號熱帶氣旋信號：全日停課'
      const id = await publish('LatestNotice', { title, special: true, bad_weather: true })
      const html = await (await fetch(`${school.site.origin}/course`)).text()
      expect(html).toContain(title)

      const page = await openAt('2026-11-20T10:00', CONTACT)
      await page.getByRole('button', { name: '我已知悉' }).click()
      await said(page).getByText('惡劣天氣，開放時間以公告為準', { exact: true }).waitFor()
      await use(page)
      await expect.poll(() => page.getByText(OPEN).count()).toBe(0)
      for (const path of ['/home', '/latestNotice', '/no-such-page']) {
        await page.goto(school.site.origin + path)
        await line(page).getByRole('link', { name: title }).waitFor()
        await expect.poll(() => page.getByText(OPEN).count()).toBe(0)
      }
      await page.mouse.move(200, 500)
      await page.goto(`${school.site.origin}/about#calendar`)
      await whenHydrated(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect.poll(async () => (await line(page).boundingBox())?.y).toBe(0)
      const tops = () =>
        page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom)
      await expect.poll(tops).toBe(44 + 56)
      await line(page).getByRole('link', { name: title }).click()
      await page.waitForURL(`**/latestNoticeDetail/${id}`)
    })

    it('it is known without a network', async () => {
      const title = '八號熱帶氣旋信號：全日停課'
      await publish('LatestNotice', { title, bad_weather: true })
      const page = await openOffline(CONTACT)
      await line(page).getByRole('link', { name: title }).waitFor()
      await said(page).getByText('惡劣天氣，開放時間以公告為準', { exact: true }).waitFor()
    })
  })

  describe('the special notice', () => {
    it('that is acknowledged is not shown again, and opens again for a new one', async () => {
      await publish('LatestNotice', { title: '校舍維修', special: true })
      const page = await openPage(school.browser, `${school.site.origin}/latestNotice`, {
        width: 1280,
      })
      const dialog = page.getByRole('dialog', { name: '特別消息' })
      const titles = () => dialog.getByRole('heading', { level: 3 }).allTextContents()
      await dialog.waitFor()
      expect(await titles()).toEqual(['校舍維修'])
      await dialog.getByRole('button', { name: '我已知悉' }).click()
      await publish('LatestNotice', { title: '臨時停課通知', special: true })
      await page.reload()
      await dialog.waitFor()
      await expect.poll(titles).toEqual(['臨時停課通知'])
    })
  })

  describe('the line', () => {
    it('goes by itself when its notice ends, though nobody used the page', async () => {
      const inAnHour = new Date(Date.now() + 3_600_000)
      await publish('LatestNotice', {
        title: '提早關門',
        special: true,
        unpublish_at: toIso(inAnHour),
      })
      const before = (empty: Page) => empty.clock.install({ time: new Date() })
      const page = await openPage(school.browser, `${school.site.origin}/course`, {
        width: 1280,
        before,
      })
      await page.getByRole('button', { name: '我已知悉' }).press('Enter')
      await line(page).getByRole('link', { name: '提早關門' }).waitFor()
      await whenHydrated(page)
      await page.clock.fastForward('01:01:00')
      await expect.poll(() => line(page).count()).toBe(0)
    })

    it('names the most urgent, and how many others there are', async () => {
      await publish('LatestNotice', { title: '特別安排', special: true })
      await publish('LatestNotice', { title: '黑色暴雨警告', bad_weather: true })
      const page = await openPage(school.browser, `${school.site.origin}/course`, { width: 1280 })
      await expect
        .poll(() => line(page).getByRole('link').allTextContents())
        .toEqual(['惡劣天氣：黑色暴雨警告', '另有1項'])
    })
  })
}
