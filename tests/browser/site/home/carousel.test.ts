/** The carousel under fingers. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { changeCopy } from '../../../setup/changedCopy.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const page = oneWindow(async () => {
  const opened = await visit(`${origin}/home`, {
    width: 390,
    height: 844,
    // It would go on by itself, and what it shows next could not be said.
    context: { isMobile: true, hasTouch: true, reducedMotion: 'reduce' },
  })
  await opened.getByRole('button', { name: '我已知悉' }).click()
  await whenHydrated(opened)
  return opened
})

const carousel = () => page().getByRole('region', { name: '精選' })
const current = () => carousel().locator('button[aria-current]').getAttribute('aria-label')
const enlargement = () => page().evaluate(() => visualViewport?.scale ?? 1)

interface Point {
  x: number
  y: number
}

/** Fingers go down on its picture at these places beside its middle, to others, and up again. */
async function drag(shown: Page, from: readonly number[], to: readonly number[]) {
  const box = await carousel().locator('img').first().boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  const touch = await shown.context().newCDPSession(shown)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const at = (part: number) =>
    from.map((start, finger) => ({
      x: x + width / 2 + start + ((to[finger] ?? 0) - start) * part,
      y: y + height / 2,
      id: finger,
    }))
  for (const count of from.keys()) await send('touchStart', at(0).slice(0, count + 1))
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', at(part))
  await send('touchEnd', [])
  await touch.detach()
}

it('one finger turns it', async () => {
  await drag(page(), [70], [-70])
  await expect.poll(current).toMatch(/^第2張/)
  await drag(page(), [-70], [70])
  await expect.poll(current).toMatch(/^第1張/)
  expect(await enlargement()).toBe(1)
})

it('shows the last of its slides where that which was shown is there no more', async () => {
  const dots = carousel().getByRole('button', { name: /^第\d+張/ })
  const count = await dots.count()
  await dots.last().click()
  await expect.poll(current).toMatch(new RegExp(`^第${count}張`))
  await changeCopy(page(), 'SlickImage', all => all.slice(1))
  await expect.poll(current).toMatch(new RegExp(`^第${count - 1}張`))
  await drag(page(), [-70], [70])
  await expect.poll(current).toMatch(new RegExp(`^第${count - 2}張`))
  await carousel()
    .getByRole('button', { name: /^第1張/ })
    .click()
  await expect.poll(current).toMatch(/^第1張/)
})

it('two fingers enlarge the page, and do not turn it', async () => {
  await drag(page(), [-30, 30], [-110, 110])
  await expect.poll(enlargement).toBeGreaterThan(1)
  expect(await current()).toMatch(/^第1張/)
})
