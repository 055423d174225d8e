import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { writtenTimes } from '#contract/clock.ts'
import { type Course, type CourseKind, courseKinds, courses } from '#contract/collections/course.ts'
import { startOfDate, writtenDate } from '#contract/time.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow, openBrowser, openPage, whenHydrated } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { sharedSite, workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

interface Found {
  kind: CourseKind
  course: Course
}

const { origin } = sharedSite()
const { fields } = courses.degree
const kinds = Object.keys(courseKinds) as CourseKind[]

let browser: Browser
let all: Found[]

async function ask<T>(call: string): Promise<T> {
  const answer = await fetch(`${origin}/api/${call}`)
  return ((await answer.json()) as { data: T }).data
}

beforeAll(async () => {
  browser = await openBrowser()
  const lists = kinds.map(async kind => {
    const found = await ask<Course[]>(`getEnable${courseKinds[kind].name}`)
    return found.map(course => ({ kind, course }))
  })
  all = (await Promise.all(lists)).flat()
})
afterAll(() => browser.close())

const isOpen = ({ course }: Found) => !course.deadline || Date.parse(course.deadline) > Date.now()
const pathOf = ({ kind, course }: Found) => `/course/courseDetail/${kind}/${course.id}`

function find(test: (found: Found) => unknown): Found {
  const found = all.find(test)
  if (!found) throw new Error('the demo school has no such course')
  return found
}

const onTheWeb = () => find(one => isOpen(one) && one.course.registration_url)
const inPerson = () => find(one => isOpen(one) && !one.course.registration_url)
const tooLate = () => find(one => !isOpen(one))
/** The one with the most to say. */
const longest = () =>
  all.reduce((a, b) => (JSON.stringify(a.course) < JSON.stringify(b.course) ? b : a), onTheWeb())

async function openCourse(found: Found, context?: BrowserContextOptions): Promise<Page> {
  const page = await openPage(browser, origin + pathOf(found), { width: 390, context })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

const block = (page: Page) => page.getByRole('region', { name: '報名', exact: true })
const similar = (page: Page) => page.getByRole('region', { name: '相近課程' })

/** That everybody can use what is new in it at those widths, and that it is nowhere wider than the window. */
async function expectFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBe(0)
    // What stands around it is looked at with all screens.
    if (widths.includes(width)) await expectAccessible(page, { include: 'main' })
  }
}

/** The value beside a label. */
const fact = (page: Page, label: string) =>
  page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd')

