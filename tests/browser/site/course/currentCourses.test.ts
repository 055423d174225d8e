/** The list of what one can enrol for now, of every kind. */
import { beforeAll, describe, expect, it } from 'vitest'
import { type CourseKind, courseKinds, everyCourseKind } from '#contract/collections/course.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { answerOf } from './answerOf.ts'
import {
  count,
  courseLists,
  type Listed,
  links,
  list,
  names,
  openFacets,
  says,
  shown,
  tick,
} from './courseList.ts'

const { origin, openList, goTo } = courseLists()

let open: Record<CourseKind, Listed[]>
beforeAll(async () => {
  open = await answerOf(origin, 'getCurrentOpenCourse')
})

describe('what one can enrol for now', () => {
  const page = oneWindow(() => openList('/course'))
  const all = () => everyCourseKind.flatMap(kind => open[kind])

  it('stands soonest deadline first, with the kind of each, twenty a page', async () => {
    expect(all().length).toBeGreaterThan(20)
    await says(page(), `共${all().length}項課程，本頁為第1至20項`)
    await expect.poll(() => links(page()).count()).toBe(20)
    const soonest = all()
      .flatMap(({ deadline }) => (deadline ? [Date.parse(deadline)] : []))
      .sort((a, b) => a - b)
    const moments = await list(page())
      .locator('li time')
      .evaluateAll(elements =>
        elements.map(element => Date.parse(element.getAttribute('datetime') ?? '')),
      )
    expect(moments).toEqual(soonest.slice(0, 20))
    const labels = Object.values(courseKinds).map(({ label }) => label)
    const told = await list(page()).getByRole('listitem').first().locator('span').allTextContents()
    expect(told.some(words => labels.some(label => label === words))).toBe(true)

    await list(page()).getByRole('link', { name: '下一頁' }).click()
    await page().waitForURL('**/course?page=2#current-courses')
    await count(page()).getByText('本頁為第21至').waitFor()
    const second = await shown(page())
    await page().goBack()
    await says(page(), `共${all().length}項課程，本頁為第1至20項`)
    const isOfSecond = (title: string) => second.includes(title)
    await expect.poll(async () => (await shown(page())).filter(isOfSecond)).toEqual([])
    await expect.poll(() => links(page()).count()).toBe(20)
  })

  it('is narrowed by the chips of the home page, and by its kind', async () => {
    await goTo(page(), '/course?day=weekend#current-courses')
    const weekends = all().filter(({ weekdays }) => weekdays.some(day => day >= 6))
    await says(
      page(),
      `共${weekends.length}項課程${weekends.length > 20 ? '，本頁為第1至20項' : ''}`,
    )
    await tick(await openFacets(page()), '類別', courseKinds.cpd.label)
    await page().waitForURL('**/course?kind=cpd&day=weekend#current-courses')
    await goTo(page(), '/course?fee=free#current-courses')
    await says(page(), `共${all().filter(({ fee }) => fee === 0).length}項課程`)
  })

  it('has its facets beside it where there is room, in sight while one looks through the list', async () => {
    await goTo(page(), '/course')
    await page().setViewportSize({ width: 1280, height: 900 })
    await expect
      .poll(() => list(page()).getByRole('button', { name: /^篩選/ }).isVisible())
      .toBe(false)
    await list(page()).getByRole('checkbox', { name: /^週末/ }).waitFor()
    await links(page()).nth(12).scrollIntoViewIfNeeded()
    const box = await list(page()).locator('[popover]').boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(200)
    await page().setViewportSize({ width: 390, height: 844 })
  })

  it('shows the days of each at the same place', async () => {
    for (const width of [1280, 390, 320]) {
      await page().setViewportSize({ width, height: 900 })
      const places = await list(page())
        .getByRole('img', { name: /^星期/ })
        .evaluateAll(weeks => weeks.map(week => Math.round(week.getBoundingClientRect().x)))
      expect(places.length).toBeGreaterThan(15)
      expect(new Set(places).size, `at ${width} px`).toBe(1)
      expect(await overflowOf(page())).toBe(0)
    }
    await page().setViewportSize({ width: 390, height: 844 })
  })

  it('and can be enrolled for on the web also stands where that is explained', async () => {
    await goTo(page(), '/registration#online-registration')
    const registrable = all().filter(({ registration_url }) => registration_url)
    const titles = await shown(page())
    const listed = titles.filter(title => names(registrable).includes(title))
    expect(listed.length).toBe(Math.min(20, registrable.length))
  })
})
