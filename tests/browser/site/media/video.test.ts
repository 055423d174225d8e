import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserOfFile, holdScripts } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const YOUTUBE = 'https://www.youtube.com/watch?v=EXAMPLE0001'
const FOREIGN_FILE = 'https://films.example/tour.mp4'

const films = {
  YouTube的影片: YOUTUBE,
  Bilibili的影片: 'https://www.bilibili.com/video/BV1xx411c7mD?p=2',
  本校的影片: '/films/tour.mp4',
  別處的影片: FOREIGN_FILE,
}

const site = workerSite()
const visit = browserOfFile()
let staff: Staff
let notices: Record<string, number>
const ids: string[] = []
const pathOf: Record<string, string> = {}

beforeAll(async () => {
  notices = await specialNotices(site.origin)
  staff = await signIn(site)
  for (const [title, video_url] of Object.entries(films)) {
    const id = await staff.add('News', { title, category: 'video', video_url })
    ids.push(id)
    pathOf[title] = `/mediaDetail/${id}`
  }
})
afterAll(async () => {
  for (const id of ids) await staff.remove('News', id)
})

const PLAYER = /youtube-nocookie\.com|player\.bilibili\.com/

/** The page of a film; whatever a frame then asks for reaches nobody, and is noted instead. */
async function openFilm(title: string) {
  const url = site.origin + pathOf[title]
  const asked: string[] = []
  const page = await visit(url, {
    width: 820,
    expected: [PLAYER, /ERR_FAILED/],
    before: empty => empty.addInitScript(acknowledge, notices),
  })
  await page.route(PLAYER, route => {
    asked.push(route.request().url())
    return route.abort()
  })
  return { page, asked }
}

const hostsAsked = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)),
  ])

const still = (page: Page, title: string) =>
  page.getByRole('button', { name: `播放影片：${title}`, exact: true })

describe('a video of another site', () => {
  it.each([
    ['YouTube', 'https://www.youtube-nocookie.com/embed/EXAMPLE0001?autoplay=1&rel=0'],
    ['Bilibili', 'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&p=2&autoplay=1'],
  ])(
    'of %s asks nobody else for anything before the click, and says whom it will ask',
    async (name, player) => {
      const title = `${name}的影片`
      const { page, asked } = await openFilm(title)
      await page.mouse.move(100, 100)
      await still(page, title).waitFor()
      await page.getByText(`播放時會連接到${name}`, { exact: true }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked).toEqual([])
      await expect.poll(() => hostsAsked(page)).toEqual([new URL(site.origin).host])
      await expect.poll(() => page.locator('iframe, video').count()).toBe(0)

      await still(page, title).click()
      const frame = page.locator('iframe')
      await frame.waitFor()
      await expect.poll(() => frame.getAttribute('src')).toBe(player)
      await expect.poll(() => frame.getAttribute('title')).toBe(title)
      await expect.poll(() => asked).toEqual([player])
    },
  )

  it('plays where it was clicked before the page had come alive, and does not leave it', async () => {
    const { page } = await openFilm('YouTube的影片')
    await page.goto(`${site.origin}/healthz`)
    const letScriptsCome = await holdScripts(page)
    await page.goto(site.origin + pathOf.YouTube的影片, { waitUntil: 'commit' })
    // It is the first that the page hears of its visitor.
    await page.getByRole('link', { name: '播放影片' }).click()
    letScriptsCome()
    await page.locator('iframe').waitFor()
    expect(new URL(page.url()).pathname).toBe(pathOf.YouTube的影片)
  })

  it.each(['Enter', ' '])('plays by the key %j and hands the keyboard to the player', async key => {
    const { page } = await openFilm('YouTube的影片')
    await page.mouse.move(100, 100)
    await still(page, 'YouTube的影片').focus()
    await page.keyboard.press(key)
    await page.locator('iframe').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  })

  it('is over when its sub-page is left, by whatever way', async () => {
    const { page } = await openFilm('YouTube的影片')
    const menu = page.getByRole('navigation', { name: '本頁內容' })
    const to = (name: string) => menu.getByRole('link', { name }).click()
    await page.goto(`${site.origin}/media#news`)
    await page.locator('[data-routed]').waitFor()
    for (const leave of [() => to('活動相片'), () => page.goBack()]) {
      await to('宣傳影片')
      await still(page, 'YouTube的影片').click()
      await page.locator('iframe').waitFor()
      await leave()
      await page.locator('iframe').waitFor({ state: 'detached' })
    }
  })

  it('is a plain link without script', async () => {
    const page = await visit(site.origin + pathOf.YouTube的影片, {
      width: 390,
      context: { javaScriptEnabled: false },
    })
    const link = page.getByRole('link', { name: '播放影片：YouTube的影片', exact: true })
    await expect.poll(() => link.getAttribute('href')).toBe(YOUTUBE)
    await page.getByText('播放時會連接到YouTube', { exact: true }).waitFor()
  })
})

describe('a video file', () => {
  it("of the school's own plays in the page, and is fetched only then", async () => {
    const { page } = await openFilm('本校的影片')
    const asked: string[] = []
    await page.route('**/films/*', route => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'video/mp4', body: '' })
    })
    await page.mouse.move(100, 100)
    await still(page, '本校的影片').waitFor()
    await expect.poll(() => page.getByText('播放時會連接到').count()).toBe(0)
    expect(asked).toEqual([])
    await still(page, '本校的影片').click()
    const film = page.locator('video')
    await film.waitFor()
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.controls))
      .toBe(true)
    await expect.poll(() => asked).toContain('/films/tour.mp4')
    expect(new URL(page.url()).pathname).toBe(pathOf.本校的影片)
    expect(asked).not.toContain('/films/tour.vtt')
  })

  it('of another host stays a link that names the host', async () => {
    const { page } = await openFilm('別處的影片')
    await page.mouse.move(100, 100)
    const link = page.getByRole('link', { name: '播放影片：別處的影片', exact: true })
    await expect.poll(() => link.getAttribute('href')).toBe(FOREIGN_FILE)
    await page.getByText('播放時會連接到films.example', { exact: true }).waitFor()
    await expect.poll(() => page.locator('video').count()).toBe(0)
  })
})
