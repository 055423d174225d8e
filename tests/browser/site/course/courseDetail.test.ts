/** What the page of a course says, in a window and on paper, and that it knows when one can enrol no longer. */
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writtenTimes } from '#contract/clock.ts'
import { courseFields } from '#contract/collections/course.ts'
import { startOfDate, writtenDate } from '#contract/time.ts'
import { oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'
import { block, coursePages, fact, isOpen, pathOf, similar } from './coursePage.ts'

const { origin, visit, openCourse, find, all, onTheWeb, tooLate } = coursePages()

/** The one with the most to say. */
const longest = () =>
  all().reduce((a, b) => (JSON.stringify(a.course) < JSON.stringify(b.course) ? b : a), onTheWeb())

describe("a course's page", () => {
  it('does not move when it comes to say how many days are left', async () => {
    const found = find(one => isOpen(one) && one.course.deadline)
    const page = await visit(origin + pathOf(found), {
      width: 1280,
      before: async opening => {
        await opening.route('**/*.js', route =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
      },
    })
    const sent = await block(page).boundingBox()
    await page.unrouteAll()
    await page.reload()
    await page.getByRole('button', { name: '我已知悉' }).click()
    await block(page).getByText(/^尚餘/).waitFor()
    expect((await block(page).boundingBox())?.height).toBe(sent?.height)
  })

  it('says that a course is closed without any script, beside its name and before all else', async () => {
    const context = { javaScriptEnabled: false }
    const page = await visit(origin + pathOf(tooLate()), { width: 390, context })
    await expect.poll(() => page.locator('h1 + *').innerText()).toBe('報名已截止')
    await expect.poll(() => block(page).getByText('已截止', { exact: true }).isVisible()).toBe(true)
    await expect
      .poll(() => block(page).getByRole('button', { name: '分享' }).isVisible())
      .toBe(false)
    await page.goto(origin + pathOf(onTheWeb()))
    await expect.poll(() => page.getByText('報名已截止').isVisible()).toBe(false)
  })
})

describe('a page that stands open until the deadline', () => {
  it('says that the course has closed, though nobody has used it', async () => {
    const found = find(one => isOpen(one) && one.course.deadline)
    const before = (empty: Page) => empty.clock.install()
    const page = await visit(origin + pathOf(found), { width: 390, before })
    await whenHydrated(page)
    const closed = page.getByText('報名已截止')
    await expect.poll(() => closed.isVisible()).toBe(false)
    await page.clock.fastForward(Date.parse(found.course.deadline ?? '') - Date.now() + 60_000)
    await closed.waitFor()
  })
})

describe('a course of which staff have written the name alone', () => {
  it('has no empty heading and no label without a value, on a phone and on a desk', async () => {
    const site = workerSite()
    const staff = await signIn(site)
    const id = await staff.add('CPDCourse', { title: '園藝入門' })
    onTestFinished(() => staff.remove('CPDCourse', id))
    const path = `/course/courseDetail/cpd/${id}`
    const page = await visit(site.origin + path, { width: 390 })
    const widths = [1280, 390]
    const lookAt = (width: number) => page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.getByText('課程詳情稍後公佈').waitFor()
    const empty = page.locator('main :is(h1, h2, h3, dl, dt, dd, ul, ol, section, p):visible')
    for (const width of widths) {
      await lookAt(width)
      const silent = await empty.evaluateAll(
        elements =>
          elements.filter(each => !each.textContent?.trim() && !each.matches('[data-opening]'))
            .length,
      )
      expect(silent).toBe(0)
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).not.toMatch(/"PT0M"|"Paid"/)
    await page.goto(`${site.origin}/course#cpd-course`)
    const row = page.locator('#cpd-course li', { hasText: '園藝入門' }).locator('p:visible')
    for (const width of widths) {
      await lookAt(width)
      await row.first().waitFor()
      expect((await row.allTextContents()).every(words => words.trim() !== '')).toBe(true)
    }
  })
})

describe('a course with much to say', () => {
  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  const page = oneWindow(() => openCourse(longest()))

  it('shows every field that is filled, by its label', async () => {
    const found = longest()
    const { course } = found
    const written = {
      schedule: course.schedule && writtenTimes(course.schedule),
      start_date: course.start_date && writtenDate(startOfDate(course.start_date)),
      end_date: course.end_date && writtenDate(startOfDate(course.end_date)),
      hours: course.hours && `${course.hours}小時`,
      venue: course.venue,
      language: course.language,
      target: course.target,
      requirement: course.requirement,
      quota: course.quota && `${course.quota}人`,
      certificate: course.certificate,
      subsidy_code: course.subsidy_code,
      major: course.major?.replaceAll(',', '、'),
      course_code: course.course_code,
      admission: course.admission && courseFields.admission.options[course.admission],
    }
    for (const [name, value] of Object.entries(written)) {
      if (value === null || value === undefined) continue
      const { label } = courseFields[name as keyof typeof written]
      expect([label, await fact(page(), label).textContent()]).toEqual([label, String(value)])
    }
    await expect
      .poll(() => fact(page(), courseFields.fee.label).textContent())
      .toContain(course.fee_note ?? '')
    for (const label of [
      courseFields.introduction.label,
      courseFields.content.label,
      courseFields.file_list.label,
    ]) {
      await expect
        .poll(() => page().getByRole('heading', { name: label, level: 2 }).isVisible())
        .toBe(true)
    }
    const files = page().locator('main a[href^="/upload/"][download]')
    await expect.poll(() => files.count()).toBe(course.file_list?.length)
    await expect.poll(() => files.first().textContent()).toMatch(/PDF.*\d+ KB/)
    const teachers = page().locator('main li a[href^="/macau-course/tutorDetail/"]')
    await expect.poll(() => teachers.count()).toBe(course.tutor_ids?.length)
  })

  it('is printed with its facts, its address and the telephone, and nothing to press, on one page, also where there is far too much to say', async () => {
    const found = longest()
    await page().setViewportSize({ width: 1280, height: 900 })
    await whenHydrated(page())
    expect(pagesOf(await page().pdf({ format: 'A4' }))).toBe(1)
    await page().emulateMedia({ media: 'print' })
    for (const hidden of ['header', 'footer', 'main button', 'main article img']) {
      for (const part of await page().locator(hidden).all()) {
        expect([hidden, await part.isVisible()]).toEqual([hidden, false])
      }
    }
    await expect.poll(() => similar(page()).isVisible()).toBe(false)
    await expect.poll(() => fact(page(), courseFields.venue.label).isVisible()).toBe(true)
    await expect.poll(() => fact(page(), courseFields.deadline.label).isVisible()).toBe(true)
    await expect
      .poll(() =>
        page()
          .getByText(`網頁：${origin}${pathOf(found)}`)
          .isVisible(),
      )
      .toBe(true)
    await expect
      .poll(() => page().getByText('電話：2800 0000').filter({ visible: true }).count())
      .toBe(1)
    await page().emulateMedia({ media: null })
    await page().evaluate(() => {
      for (const text of document.querySelectorAll('article section p')) {
        text.textContent = (text.textContent ?? '').repeat(20)
      }
    })
    expect(pagesOf(await page().pdf({ format: 'A4' }))).toBe(1)
  })
})
