/** The search by keyboard alone, and its dialog: what opens and closes it, and what it keeps. */
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { oneWindow } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import {
  button,
  clear,
  close,
  dialog,
  field,
  openSearch,
  results,
  searchAtSite,
  searchFor,
  settled,
} from './searchDialog.ts'

const { origin, visit, open } = searchAtSite()

const isFocused = (page: Page, of: (page: Page) => Locator) =>
  of(page).evaluate(element => element === document.activeElement)

describe('by keyboard alone, and the dialog', () => {
  const window = oneWindow(() => open('/latestNotice'))
  beforeEach(() => close(window()))

  it('opens by "/", goes down and up, opens a result by Enter', async () => {
    const page = window()
    await page.keyboard.press('/')
    await field(page).waitFor()
    await clear(page)
    await page.keyboard.type('DEG-10')
    await settled(page).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = results(page).getByRole('link').nth(1)
    await expect.poll(() => second.evaluate(link => link === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => isFocused(page, field)).toBe(true)
    await page.keyboard.press('ArrowDown')
    const title = await results(page).locator('a > span').first().textContent()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor()
  })

  it('opens the best result by Enter in the field', async () => {
    const page = window()
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.type('何綺瑩')
    await results(page).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '何綺瑩' }).waitFor()
    await page.locator('main:focus').waitFor()
  })

  it('goes on typing in the field from wherever the focus is', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, 'DEG')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('-101')
    await expect.poll(() => field(page).inputValue()).toBe('DEG-101')
  })

  it('closes by Esc at once, with the focus back on the button', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, '課程')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(page, button)).toBe(true)
  })

  it('keeps "/" where text is typed and where it was turned off, and Ctrl+K all the same', async () => {
    const page = window()
    await openSearch(page)
    await page.keyboard.type('a/b')
    await expect.poll(() => field(page).inputValue()).toBe('a/b')
    await dialog(page)
      .getByRole('checkbox', { name: /開啟搜尋/ })
      .uncheck()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.keyboard.press('/')
    await expect.poll(() => dialog(page).count()).toBe(0)
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await dialog(page)
      .getByRole('checkbox', { name: /開啟搜尋/ })
      .check()
  })

  it('never opens over the special notice', async () => {
    const page = await visit(`${origin}/home`, { width: 1280 })
    await page.getByRole('button', { name: '我已知悉' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: '我已知悉' }).click()
    await openSearch(page)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  })

  it('closes by its button, by a click beside it, and when one goes back', async () => {
    const page = window()
    for (const [name, path] of [
      ['最新公告', '/latestNotice'],
      ['課程列表', '/course'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await page.waitForURL(`**${path}`)
    }
    for (const close of [
      () => dialog(page).getByRole('button', { name: '關閉搜尋' }).click(),
      () => page.mouse.click(20, 400),
      () => page.goBack(),
    ]) {
      await openSearch(page)
      await close()
      await dialog(page).waitFor({ state: 'detached' })
    }
    await page.getByRole('heading', { level: 1, name: '最新公告' }).waitFor()
  })

  it('has what was asked last when it is opened again', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, '葡語')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await openSearch(page)
    await expect.poll(() => field(page).inputValue()).toBe('葡語')
    await page.keyboard.type('烘焙')
    await expect.poll(() => field(page).inputValue()).toBe('烘焙')
  })

  it.each([
    ['320 px', 320, 16],
    ['200 % text', 640, 32],
  ])('never scrolls sideways at %s', async (_, width, textSize) => {
    const page = window()
    const sizeText = (size: string) =>
      page.evaluate(fontSize => Object.assign(document.documentElement.style, { fontSize }), size)
    await page.setViewportSize({ width, height: 900 })
    await sizeText(`${textSize}px`)
    await openSearch(page)
    await searchFor(page, '課程')
    const widths = (element: Element) => element.scrollWidth - element.clientWidth
    await expect.poll(() => dialog(page).evaluate(widths)).toBe(0)
    await expect.poll(() => results(page).locator('..').evaluate(widths)).toBe(0)
    await expect.poll(() => overflowOf(page)).toBe(0)
  })
})
