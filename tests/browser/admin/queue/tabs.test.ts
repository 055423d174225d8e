/** The admin in several tabs of one browser. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { badge, expectWaiting, sendNow, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { withTitle, openKept, addRecord } = staffAt(at)

it('10: two tabs send each edit once, and show the same', { timeout: 120_000 }, async () => {
  const first = await openKept()
  const second = await at.phone.open(`${at.line.origin}/admin/tutor`)
  at.line.state = 'cut'
  await addRecord(first, tutor, '兩個分頁')
  await expectWaiting(second, 1)
  await rowOf(second, tutor, '兩個分頁').waitFor()
  at.line.state = 'up'
  await Promise.all([sendNow(first), sendNow(second)])
  await expectWaiting(first, 0)
  await expectWaiting(second, 0)
  const [made, ...others] = await withTitle(tutor, '兩個分頁')
  expect([made?.revision, others]).toEqual([1, []])
})

it('11: when the tab that sends is killed, another goes on', { timeout: 120_000 }, async () => {
  const first = await openKept()
  const second = await at.phone.open(`${at.line.origin}/admin/tutor`)
  await badge(second).waitFor()
  // Whatever is asked now never comes back: the first tab holds the lock for as long as it lives.
  at.line.state = 'silent'
  const adding = addedWithoutLeaving(first, '被關掉的分頁')
  await adding
  await expectWaiting(second, 1)
  await first.close({ runBeforeUnload: false })
  at.line.state = 'up'
  await second.bringToFront()
  await sendNow(second)
  await expectWaiting(second, 0)
  expect(await withTitle(tutor, '被關掉的分頁')).toHaveLength(1)
})

it('11: when the tab that sends is frozen, another goes on, and the first finds it done', {
  timeout: 180_000,
}, async () => {
  const first = await openKept()
  const second = await at.phone.open(`${at.line.origin}/admin/tutor`)
  await badge(second).waitFor()
  at.line.state = 'silent'
  await addedWithoutLeaving(first, '凍結的分頁')
  await expectWaiting(second, 1)
  // It stands still at its next line of script, and holds the lock.
  const debug = await at.phone.context.newCDPSession(first)
  const frozen = new Promise(resolve => debug.once('Debugger.paused', resolve))
  await debug.send('Debugger.enable')
  await debug.send('Debugger.pause')
  await frozen
  at.line.state = 'up'
  await second.bringToFront()
  await second.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => second.locator('.adm-badge').innerText(), { timeout: 60_000 }).toBe('0')
  await debug.detach()
  await expectWaiting(first, 0)
  expect(await withTitle(tutor, '凍結的分頁')).toHaveLength(1)
})

/** The page is there already: it cannot be fetched any more. */
async function addedWithoutLeaving(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill(title)
  await save(page)
  await rowOf(page, tutor, title).waitFor()
}
