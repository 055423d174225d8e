import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CourseKind, courseKinds } from '#contract/collections/course.ts'
import { fieldsOfStudy } from '#site/course/fieldsOfStudy.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow, openBrowser, openPage } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { sharedSite } from '../../../setup/site.ts'

interface Listed {
  title: string
  major: string | null
  weekdays: number[]
  time_from: string | null
  fee: number | null
  deadline: string | null
  subsidy: boolean
  registration_url: string | null
}

const { origin } = sharedSite()
const kinds = Object.keys(courseKinds) as CourseKind[]
/** As the field of study of that name has it. */
const FIELD = '資訊科技'
const MAJORS = fieldsOfStudy.it?.majors ?? []

let browser: Browser
let single: Listed[]
let open: Record<CourseKind, Listed[]>

async function ask<T>(call: string): Promise<T> {
  const answer = await fetch(`${origin}/api/${call}`)
  return ((await answer.json()) as { data: T }).data
}

beforeAll(async () => {
  browser = await openBrowser()
  single = await ask('getEnableSingleCourse')
  open = await ask('getCurrentOpenCourse')
})
afterAll(() => browser.close())

const isOfField = ({ major }: Listed) => major?.split(',').some(each => MAJORS.includes(each))
const isOpen = ({ deadline }: Listed) => !deadline || Date.parse(deadline) > Date.now()
const names = (courses: Listed[]) => courses.map(({ title }) => title)

/** Another list, in a window that has one. */
async function goTo(page: Page, address: string): Promise<void> {
  // An anchor alone would not load the page again.
  await page.goto('about:blank')
  await page.goto(origin + address)
  await page.locator('[data-routed]').waitFor()
}

/** A list of /course, alive, or as a browser without scripts has it. */
async function openList(address: string, context: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, origin + address, { width: 390, context })
  if (context.javaScriptEnabled === false) return page
  await page.getByRole('button', { name: '我已知悉' }).click()
  await page.locator('[data-routed]').waitFor()
  return page
}

/** The one list that is shown. */
const list = (page: Page) => page.locator('main section').filter({ visible: true })
const links = (page: Page) => list(page).locator('li a[href^="/course/courseDetail/"]')
const shown = (page: Page) => links(page).allTextContents()
const count = (page: Page) => list(page).getByRole('status')

/** Opens the facets, where they are a sheet. */
async function openFacets(page: Page): Promise<Locator> {
  await list(page).getByRole('button', { name: /^篩選/ }).click()
  return page.locator(':popover-open')
}

async function tick(facets: Locator, facet: string, option: string): Promise<void> {
  const group = facets.getByRole('group', { name: facet, exact: true })
  const box = facets.getByRole('checkbox', { name: new RegExp(`^${option}`) })
  if (!(await box.isVisible())) await facets.locator('summary', { hasText: facet }).click()
  await (facet === option ? facets : group)
    .getByRole('checkbox', { name: new RegExp(`^${option}`) })
    .check()
}

/** Waits until the list says that it has so many. */
async function says(page: Page, words: string) {
  await count(page).getByText(words, { exact: true }).waitFor()
}