describe("a course's page", () => {
  it('does not move when it comes to say how many days are left', async () => {
    const found = find(one => isOpen(one) && one.course.deadline)
    const page = await openPage(browser, origin + pathOf(found), {
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
    const page = await openPage(browser, origin + pathOf(tooLate()), { width: 390, context })
    await expect.poll(() => page.locator('h1 + *').innerText()).toBe('報名已截止')
    await expect.poll(() => block(page).getByText('已截止', { exact: true }).isVisible()).toBe(true)
    await expect
      .poll(() => block(page).getByRole('button', { name: '分享' }).isVisible())
      .toBe(false)
    await page.goto(origin + pathOf(onTheWeb()))
    await expect.poll(() => page.getByText('報名已截止').isVisible()).toBe(false)
  })
})

describe('a course that one enrols for on the web', () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = oneWindow(() => openCourse(onTheWeb(), { permissions }))

  it('has deadline, time left, fee and the action on the first screen of a phone', async () => {
    await block(page())
      .getByText(/^(尚餘\d+日|[今明]日截止)$/)
      .waitFor()
    for (const part of [
      fact(page(), fields.deadline.label),
      fact(page(), fields.fee.label),
      block(page()).getByRole('link', { name: '網上報名' }),
    ]) {
      const box = await part.boundingBox()
      expect(box && box.y + box.height).toBeLessThan(844)
    }
  })

  it('has up to four similar courses, each sharing a major or the kind, none itself', async () => {
    const found = onTheWeb()
    const hrefs = await similar(page())
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(hrefs.length).toBeGreaterThan(0)
    expect(hrefs.length).toBeLessThanOrEqual(4)
    const majors = found.course.major?.split(',')
    for (const other of all.filter(one => hrefs.includes(pathOf(one)))) {
      const isAlike = other.course.major?.split(',').some(major => majors?.includes(major))
      expect(isAlike || other.kind === found.kind).toBe(true)
      expect(other.course.id).not.toBe(found.course.id)
    }
  })

  it('is taken along as a calendar file, by a plain link', async () => {
    const found = onTheWeb()
    const started = page().waitForEvent('download')
    await block(page()).getByRole('link', { name: '加入行事曆' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe(`${found.course.title.replace('/', ' ')}.ics`)
    const text = await readFile(await download.path(), 'utf8')
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(events.length).toBeGreaterThan(1)
    const [deadline] = events.map(event => new ICAL.Event(event))
    expect(deadline?.startDate.toJSDate().getTime()).toBe(Date.parse(found.course.deadline ?? ''))
  })

  it("is shared by the phone's own means where it has any", async () => {
    const found = onTheWeb()
    await page().evaluate(() => {
      const share = (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data)
        return Promise.resolve()
      }
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    await block(page()).getByRole('button', { name: '分享' }).click()
    const shared = await page().locator('body[data-shared]').getAttribute('data-shared')
    expect(JSON.parse(shared ?? '')).toEqual({
      title: found.course.title,
      url: origin + pathOf(found),
    })
  })

  it('is copied where it has none, and says so', async () => {
    const found = onTheWeb()
    await page().evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    )
    await block(page()).getByRole('button', { name: '分享' }).click()
    await page().getByText('已複製連結').waitFor()
    await expect
      .poll(() => page().evaluate(() => navigator.clipboard.readText()))
      .toBe(origin + pathOf(found))
  })

  it('says the address where it can be neither shared nor copied', async () => {
    const found = onTheWeb()
    await page().evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    })
    await block(page()).getByRole('button', { name: '分享' }).click()
    await page()
      .getByText(`未能複製連結，請自行複製：${origin}${pathOf(found)}`)
      .waitFor()
  })

  it('is printed by its button', async () => {
    await page().evaluate(() => {
      window.print = () => void document.body.toggleAttribute('data-printed', true)
    })
    await block(page()).getByRole('button', { name: '列印' }).click()
    await page().locator('body[data-printed]').waitFor()
  })

  it('leads to the enrolment on the web, and says how it is done', async () => {
    const found = onTheWeb()
    const action = block(page()).getByRole('link', { name: '網上報名' })
    await expect.poll(() => action.getAttribute('href')).toBe(found.course.registration_url)
    await block(page()).getByRole('link', { name: '如何報名' }).click()
    await page().waitForURL('**#how-to-enrol')
    const steps = page().locator('#how-to-enrol')
    for (const name of ['網上報名', '親臨報名', '查詢此課程']) {
      await expect.poll(() => steps.getByRole('heading', { name, level: 3 }).isVisible()).toBe(true)
    }
    await expect
      .poll(() => steps.getByRole('link', { name: '2800 0000' }).getAttribute('href'))
      .toBe('tel:28000000')
    const mail = await steps.getByRole('link', { name: /@/ }).getAttribute('href')
    const { title, course_code } = found.course
    expect(new URL(mail ?? '').searchParams.get('subject')).toBe(
      `查詢課程：${title}（${course_code}）`,
    )
    await expect.poll(() => steps.getByRole('table').isVisible()).toBe(true)
  })
})

describe('a course that one cannot enrol for on the web', () => {
  const page = oneWindow(() => openCourse(tooLate()))
  const goTo = (found: Found) => page().goto(origin + pathOf(found))

  it('says so, where it is closed, offers open ones first, and no way to enrol', async () => {
    await block(page()).getByText('已截止', { exact: true }).waitFor()
    await expect
      .poll(() => page().getByText('此課程已截止報名，以下課程仍可報讀。').isVisible())
      .toBe(true)
    await expect
      .poll(() => page().getByRole('link', { name: '網上報名' }).count())
      .toBe(await page().locator('header, footer').getByRole('link', { name: '網上報名' }).count())
    await expect.poll(() => page().getByRole('heading', { name: '如何報名' }).count()).toBe(0)
    const open = all.filter(isOpen).map(pathOf)
    const offered = similar(page()).getByRole('link')
    for (const link of await offered.all()) {
      expect(open).toContain(await link.getAttribute('href'))
    }
    const [first, facts] = [await offered.first().boundingBox(), await block(page()).boundingBox()]
    expect(first && facts && first.y < facts.y).toBe(true)
    await expectFit(page(), [390])
  })

  it('says nothing of a field that is empty', async () => {
    const found = find(({ course }) => !course.subsidy && isOpen({ kind: 'cpd', course }))
    await goTo(found)
    await expect.poll(() => fact(page(), fields.subsidy_code.label).count()).toBe(0)
    await expect.poll(() => block(page()).getByText('資助').count()).toBe(0)
  })

  it('leads to the notes and the telephone where one enrols in person', async () => {
    await goTo(inPerson())
    await expect.poll(() => block(page()).getByRole('link', { name: '網上報名' }).count()).toBe(0)
    await expect
      .poll(() => block(page()).getByRole('link', { name: '致電2800 0000' }).isVisible())
      .toBe(true)
    await expectFit(page(), [390])
    await block(page()).getByRole('link', { name: '如何報名' }).click()
    await page().waitForURL('**/registration#notice')
  })
})

describe('a page that stands open until the deadline', () => {
  it('says that the course has closed, though nobody has used it', async () => {
    const found = find(one => isOpen(one) && one.course.deadline)
    const before = (empty: Page) => empty.clock.install()
    const page = await openPage(browser, origin + pathOf(found), { width: 390, before })
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
    const page = await openPage(browser, site.origin + path, { width: 390 })
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
      admission: course.admission && fields.admission.options[course.admission],
    }
    for (const [name, value] of Object.entries(written)) {
      if (value === null || value === undefined) continue
      const { label } = fields[name as keyof typeof written]
      expect([label, await fact(page(), label).textContent()]).toEqual([label, String(value)])
    }
    await expect
      .poll(() => fact(page(), fields.fee.label).textContent())
      .toContain(course.fee_note ?? '')
    for (const label of [fields.introduction.label, fields.content.label, fields.file_list.label]) {
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
    await expect.poll(() => fact(page(), fields.venue.label).isVisible()).toBe(true)
    await expect.poll(() => fact(page(), fields.deadline.label).isVisible()).toBe(true)
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
