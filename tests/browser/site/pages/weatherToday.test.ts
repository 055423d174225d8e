/** What holds today is answered by what staff have published, and by nothing else. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { initialContact } from '#contract/contact.ts'
import { openBrowser, openPage, whenHydrated } from '../../../setup/browser.ts'
import { layoutShifts } from '../../../setup/frames.ts'
import { startPhone, whenKept } from '../../../setup/phone.ts'
import { type RunningSite, startSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const PATH = '/registration#bad-weather'
let browser: Browser
/** A school with its usual hours, and no notice but those of these tests. */
let site: RunningSite
let staff: Staff

beforeAll(async () => {
  browser = await openBrowser()
  site = await startSite({ DEMO_CONTENT: 'off' })
  staff = await signIn(site)
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const answer = (page: Page) => page.locator('#bad-weather [data-today]')

async function publish(notice: Record<string, unknown>): Promise<void> {
  const id = await staff.add('LatestNotice', notice)
  onTestFinished(() => staff.remove('LatestNotice', id))
}

/** The page as it stands at a moment of Macau. */
async function openAt(moment: string): Promise<Page> {
  const before = (empty: Page) => empty.clock.install({ time: new Date(`${moment}+08:00`) })
  return openPage(browser, site.origin + PATH, { width: 390, before, expected: [/status of 404/] })
}

describe('the answer to whether there are classes today', () => {
  it('is yes while staff have published nothing else, and moves nothing when it comes', async () => {
    const html = await (await fetch(site.origin + PATH)).text()
    expect(html).toContain('現時沒有停課公告')
    expect(html).not.toContain('今日照常上課')
    const page = await openAt('2026-12-10T10:00')
    await expect.poll(() => answer(page).textContent()).toBe('今日照常上課')
    await whenHydrated(page)
    expect(await layoutShifts(page)).toEqual([])
  })

  it('is a holiday that staff have entered', async () => {
    const holidays = [{ from: '2026-12-08', to: '2026-12-08', name: '聖母無原罪瞻禮' }]
    const set = (contact: object) =>
      staff.modify('Setting', { id: '', name: 'contact', value: { ...initialContact, ...contact } })
    onTestFinished(() => set({}))
    await set({ holidays })
    const page = await openAt('2026-12-08T10:00')
    await expect.poll(() => answer(page).textContent()).toBe('今日休息（聖母無原罪瞻禮）')
  })

  it('is the title of the most urgent notice, before a page is alive and after, and leads to it', async () => {
    await publish({ title: '校舍維修', special: true })
    await publish({ title: '八號熱帶氣旋信號：全日停課', bad_weather: true })
    const html = await (await fetch(site.origin + PATH)).text()
    expect(html).toMatch(/data-today="weather"/)
    const page = await openAt('2026-12-10T10:00')
    await whenHydrated(page)
    await expect.poll(() => answer(page).textContent()).toBe('八號熱帶氣旋信號：全日停課')
    expect(await answer(page).getByRole('link').getAttribute('href')).toMatch(/latestNoticeDetail/)
    expect(await page.getByText('今日照常上課').count()).toBe(0)
  })

  it('is not promised without a line', async () => {
    const phone = await startPhone()
    onTestFinished(() => phone.close())
    const page = await phone.open(`${site.origin}/home`)
    await whenKept(page)
    await phone.context.setOffline(true)
    await page.goto(site.origin + PATH)
    await expect.poll(() => answer(page).textContent()).toBe('離線中，未能確認今日安排')
  })
})

describe('the signals', () => {
  it('have each a symbol of its own, with its name', async () => {
    const page = await openAt('2026-12-10T10:00')
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
