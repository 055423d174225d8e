/** What stands in the place of a picture that there is not, or that cannot be had. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { browserOfFile, whenHydrated } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const site = workerSite()
const { origin } = site
const visit = browserOfFile()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
})

const LOST = '未能顯示此圖片'
const NONE = '相片稍後提供'

/** A page as it is where stored pictures are gone. */
async function openWithoutFiles(path: string, width: number, context?: BrowserContextOptions) {
  const page = await visit(`${origin}/healthz`, {
    width,
    context,
    expected: [/Failed to load resource/],
  })
  await page.route('**/upload/**', route => route.fulfill({ status: 404, body: '' }))
  await page.goto(origin + path)
  return page
}

/** Where pictures, or what is drawn for them, stand in the page's text. */
const boxes = (page: Page) =>
  page.locator('main :is(img, [data-placeholder])').evaluateAll(elements =>
    elements.map(element => {
      const { width, height } = element.getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)}`
    }),
  )

/** Has every picture asked for, also those that wait until they come into sight. */
async function askForAll(page: Page) {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
}

const screens = ['/home', '/about#campus', '/media#publication']

describe('a picture whose file is missing', () => {
  it('is drawn with words, in the same place, on a wide screen and a narrow one', async () => {
    // The pictures of the home page would turn in each by itself.
    const context = { reducedMotion: 'reduce' } as const
    const whole = await visit(`${origin}/healthz`, { width: 1280, context })
    const page = await openWithoutFiles('/healthz', 1280, context)
    const both = [whole, page]
    const notices = await specialNotices(origin)
    for (const each of both) await each.addInitScript(acknowledge, notices)
    for (const path of screens) {
      for (const each of both) {
        await each.setViewportSize({ width: 1280, height: 900 })
        await each.goto(origin + path)
        await whenHydrated(each)
        await askForAll(each)
      }
      for (const width of [1280, 390]) {
        const message = `${path} at ${width} px`
        for (const each of both) await each.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.locator('main img').count(), { message }).toBe(0)
        await expect.poll(() => boxes(page), { message }).toEqual(await boxes(whole))
      }
      const words = await page.locator('main [data-placeholder]').allTextContents()
      // Where another test's record has no picture, none is lost.
      expect(
        words.filter(text => !text.endsWith(LOST) && text !== NONE),
        path,
      ).toEqual([])
    }
  })

  it('is drawn before the page is alive, and without script', async () => {
    const page = await openWithoutFiles('/media#news', 390, { javaScriptEnabled: false })
    const drawn = await page
      .locator('main img')
      .first()
      .evaluate(image => {
        const { height } = image.getBoundingClientRect()
        return { height, words: getComputedStyle(image, '::after').content }
      })
    expect(drawn.height).toBeGreaterThan(150)
    expect(drawn.words).toContain(LOST)
  })

  it('keeps its name where it had one, and is passed over where the words beside it say it', async () => {
    const page = await openWithoutFiles('/media#publication', 1280)
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.locator('#publication a').first().click()
    const cover = page.getByRole('img', { name: /^《.+》.*封面$/ })
    await cover.getByText(LOST).waitFor()
    await expect.poll(() => page.getByText(LOST).count()).toBeGreaterThan(1)
    expect(await page.locator('main').ariaSnapshot()).not.toContain(LOST)
    await expectAccessible(page, { include: 'main' })
  })
})

describe('a record without a picture', () => {
  it('says in its list and on its own page that one is to come', async () => {
    const course = await staff.add('SingleCourse', { title: '只有名稱的課程' })
    const tutor = await staff.add('Tutor', { name: '未有相片的導師', role: 'tutor' })
    const news = await staff.add('News', {
      title: '未有圖片的作品',
      category: 'student-work',
      publish_time: '2026-11-20 09:00:00',
    })
    try {
      const page = await visit(`${origin}/course/courseDetail/single/${course}`, {
        width: 390,
      })
      const words = page.locator('main').getByText(NONE, { exact: true }).filter({ visible: true })
      await words.first().waitFor()
      for (const path of [
        '/macau-course#tutor-list',
        `/macau-course/tutorDetail/${tutor}`,
        '/media#student-work',
      ]) {
        await page.goto(origin + path)
        await words.first().waitFor()
      }
    } finally {
      await staff.remove('SingleCourse', course)
      await staff.remove('Tutor', tutor)
      await staff.remove('News', news)
    }
  })
})
