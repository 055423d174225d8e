/** The menu of a narrow window, behind its button. */
import { describe, expect, it } from 'vitest'
import { type NavigationItem, navigation } from '#contract/navigation.ts'
import { accessibilityFaults } from '../../../setup/accessible.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { isCovered } from '../../../setup/covered.ts'
import { isLong } from '../../../setup/storms.ts'
import { burger, FOLLOWED, menusAtSite, outOfReach, panel, parents, timeout } from './menus.ts'

const { open, expectAt } = menusAtSite()

describe.each([390, 820])('the narrow navigation at %i px', width => {
  const page = oneWindow(() => open(width))

  it('expands and collapses a parent, and closes by its button', async () => {
    await burger(page()).click()
    for (const { label, children = [] } of parents.slice(0, 2)) {
      const parent = panel(page()).getByRole('button', { name: label, exact: true })
      const child = panel(page()).getByRole('link', { name: children[0]?.label ?? '', exact: true })
      await parent.click()
      await child.waitFor()
      await parent.click()
      await child.waitFor({ state: 'hidden' })
    }
    await page().getByRole('button', { name: '關閉選單' }).click()
    await page().getByRole('button', { name: '開啟選單' }).waitFor()
  })

  it('shows a cross when open, moves nothing, and keeps the focus until Esc gives it back', async () => {
    const burgerIcon = await burger(page()).innerHTML()
    const before = await burger(page()).boundingBox()
    await burger(page()).click()
    await page().getByRole('button', { name: '關閉選單' }).waitFor()
    await expect.poll(() => burger(page()).innerHTML()).not.toBe(burgerIcon)
    await expect.poll(() => burger(page()).boundingBox()).toEqual(before)
    for (let step = 0; step < 30; step++) {
      await page().keyboard.press('Tab')
      const isKept = await page().evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('header') !== null
      })
      expect(isKept).toBe(true)
    }
    await page().keyboard.press('Escape')
    await page().getByRole('button', { name: '開啟選單' }).waitFor()
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('開啟選單')
    await expect.poll(() => page().locator('main[inert]').count()).toBe(0)
  })

  const expand = async ({ label }: NavigationItem) => {
    const row = panel(page()).getByRole('button', { name: label, exact: true })
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  }
  const rowTo = (href: string, isChild: unknown) =>
    panel(page()).locator(`${isChild ? 'ul ul a' : ':scope > div > ul > li > a'}[href="${href}"]`)

  /** Goes there by the menu, from anywhere. */
  async function choose({ href }: NavigationItem, parent?: NavigationItem) {
    await burger(page()).click()
    if (parent) await expand(parent)
    await rowTo(href, parent).click()
    await expectAt(page(), href)
    await expect.poll(() => burger(page()).getAttribute('aria-expanded')).toBe('false')
    await rowTo(href, parent).waitFor({ state: 'hidden' })
  }

  it('is closed by Back, and stays so where one comes back to', async () => {
    const item = navigation.at(-1) as NavigationItem
    await choose(item)
    await burger(page()).click()
    await page().goBack()
    await expectAt(page(), '/home')
    await expect.poll(() => burger(page()).getAttribute('aria-expanded')).toBe('false')
    await page().goForward()
    await expectAt(page(), item.href)
    await expect.poll(() => burger(page()).getAttribute('aria-expanded')).toBe('false')
    await page().goBack()
  })

  it('covers the page whole, also what sticks to its top', async () => {
    const [about] = parents as [NavigationItem]
    await choose(about.children?.[0] as NavigationItem, about)
    await burger(page()).click()
    await expand(about)
    await expect.poll(() => isCovered(page())).toBe(true)
    await page().keyboard.press('Escape')
  })

  it('has every page and every sub-page in reach, leads to them, and closes on the way', {
    timeout,
  }, async () => {
    await burger(page()).click()
    for (const item of navigation) {
      if (item.children) await expand(item)
      for (const { href } of item.children ?? [item]) {
        await rowTo(href, item.children).waitFor()
        await expect.poll(() => outOfReach(rowTo(href, item.children))).toEqual([])
      }
    }
    await page().keyboard.press('Escape')
    // A page and a sub-page of another: the rest go by the same row, at the other width by the same menu.
    for (const item of isLong && width === 390 ? navigation : navigation.slice(0, 2)) {
      if (!item.children) await choose(item)
      for (const child of item.children?.slice(0, FOLLOWED) ?? []) await choose(child, item)
    }
  })

  // It is one column at either width.
  if (width === 390)
    it('has no accessibility fault that a machine can find when open', async () => {
      await burger(page()).click()
      await expand(parents[2] as NavigationItem)
      // All beside the header is inert, heading and main part too: the two rules know that of a modal,
      // and take for one what begins no lower than an eighth of the window, as it does without the line.
      const menu = {
        include: 'header:not(main *)',
        exceptFor: ['landmark-one-main', 'page-has-heading-one'],
      }
      await expect.poll(() => accessibilityFaults(page(), menu)).toEqual([])
    })
})