describe('the courses of a kind', () => {
  const address = '/course#single-course'
  const page = oneWindow(() => openList(address))

  it('stand in the order of staff, with what is closed said to be, and no button for what happens by itself', async () => {
    await expect.poll(() => shown(page())).toEqual(names(single))
    const closed = single.find(course => !isOpen(course))
    const row = list(page()).getByRole('listitem').filter({ hasText: closed?.title })
    await row.getByText('已截止', { exact: true }).waitFor()
    await expect.poll(() => list(page()).getByRole('button', { name: '套用篩選' }).count()).toBe(0)
  })

  it('are narrowed by facets, each choice in the address, and are the same for whoever is sent it', async () => {
    const facets = await openFacets(page())
    await tick(facets, '範疇', FIELD)
    const ofField = single.filter(isOfField)
    expect(ofField.length).toBeGreaterThan(1)
    await facets.getByRole('button', { name: `顯示${ofField.length}項課程` }).waitFor()
    // What is beneath it is looked at with all screens.
    await expectAccessible(page(), { include: ':popover-open' })
    await page().keyboard.press('Escape')
    await says(page(), `共${ofField.length}項課程`)
    await expect.poll(() => shown(page())).toEqual(names(ofField))
    // What is chosen stands above the list, and goes by a tap.
    await list(page())
      .getByRole('link', { name: new RegExp(`移除條件：\\s*${FIELD}`) })
      .click()
    await says(page(), `共${single.length}項課程`)

    const again = await openFacets(page())
    await again.getByLabel('只看接受報名').check()
    await again.getByLabel('可用進修資助').check()
    const wanted = single.filter(course => isOpen(course) && course.subsidy)
    await again.getByRole('button', { name: `顯示${wanted.length}項課程` }).click()
    await says(page(), `共${wanted.length}項課程`)
    await expect.poll(() => shown(page())).toEqual(names(wanted))
    expect(page().url()).toBe(`${origin}/course?subsidy=1&open=1#single-course`)
    await list(page()).getByLabel('排序').selectOption('截止日期')
    await page().waitForURL('**/course?*sort=deadline*#single-course')
    await goTo(page(), page().url().slice(origin.length))
    const soonest = wanted.toSorted((a, b) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9'))
    await expect.poll(() => shown(page())).toEqual(names(soonest))
    await expect
      .poll(async () => (await openFacets(page())).getByLabel('只看接受報名').isChecked())
      .toBe(true)
    await page().keyboard.press('Escape')
    await list(page()).getByRole('link', { name: '清除篩選' }).filter({ visible: true }).click()
    await page().waitForURL(origin + address)
  })

  it('widen within a facet and narrow between them, each option with how many there would be', async () => {
    const evenings = single.filter(({ time_from }) => time_from && time_from >= '18:00')
    const onDay = (course: Listed, ...days: number[]) =>
      course.weekdays.some(day => days.includes(day))
    await goTo(page(), '/course?time=evening#single-course')
    await says(page(), `共${evenings.length}項課程`)
    const facets = await openFacets(page())
    const wednesdays = evenings.filter(course => onDay(course, 3))
    await facets.getByRole('checkbox', { name: `星期三 ${wednesdays.length}`, exact: true }).check()
    const both = evenings.filter(course => onDay(course, 3, 5))
    await tick(facets, '上課日', '星期五')
    await facets.getByRole('button', { name: `顯示${both.length}項課程` }).click()
    await expect.poll(() => shown(page())).toEqual(names(both))
    expect(page().url()).toBe(`${origin}/course?day=wed%2Cfri&time=evening#single-course`)
    await goTo(page(), address)
  })

  it('come back with their filters from a course, and step by step', async () => {
    await list(page()).getByLabel('排序').selectOption('學費')
    await page().waitForURL('**/course?sort=fee#single-course')
    await tick(await openFacets(page()), '範疇', FIELD)
    await page().keyboard.press('Escape')
    const ofField = single.filter(isOfField).length
    await says(page(), `共${ofField}項課程`)
    const before = await shown(page())

    await links(page()).first().click()
    await page().waitForURL('**/courseDetail/**')
    await page().goBack()
    await says(page(), `共${ofField}項課程`)
    await expect.poll(() => shown(page())).toEqual(before)
    const chosen = list(page()).getByRole('link', { name: new RegExp(`移除條件：\\s*${FIELD}`) })
    await chosen.waitFor()

    await page().goBack()
    await says(page(), `共${single.length}項課程`)
    await expect.poll(() => chosen.count()).toBe(0)
    await expect.poll(() => list(page()).getByLabel('排序').inputValue()).toBe('fee')
  })

  it('with soonest deadline first end with what is closed', async () => {
    await list(page()).getByLabel('排序').selectOption('截止日期')
    await page().waitForURL('**/course?*sort=deadline*#single-course')
    await says(page(), `共${single.length}項課程`)
    const dated = single
      .filter(course => course.deadline && isOpen(course))
      .sort((a, b) => Date.parse(a.deadline ?? '') - Date.parse(b.deadline ?? ''))
    const listed = async () =>
      (await shown(page())).map(title => single.find(course => course.title === title))
    await expect
      .poll(async () => (await listed()).slice(0, dated.length).map(course => course?.deadline))
      .toEqual(dated.map(({ deadline }) => deadline))
    const last = (await listed()).at(-1)
    expect(last && isOpen(last)).toBe(false)
  })

  it('that do not match are answered kindly, with ways on that everybody can use, in no more than the width of the window', async () => {
    await goTo(page(), '/course?major=no-such-major&open=1#single-course')
    await says(page(), '沒有符合條件的課程')
    await expect.poll(() => links(page()).count()).toBe(0)
    await expect
      .poll(() => list(page()).getByRole('link', { name: '現正招生課程' }).isVisible())
      .toBe(true)
    await expectAccessible(page(), { include: '#single-course' })
    for (const width of [320, 1280, 390]) {
      await page().setViewportSize({ width, height: 900 })
      expect(await overflowOf(page())).toBe(0)
    }
    await list(page()).getByRole('link', { name: '清除篩選' }).filter({ visible: true }).click()
    await says(page(), `共${single.length}項課程`)
    expect(page().url()).toBe(`${origin}${address}`)
  })

  it('ignore what an address cannot mean', async () => {
    await goTo(page(), '/course?sort=colour&open=maybe&page=-3&x=1#single-course')
    await expect.poll(() => shown(page())).toEqual(names(single))
  })

  it('are filtered by a plain form where there is no script', async () => {
    const page = await openList(address, { javaScriptEnabled: false })
    await tick(list(page), '範疇', FIELD)
    await list(page).getByLabel('只看接受報名').check()
    await tick(list(page), '上課日', '平日')
    await tick(list(page), '上課日', '星期六')
    await list(page).getByRole('button', { name: '套用篩選' }).click()
    await page.waitForURL(`${origin}/course?day=weekday%2Csat&field=it&open=1#single-course`)
    const wanted = single.filter(
      course => isOfField(course) && isOpen(course) && course.weekdays.some(day => day < 7),
    )
    await expect.poll(() => shown(page)).toEqual(names(wanted))
    await expect.poll(() => list(page).getByLabel('只看接受報名').isChecked()).toBe(true)
    await expect.poll(() => count(page).textContent()).toBe(`共${wanted.length}項課程`)
    await list(page).getByRole('link', { name: '清除篩選' }).filter({ visible: true }).click()
    await page.waitForURL(`${origin}${address}`)
    await expect.poll(() => shown(page)).toEqual(names(single))
  })

  it('are filtered by a choice made before the page has come alive', async () => {
    const page = await openPage(browser, `${origin}/healthz`, {
      width: 390,
      expected: [/favicon/],
    })
    await page.route(/\.js$/, async route => {
      const isPart = !/\/(entry-client|react|tanstack|rolldown-runtime)-/.test(
        route.request().url(),
      )
      if (isPart) await held
      await route.continue()
    })
    let release: () => void = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.addInitScript(acknowledge, await specialNotices(origin))
    await page.goto(origin + address)
    await list(page).getByLabel('排序').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => list(page).getByLabel('排序').inputValue()).toBe('deadline')
    release()
    await page.waitForURL('**/course?sort=deadline#single-course')
    await expect.poll(() => list(page).getByLabel('排序').inputValue()).toBe('deadline')
  })
})

describe('what one can enrol for now', () => {
  const page = oneWindow(() => openList('/course'))
  const all = () => kinds.flatMap(kind => open[kind])

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
    expect((await shown(page())).filter(title => second.includes(title))).toEqual([])
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
