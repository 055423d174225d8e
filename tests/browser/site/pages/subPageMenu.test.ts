/** The menu of a page's sub-pages, beside them on a desk and as a bar above them on a phone. */
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { NavigationItem } from '#contract/navigation.ts'
import { holdScripts, oneWindow } from '../../../setup/browser.ts'
import {
  anchorOf,
  childrenOf,
  entryOf,
  menuOf,
  parents,
  reached,
  seen,
  shownAs,
  subPagesAtSite,
} from './subPagesSeen.ts'

const { origin, open } = subPagesAtSite()

describe('choosing a sub-page', () => {
  const subPage = (href: string, label: string) =>
    parents
      .flatMap(each => (each.href === href ? childrenOf(each) : []))
      .find(child => child.label === label) as NavigationItem
  const named = (label: string) => subPage('/about', label)
  const page = oneWindow(() => open('/about', 1280))
  const choose = async (label: string) => {
    await entryOf(page(), label).click()
    await page()
      .locator(`#${anchorOf(named(label).href)}`)
      .waitFor({ state: 'visible' })
    await expect.poll(() => seen(page())).toEqual(shownAs(named(label)))
  }

  it('stands in the history: Back shows the former one and Forward the later', async () => {
    for (const label of ['校曆', '聯絡我們']) await choose(label)
    await page().goBack()
    await page().waitForURL('**/about#calendar')
    await page().locator('#calendar').waitFor({ state: 'visible' })
    await expect.poll(() => seen(page())).toEqual(shownAs(named('校曆')))
    await page().goBack()
    await page().locator('#school-introduction').waitFor({ state: 'visible' })
    await page().goForward()
    await page().locator('#calendar').waitFor({ state: 'visible' })
    await expect.poll(() => page().title()).toBe('關於本校')
  })

  it('starts at its top, also from far down in a long one', async () => {
    await choose('校曆')
    // A wheel's way takes its time, and the menu beside the page moves along for the first of it.
    await page().evaluate(() =>
      addEventListener('scrollend', () => document.body.setAttribute('data-scrolled', '')),
    )
    await page().mouse.move(640, 500)
    await page().mouse.wheel(0, 900)
    await page().locator('body[data-scrolled]').waitFor()
    await expect.poll(() => page().evaluate(() => scrollY)).toBeGreaterThan(500)
    await entryOf(page(), '學校職能').click()
    await page().waitForURL('**/about#school-function')
    await page().waitForFunction(() => scrollY < 300)
    await expect
      .poll(() => reached(page(), named('學校職能')))
      .toEqual({ isFocused: true, isOnScreen: true })
  })

  it('is not undone by the way past the menus', async () => {
    await choose('聯絡我們')
    await page().getByRole('link', { name: '跳到主要內容' }).focus()
    await page().keyboard.press('Enter')
    await page().waitForFunction(() => document.activeElement?.id === 'content')
    await expect.poll(() => seen(page())).toEqual(shownAs(named('聯絡我們')))
  })

  it('is not undone by it before the page has come alive, nor are the filters of a list', async () => {
    for (const [address, child] of [
      ['/about#contact', named('聯絡我們')],
      ['/course?day=weekend#current-courses', subPage('/course', '現正招生課程')],
    ] as const) {
      await page().goto('about:blank')
      const letScriptsCome = await holdScripts(page())
      await page().goto(origin + address, { waitUntil: 'commit' })
      await page()
        .locator(`#${anchorOf(child.href)}`)
        .waitFor({ state: 'visible' })
      await page().getByRole('link', { name: '跳到主要內容' }).focus()
      await page().keyboard.press('Enter')
      letScriptsCome()
      await page().waitForFunction(() => document.activeElement?.id === 'content')
      await expect.poll(() => seen(page())).toEqual(shownAs(child))
      expect(page().url()).toBe(origin + address)
      await page().unrouteAll()
    }
    // Somebody's link may name it all the same.
    await page().goto(`${origin}/course?day=weekend#content`)
    await page().getByRole('list', { name: '已選條件' }).filter({ visible: true }).waitFor()
    await page().getByRole('search', { name: '篩選課程' }).waitFor()
    await page().goto(`${origin}/about`)
  })

  it('prints that one without the menu', async () => {
    await choose('校曆')
    await page().emulateMedia({ media: 'print' })
    await expect.poll(() => menuOf(page()).isVisible()).toBe(false)
    expect((await seen(page())).sections).toEqual(['calendar'])
    await page().emulateMedia({ media: null })
  })

  it('drops the search parameters, which belong to the one before', async () => {
    await page().goto(`${origin}/course?open=1#degree-course`)
    await entryOf(page(), '教師課程').click()
    await page().waitForURL(`${origin}/course#teacher-course`)
    await page().locator('#teacher-course').waitFor({ state: 'visible' })
    await page().goBack()
    // Back again before it is there would be given up by the browser.
    await page().locator('#degree-course').waitFor({ state: 'visible' })
    await page().goBack()
  })
})

describe('the bar of a phone', () => {
  const page = oneWindow(() => open('/about', 390))
  const openBar = async () => {
    await menuOf(page()).locator('summary').click()
    await entryOf(page(), '校曆').waitFor({ state: 'visible' })
  }
  const untilClosed = () => entryOf(page(), '校曆').waitFor({ state: 'hidden' })

  it('closes by Esc with the focus back on it', async () => {
    await openBar()
    await page().keyboard.press('Tab')
    await page().keyboard.press('Escape')
    await untilClosed()
    await expect.poll(() => page().evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  })

  it('closes by a click outside, and when the focus goes on past it', async () => {
    await openBar()
    await page().getByRole('heading', { name: '關於本校', level: 1 }).click()
    await untilClosed()
    await openBar()
    await page().getByRole('link', { name: '2800 0000' }).last().focus()
    await untilClosed()
    await page().evaluate(() => scrollTo(0, 0))
  })

  it('names the one shown, opens the list, closes when one is chosen, and stays below the header while one reads', async () => {
    expect((await seen(page())).bar).toBe('學校簡介')
    await openBar()
    await entryOf(page(), '校曆').click()
    await untilClosed()
    await page().locator('#calendar-heading:focus').waitFor()
    await expect.poll(async () => (await seen(page())).bar).toBe('校曆')
    const calendar = { href: '/about#calendar' } as NavigationItem
    await expect
      .poll(() => reached(page(), calendar))
      .toEqual({ isFocused: true, isOnScreen: true })

    await page().mouse.wheel(0, 900)
    await page().waitForFunction(() => scrollY > 800)
    const end = (part: Locator) =>
      part.boundingBox().then(box => (box ? [box.y, box.y + box.height] : []))
    await expect.poll(async () => (await end(menuOf(page())))[0]).toBe(56)
    await expect.poll(async () => (await end(page().locator('header')))[1]).toBe(56)
    await page().goBack()
  })
})
