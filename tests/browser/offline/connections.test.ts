/** A page that is open all day opens the device's databases many times, and has none of that open afterwards. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { goTo, lookFor, rowOf } from '../../setup/admin.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { workerSite } from '../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../setup/staff.ts'
import { expectWaiting } from '../../setup/staffAt.ts'

const { site, open, visit } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')

/** The connections to each database, by its name. */
interface Connections {
  opened: number
  closed: number
}

/** Counts in every page of that window. */
function count() {
  const counted: Record<string, Connections> = {}
  const of = (name: string) => {
    counted[name] ??= { opened: 0, closed: 0 }
    return counted[name]
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name, ...version) {
    const request = open.call(this, name, ...version)
    request.addEventListener('success', () => {
      of(name).opened += 1
    })
    return request
  }
  const { close } = IDBDatabase.prototype
  IDBDatabase.prototype.close = function () {
    of(this.name).closed += 1
    close.call(this)
  }
  Object.assign(window, { counted })
}

const read = (page: Page) =>
  page.evaluate(() => (window as { counted?: Record<string, Connections> }).counted ?? {})

const openOf = (counted: Record<string, Connections>) =>
  Object.fromEntries(
    Object.entries(counted).map(([name, { opened, closed }]) => [name, opened - closed]),
  )

it('what staff do all day leaves one connection open, to the journal', async () => {
  const staff = await signIn(site)
  await staff.add('Tutor', { name: '整日導師', job_title: '講師' })
  const page = await open('/admin/blog')
  await page.context().addInitScript(count)
  await page.reload()
  for (let round = 0; round < 3; round += 1) {
    await goTo(page, '/admin/latestNotice')
    await goTo(page, '/admin/tutor')
    await lookFor(page, tutor, '整日')
    await rowOf(page, '整日導師').getByRole('switch').click()
    await expectWaiting(page, 0)
  }
  await expect.poll(async () => (await read(page))['school-website']?.opened).toBeGreaterThan(5)
  await expect
    .poll(async () => openOf(await read(page)))
    .toEqual({ 'school-website': 0, 'school-journal': 1 })
})

it('what a visitor reads leaves none open', async () => {
  const before = (page: Page) => page.addInitScript(count)
  const page = await visit(`${site.origin}/home`, { width: 1280, before })
  await page.getByRole('button', { name: '我已知悉' }).click()
  for (const path of ['/latestNotice', '/home', '/latestNotice']) {
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().click()
    await page.waitForURL(site.origin + path)
  }
  await expect.poll(async () => (await read(page))['school-website']?.opened).toBeGreaterThan(0)
  await expect.poll(async () => openOf(await read(page))).toEqual({ 'school-website': 0 })
})
