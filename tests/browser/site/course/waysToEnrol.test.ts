/** How one enrols for a course, or is told that one cannot, and what else its page lets one do with it. */
import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { courseFields } from '#contract/collections/course.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { block, coursePages, type Found, fact, isOpen, pathOf, similar } from './coursePage.ts'

const { origin, openCourse, find, all, onTheWeb, tooLate } = coursePages()

const inPerson = () => find(one => isOpen(one) && !one.course.registration_url)

/** That everybody can use what is new in it at those widths, and that it is nowhere wider than the window. */
async function expectFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of [320, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBe(0)
    // What stands around it is looked at with all screens.
    if (widths.includes(width)) await expectAccessible(page, { include: 'main' })
  }
}

describe('a course that one enrols for on the web', () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = oneWindow(() => openCourse(onTheWeb(), { permissions }))

  it('has deadline, time left, fee and the action on the first screen of a phone', async () => {
    await block(page())
      .getByText(/^(尚餘\d+日|[今明]日截止)$/)
      .waitFor()
    for (const part of [
      fact(page(), courseFields.deadline.label),
      fact(page(), courseFields.fee.label),
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
    for (const other of all().filter(one => hrefs.includes(pathOf(one)))) {
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
    const open = all().filter(isOpen).map(pathOf)
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
    await expect.poll(() => fact(page(), courseFields.subsidy_code.label).count()).toBe(0)
    await expect.poll(() => block(page()).getByText('資助').count()).toBe(0)
  })

  it('asks nobody to pay for what is free', async () => {
    await goTo(find(one => isOpen(one) && one.course.fee === 0))
    const steps = page().locator('#how-to-enrol')
    await steps.getByText('保存收據。', { exact: true }).waitFor()
    expect(await steps.innerText()).not.toMatch(/繳/)
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
