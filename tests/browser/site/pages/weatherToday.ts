/** What holds today is answered by what staff have published, and by nothing else. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { whenHydrated } from '../../../setup/browser.ts'
import { layoutShifts } from '../../../setup/frames.ts'
import type { QuietSchool } from '../../../setup/quietSchool.ts'

const PATH = '/registration#bad-weather'

const answer = (page: Page) => page.locator('#bad-weather [data-today]')

export function weatherToday(school: QuietSchool): void {
  const { publish, setContact, openAt, openOffline } = school

  describe('the answer to whether there are classes today', () => {
    it('is yes while staff have published nothing else, and moves nothing when it comes', async () => {
      const html = await (await fetch(school.site.origin + PATH)).text()
      expect(html).toContain('現時沒有停課公告')
      expect(html).not.toContain('今日照常上課')
      const page = await openAt('2026-12-10T10:00', PATH)
      await expect.poll(() => answer(page).textContent()).toBe('今日照常上課')
      await whenHydrated(page)
      expect(await layoutShifts(page)).toEqual([])
    })

    it('is a holiday that staff have entered', async () => {
      const holidays = [{ from: '2026-12-08', to: '2026-12-08', name: '聖母無原罪瞻禮' }]
      await setContact({ holidays })
      const page = await openAt('2026-12-08T10:00', PATH)
      await expect.poll(() => answer(page).textContent()).toBe('今日休息（聖母無原罪瞻禮）')
    })

    it('is the title of the most urgent notice, before a page is alive and after, and leads to it', async () => {
      await publish('LatestNotice', { title: '校舍維修', special: true })
      await publish('LatestNotice', { title: '八號熱帶氣旋信號：全日停課', bad_weather: true })
      const html = await (await fetch(school.site.origin + PATH)).text()
      expect(html).toMatch(/data-today="weather"/)
      const page = await openAt('2026-12-10T10:00', PATH)
      await whenHydrated(page)
      await expect.poll(() => answer(page).textContent()).toBe('八號熱帶氣旋信號：全日停課')
      expect(await answer(page).getByRole('link').getAttribute('href')).toMatch(
        /latestNoticeDetail/,
      )
      expect(await page.getByText('今日照常上課').count()).toBe(0)
    })

    it('is another on a page that only stands there, once staff publish it', async () => {
      const page = await openAt('2026-12-10T07:30', PATH)
      await expect.poll(() => answer(page).textContent()).toBe('今日照常上課')
      await publish('LatestNotice', { title: '八號熱帶氣旋信號：全日停課', bad_weather: true })
      await page.clock.fastForward('05:30')
      await expect.poll(() => answer(page).textContent()).toBe('八號熱帶氣旋信號：全日停課')
      await expect.poll(() => page.getByText('現正開放').count()).toBe(0)
    })

    it('is not promised while the server does not answer any more', async () => {
      const page = await openAt('2026-12-10T10:00', PATH)
      await expect.poll(() => answer(page).textContent()).toBe('今日照常上課')
      await page.getByText('現正開放').first().waitFor()
      let answerAgain = () => {}
      const silence = new Promise<void>(resolve => {
        answerAgain = resolve
      })
      await page.route('**/api/**', async route => {
        await silence
        await route.continue()
      })
      await page.clock.fastForward('11:00')
      await expect.poll(() => answer(page).textContent()).toBe('尚未確認今日安排')
      await expect.poll(() => page.getByText('現正開放').count()).toBe(0)
      answerAgain()
      await expect.poll(() => answer(page).textContent()).toBe('今日照常上課')
    })

    it('is not promised without a line', async () => {
      const page = await openOffline(PATH)
      await expect.poll(() => answer(page).textContent()).toBe('離線中，未能確認今日安排')
    })
  })

  describe('the signals', () => {
    it('have each a symbol of its own, with its name', async () => {
      const page = await openAt('2026-12-10T10:00', PATH)
      const symbols = await page.locator('#bad-weather dd > span').evaluateAll(all =>
        all.map(each => {
          const drawn = each.querySelector('svg')
          const looks = drawn && `${drawn.innerHTML} ${getComputedStyle(drawn).backgroundColor}`
          return { name: each.textContent, looks }
        }),
      )
      expect(symbols.map(({ name }) => name).slice(0, 5)).toEqual(
        '一號 三號 八號 九號 十號'.split(' '),
      )
      expect(new Set(symbols.map(({ looks }) => looks)).size).toBe(symbols.length)
    })
  })
}
