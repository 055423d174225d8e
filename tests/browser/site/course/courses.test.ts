/** The courses of one kind: their order, how they are narrowed, and what stays when one comes back. */
import { beforeAll, describe, expect, it } from 'vitest'
import { fieldsOfStudy } from '#site/course/fieldsOfStudy.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
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

const { origin, visit, openList, goTo } = courseLists()
/** As the field of study of that name has it. */
const FIELD = '資訊科技'
const MAJORS = fieldsOfStudy.it?.majors ?? []

let single: Listed[]
beforeAll(async () => {
  single = await answerOf(origin, 'getEnableSingleCourse')
})

const isOfField = ({ major }: Listed) => major?.split(',').some(each => MAJORS.includes(each))
const isOpen = ({ deadline }: Listed) => !deadline || Date.parse(deadline) > Date.now()

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

  it('have facets that are called by their names alone, and not by the signs for open and closed', async () => {
    await openFacets(page())
    const browser = await page().context().newCDPSession(page())
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    const called = nodes
      .filter(({ role }) => role?.value === 'DisclosureTriangle')
      .map(({ name }) => String(name?.value).trim())
    expect(called).toContain('時段')
    expect(called.join()).not.toMatch(/[＋－]/)
    await page().keyboard.press('Escape')
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
    // Open still, for another choice instead.
    expect(await (await openFacets(page())).getByLabel(FIELD).isVisible()).toBe(true)
    await page().keyboard.press('Escape')

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
    await expect.poll(() => shown(page())).toHaveLength(ofField)
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
    const page = await visit(`${origin}/healthz`, {
      width: 390,
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
