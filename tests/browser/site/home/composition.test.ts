/** What the home page is made of, and how much room that takes. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type CourseKind, courseKinds, everyCourseKind } from '#contract/collections/course.ts'
import { DAY_MS, writtenMoment } from '#contract/time.ts'
import { finderChips } from '#site/home/finderChips.ts'
import { accessibilityFaults } from '../../../setup/accessible.ts'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { layoutShifts, scrollThrough } from '../../../setup/frames.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const WIDTHS = [320, 390, 820, 1280, 1920, 2560]
const MOST_HEIGHT = 4_500

async function openHome(width: number): Promise<Page> {
  const page = await visit(`${origin}/home`, { width, height: 844 })
  await page.getByRole('button', { name: '我已知悉' }).click()
  await whenHydrated(page)
  return page
}

const closing = (page: Page) => page.getByRole('region', { name: /^(七日內|最快)截止$/ })

interface Answered {
  id: string
  title: string
  deadline: string | null
}

/** What the API says is open: kind and course, soonest deadline first, those without one last. */
async function openNow(): Promise<{ kind: CourseKind; course: Answered }[]> {
  const { data } = await (await fetch(`${origin}/api/getCurrentOpenCourse`)).json()
  const moment = ({ deadline }: Answered) => (deadline ? Date.parse(deadline) : Infinity)
  return everyCourseKind
    .flatMap(kind => (data[kind] as Answered[]).map(course => ({ kind, course })))
    .toSorted((a, b) =>
      moment(a.course) < moment(b.course) ? -1 : Number(moment(a.course) > moment(b.course)),
    )
}

describe('the home page on a phone', () => {
  const page = oneWindow(() => openHome(390))

  it('is less than 4,500 px high, and nothing of it jumps', async () => {
    await scrollThrough(page())
    expect(await layoutShifts(page())).toEqual([])
    expect(await page().evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(
      MOST_HEIGHT,
    )
  })

  it('tells the contact details once', async () => {
    for (const link of ['a[href^="tel:"]', 'a[href^="mailto:"]'])
      await expect.poll(() => page().locator(link).count()).toBe(1)
  })

  it('has no accessibility fault that a machine can find', async () => {
    await expect.poll(() => accessibilityFaults(page())).toEqual([])
  })
})

describe.each([390, 1280])('what closes first, at %i px', width => {
  const page = oneWindow(() => openHome(width))
  const rows = () => closing(page()).locator('ul').first().getByRole('link')

  it('is five courses of all kinds in the order of their deadlines, told with the whole date, days left and fee', async () => {
    const open = (await openNow()).slice(0, 5)
    // How long one may enrol is said by the page that has come alive.
    const told = expect.stringMatching(
      /(尚餘\d+日|[今明]日截止|隨時報名).*(MOP\$[\d,]+\.\d\d|免費)?$/,
    )
    await expect.poll(() => rows().allTextContents()).toEqual(Array.from({ length: 5 }, () => told))
    const names = await rows().allTextContents()
    for (const [index, { kind, course }] of open.entries()) {
      const name = names[index]
      expect(name).toContain(course.title)
      expect(name).toContain(courseKinds[kind].label)
      if (course.deadline) expect(name).toContain(writtenMoment(new Date(course.deadline)))
      expect(await rows().nth(index).getAttribute('href')).toContain(course.id)
    }
  })

  it('says 七日內截止 only where all five do', async () => {
    const last = (await openNow())[4]?.course.deadline
    const isThisWeek = last != null && Date.parse(last) - Date.now() <= 7 * DAY_MS
    await expect
      .poll(() => closing(page()).getByRole('heading').first().textContent())
      .toBe(isThisWeek ? '七日內截止' : '最快截止')
  })

  it('is a row each that is a link as a whole, with its fee at the right', async () => {
    const [list, ...boxes] = await Promise.all([
      closing(page()).locator('ul').first().boundingBox(),
      ...(await rows().all()).map(row => row.boundingBox()),
    ])
    for (const box of boxes) {
      expect(box?.width).toBe(list?.width)
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
    const ends = await rows().evaluateAll(links =>
      links.map(link => link.lastElementChild?.getBoundingClientRect().right),
    )
    expect(new Set(ends).size).toBe(1)
  })

  it('leads to all that is open, and to the finder by what people look for', async () => {
    const count = (await openNow()).length
    const all = closing(page()).getByRole('link', { name: `全部${count}項招生課程` })
    expect(await all.getAttribute('href')).toBe('/course#current-courses')
    const chips = page().getByRole('navigation', { name: '按需要找課程' }).getByRole('link')
    const found = await chips.evaluateAll(links =>
      links.map(link => ({ label: link.textContent, href: link.getAttribute('href') })),
    )
    expect(found).toEqual(finderChips.map(({ label, href }) => ({ label, href })))
    const heights = await chips.evaluateAll(links =>
      links.map(link => link.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
})

describe('the first band', () => {
  const page = oneWindow(() => openHome(1280))

  it.each(WIDTHS)(
    'shows its picture from top to bottom at %i px, and no word upon it',
    async width => {
      await page().setViewportSize({ width, height: 844 })
      const band = page().getByRole('region', { name: '精選' })
      const seen = await band.evaluate(element => {
        const image = element.querySelector<HTMLImageElement>('[data-current] img')
        const words = [
          ...element.querySelectorAll<HTMLElement>('[data-current] > p, [data-current] > a'),
        ]
        if (!image) throw new Error('There is no picture')
        const { left, right, top, bottom, width, height } = image.getBoundingClientRect()
        const isUpon = (box: DOMRect) =>
          box.right > left && box.left < right && box.bottom > top && box.top < bottom
        return {
          ratio: width / height,
          own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
          position: getComputedStyle(image).objectPosition,
          upon: words.filter(word => isUpon(word.getBoundingClientRect())).length,
          words: words.length,
          height: element.getBoundingClientRect().height,
        }
      })
      // What is cut away, if anything, is at the left.
      expect(seen.ratio).toBeLessThanOrEqual(seen.own + 0.01)
      expect(seen.position).toMatch(/^100% /)
      expect(seen).toMatchObject({ upon: 0, words: 2 })
      expect(seen.height).toBeLessThan(500)
    },
  )
})
