import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What of a page is looked at; all of it where nothing is said. */
interface Scope {
  /** CSS selectors. */
  include?: string
  /** The text of an editor where nothing is said: which headings it has is its author's business. */
  exclude?: string
  /** Rules of axe. */
  only?: string[]
  exceptFor?: string[]
}

/** Instead of axe, where a page has it from another look: to read it twice more is a third of a look's time. */
const THERE_ALREADY = ';'

/** Whether axe was brought into all that stands in the window, and that was not left since. */
async function hasAxe(page: Page): Promise<boolean> {
  const isIn = page.frames().map(frame => frame.evaluate(() => 'axe' in window).catch(() => false))
  return (await Promise.all(isIn)).every(Boolean)
}

/**
 * The accessibility faults that axe finds: the rule, and the HTML of what breaks it. It runs in the page itself
 * and tells only of faults, which takes a third of the time.
 */
export async function accessibilityFaults(
  page: Page,
  scope: Scope = {},
): Promise<[string, string[]][]> {
  const { include, exclude = '.ql-editor > *', only, exceptFor = [] } = scope
  const axeSource = (await hasAxe(page)) ? { axeSource: THERE_ALREADY } : {}
  const builder = new AxeBuilder({ page, ...axeSource })
  const axe = builder.setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  if (only) axe.withRules(only)
  const { violations } = await axe.disableRules(exceptFor).analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])
}

/** Makes the admin light or dark by the device's setting, and waits until it stands so. */
export async function lookInThe(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const isDark = colorScheme === 'dark'
  await page.waitForFunction(
    wanted => document.documentElement.hasAttribute('data-dark') === wanted,
    isDark,
  )
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter(each => each instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => undefined)
  })
}

/** A scope for a state whose colours are looked at elsewhere, such as at another width: none has its own. */
export const NO_COLOURS = { exceptFor: ['color-contrast'] }

/**
 * Fails for any accessibility fault that a machine can find; in the admin, for colours of the dark as well,
 * where colours are looked at.
 */
export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await accessibilityFaults(page, scope)).toEqual([])
  if (scope?.exceptFor?.includes('color-contrast')) return
  if ((await page.locator('[data-bar]').count()) === 0) return
  await lookInThe(page, 'dark')
  const colours = { ...scope, only: ['color-contrast'] }
  expect(await accessibilityFaults(page, colours), 'in the dark').toEqual([])
  await lookInThe(page, 'light')
}
