/** The admin under a finger. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { keepSession, logIn } from '../../setup/session.ts'
import { workerSite } from '../../setup/site.ts'

const { site, visit } = await adminAtSite(workerSite())

/** As an iPhone's Safari has it: it enlarges the page for what is smaller, and leaves it so. */
const LEAST = 16

/** Runs in the page: what one writes or chooses in that has smaller letters, hidden or not. */
const smallFields = (least: number): string[] =>
  [...document.querySelectorAll('input, select, textarea, [contenteditable=true]')]
    .filter(field => !field.matches('[type=checkbox], [type=radio], [type=file], [type=range]'))
    .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < least)
    .map(field => field.outerHTML.slice(0, 100))

/** Runs in the page: the keys that are offered for a field, and whether it begins with a capital by itself. */
const keysFor = (field: Element) =>
  ['inputmode', 'autocapitalize'].map(name => field.getAttribute(name))

async function openOnTelephone(path: string): Promise<Page> {
  const session = await logIn(site.origin, site)
  return visit(site.origin + path, {
    width: 390,
    context: { isMobile: true, hasTouch: true },
    before: empty => keepSession(empty, session),
  })
}

/** A finger that goes down on an element, and moves down the page without leaving it. */
async function dragDown(control: Locator, pixels: number): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  const [left, top] = [x + width / 2, y + height / 2]
  const session = await control.page().context().newCDPSession(control.page())
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y: at }] })
  await touch('touchStart', top)
  for (let moved = 10; moved <= pixels; moved += 10) await touch('touchMove', top + moved)
}

it('nothing is written so small that an iPhone would enlarge the page for it; a row goes with the finger that drags it', async () => {
  const page = await openOnTelephone('/admin/account')
  await page.getByLabel(`${site.adminUsername}的權限`).waitFor()
  expect(await page.evaluate(smallFields, LEAST)).toEqual([])

  await page.goto(`${site.origin}/admin/degree-course`)
  const rows = page.locator('main tbody tr')
  await dragDown(rows.first().getByRole('button', { name: /^拖動/ }), 200)
  // A page that scrolls instead takes the finger from its row.
  await rows.and(page.locator('[data-lifted]')).waitFor()
  await page
    .locator('[role=status]')
    .getByText(/移到.+的位置$/)
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.locator('[data-lifted]').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^篩選/ }).click()
  // Beside the two that are there at first.
  await page.getByRole('search').locator('input, select').nth(2).waitFor()
  expect(await page.evaluate(smallFields, LEAST)).toEqual([])

  await page.goto(`${site.origin}/admin/latestNotice`)
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('.ql-tooltip input').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(smallFields, LEAST)).toEqual([])
})

it('a name to sign in with and an address begin with no capital, and have the keys that they need', async () => {
  const login = await visit(`${site.origin}/admin/login`, { width: 390 })
  expect(await login.getByLabel('帳號').evaluate(keysFor)).toEqual([null, 'off'])
  const page = await openOnTelephone('/admin/setting')
  const details = page.getByRole('region', { name: '聯絡資料' })
  for (const [label, keys] of Object.entries({ 電話: 'tel', 電郵: 'email', 網址: 'url' }))
    expect(await details.getByLabel(label, { exact: true }).evaluate(keysFor)).toEqual([
      keys,
      'off',
    ])
  await page.goto(`${site.origin}/admin/blog`)
  await page.getByRole('button', { name: '新增', exact: true }).click()
  for (const field of ['[data-field=url] input', '.ql-tooltip input'])
    expect(await page.locator(field).first().evaluate(keysFor)).toEqual(['url', 'off'])
})
