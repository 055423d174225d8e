/** The admin without a network, and on a line that is cut. */
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { schoolImage } from '#contract/collections/images.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { adminPath, rowOf, save, signInAs } from '../../../setup/admin.ts'
import type { LineState } from '../../../setup/line.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn } from '../../../setup/staff.ts'
import {
  addHere,
  badge,
  expectWaiting,
  sendNow,
  staffAt,
  whereStaffWork,
} from '../../../setup/staffAt.ts'
import { addPictured } from './picturedTutor.ts'

const at = onePhone(workerSite())
at.afterVisit(() => whereStaffWork(at))
for (const { name } of [tutor, latestNotice, schoolImage]) leaveNothingIn(at.site, name)

const { withTitle, addRecord } = staffAt(at)

/** The list of tutors on a phone that has it: a line that is not up is so from the first request on. */
async function openOn(state: LineState): Promise<Page> {
  at.line.state = state
  const page = await at.phone.open(at.line.origin + adminPath(tutor))
  await badge(page).waitFor()
  return page
}

it('three collections are worked on offline, with pictures, which a preview shows, and sent when the line is back', {
  timeout: 180_000,
}, async () => {
  const page = await openOn('cut')
  await page.getByText('離線編輯').waitFor()
  await addRecord(page, tutor, '離線導師')
  await rowOf(page, '離線導師').getByRole('link', { name: '離線導師' }).click()
  await page.getByRole('button', { name: '預覽', exact: true }).click()
  const pictures = page.frameLocator('iframe[title=預覽]').locator('img[src^="blob:"]')
  await expect
    .poll(() =>
      pictures.evaluateAll(all => all.map(picture => (picture as HTMLImageElement).naturalWidth)),
    )
    .toEqual([640])
  await page.keyboard.press('Escape')
  await addRecord(page, latestNotice, '離線公告')
  await addRecord(page, schoolImage, '離線圖片')
  await rowOf(page, '離線圖片').getByText('待同步').waitFor()
  await expectWaiting(page, 3)
  expect(await withTitle(tutor, '離線導師')).toEqual([])

  // The laptop is closed, and opened again somewhere without a network.
  await at.phone.restart()
  const again = await at.phone.open(at.line.origin + adminPath(tutor))
  await expectWaiting(again, 3)
  const row = rowOf(again, '離線導師')
  await row.getByRole('link', { name: '離線導師', exact: true }).click()
  await again.locator('[data-field=job_title] input').fill('改過的職銜')
  await save(again)
  await row.waitFor()
  // What was tried already may have arrived: it is never folded into.
  await expectWaiting(again, 4)

  at.line.state = 'up'
  await sendNow(again)
  await again.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  const [made] = await withTitle(tutor, '離線導師')
  expect(made?.job_title).toBe('改過的職銜')
  expect(await withTitle(latestNotice, '離線公告')).toHaveLength(1)
  const [picture] = await withTitle(schoolImage, '離線圖片')
  const file = await fetch(`${at.site.origin}/upload/${picture?.image}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

it('2: an edit is said to be in danger where the browser has not promised to keep it, and is sent at the next opening after the tab was killed', async () => {
  const page = await openOn('cut')
  await addHere(page, '關掉之前')
  const danger = page.getByText('可能清除七天沒有開啟的網站所保存的資料')
  for (const isPromised of [false, true]) {
    await page.evaluate(answer => {
      navigator.storage.persisted = async () => answer
    }, isPromised)
    await badge(page).click()
    await page.getByRole('button', { name: '匯出未同步的更改' }).waitFor()
    await expect.poll(() => danger.count()).toBe(isPromised ? 0 : 1)
    await page.keyboard.press('Escape')
  }
  await page.close({ runBeforeUnload: false })
  at.line.state = 'up'
  const next = await at.phone.open(`${at.line.origin}/admin/tutor`)
  await expectWaiting(next, 0)
  expect(await withTitle(tutor, '關掉之前')).toHaveLength(1)
})

it('6: a captive portal acknowledges nothing', async () => {
  const page = await openOn('portal')
  await addPictured(page, '酒店網絡')
  await page.getByText('離線編輯').waitFor()
  await expectWaiting(page, 1)
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor()
  expect(await withTitle(tutor, '酒店網絡')).toHaveLength(1)
})

it('8: after the session has ended one login sends all that waits, in order', async () => {
  const page = await openOn('cut')
  // The first has a picture, which takes its time.
  await addPictured(page, '過期1')
  for (const index of [2, 3]) await addHere(page, `過期${index}`)
  await expectWaiting(page, 3)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  await fetch(`${at.site.origin}/api/logout`, { method: 'POST', headers, body: '{}' })
  at.line.state = 'up'
  // It tries by itself as well, and either may come first: the page then leaves for the login.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForURL('**/admin/login**')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  await signInAs(page, at.site)
  await page.waitForURL('**/admin/tutor**')
  await expectWaiting(page, 0)
  const times = []
  for (const index of [1, 2, 3]) {
    const [made] = await withTitle(tutor, `過期${index}`)
    times.push(String(made?.created_at))
  }
  expect(times).toEqual([...times].sort())
})

it('9: somebody else on the same machine neither sees the edits nor sends them', async () => {
  const page = await openOn('cut')
  await addHere(page, '第一位的')
  await page.evaluate(() => localStorage.setItem('username', 'somebody-else'))
  at.line.state = 'up'
  await page.goto(`${at.line.origin}/admin/tutor`)
  await expectWaiting(page, 0)
  await badge(page).click()
  await page.getByText('另有1項更改屬於其他帳號').waitFor()
  expect(await withTitle(tutor, '第一位的')).toEqual([])
  await page.evaluate(user => localStorage.setItem('username', user), at.site.adminUsername)
  await page.goto(`${at.line.origin}/admin/tutor`)
  await expect.poll(() => withTitle(tutor, '第一位的'), { timeout: 20_000 }).toHaveLength(1)
  await expectWaiting(page, 0)
})

/** A disk that takes texts and has no room for what is large. */
function fullDisk() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (...written) {
    const [value] = written
    if (value instanceof Uint8Array) throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, written)
  }
}

it('20: where there is no room for a picture that is said, and the text is saved', async () => {
  at.line.state = 'cut'
  const page = await at.phone.context.newPage()
  await page.addInitScript(fullDisk)
  await page.goto(`${at.line.origin}/admin/tutor`)
  await page.getByText('離線編輯').waitFor()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill('文字仍在')
  const file = { name: '太大.png', mimeType: 'image/png', buffer: randomBytes(1_000_000) }
  await page.locator('[data-field=image] input[type=file]').setInputFiles(file)
  const said = page.locator('[data-field=image]').getByRole('alert')
  await expect.poll(() => said.innerText()).toContain('太大.png：此裝置的儲存空間不足')
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await save(page)
  await rowOf(page, '文字仍在').waitFor()
  await expectWaiting(page, 1)
  at.line.state = 'up'
  await sendNow(page)
  await expectWaiting(page, 0)
  expect(await withTitle(tutor, '文字仍在')).toHaveLength(1)
})

/** As long as a tab that holds the lock may be silent: `inTurn.ts`. */
const FROZEN_MS = 20_000

/** Runs in the page: so much has gone by since it was opened. `page.clock` would ask the frozen tab as well. */
function later(ms: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + ms
}

it('10, 11: two tabs send each edit once, and show the same; when the one that sends is frozen or killed, the other goes on', {
  timeout: 180_000,
}, async () => {
  const [first, second] = [await openOn('cut'), await openOn('cut')]
  await first.bringToFront()
  await addPictured(first, '兩個分頁')
  await expectWaiting(second, 1)
  await rowOf(second, '兩個分頁').waitFor()
  at.line.state = 'up'
  await Promise.all([sendNow(first), sendNow(second)])
  await expectWaiting(first, 0)
  await expectWaiting(second, 0)
  const [made, ...others] = await withTitle(tutor, '兩個分頁')
  expect([made?.revision, others]).toEqual([1, []])
  for (const tab of [first, second]) await tab.keyboard.press('Escape')

  // Whatever is asked now never comes back: the first tab holds the lock for as long as it lives.
  at.line.state = 'silent'
  await addHere(first, '凍結的分頁')
  await expectWaiting(second, 1)
  // It stands still at its next line of script.
  const debug = await at.phone.context.newCDPSession(first)
  const frozen = new Promise(resolve => debug.once('Debugger.paused', resolve))
  await debug.send('Debugger.enable')
  await debug.send('Debugger.pause')
  await frozen
  at.line.state = 'up'
  await second.bringToFront()
  await second.evaluate(() => dispatchEvent(new Event('online')))
  await second.evaluate(later, FROZEN_MS)
  await expectWaiting(second, 0)
  await debug.detach()
  await expectWaiting(first, 0)
  expect(await withTitle(tutor, '凍結的分頁')).toHaveLength(1)

  at.line.state = 'silent'
  await first.bringToFront()
  await addHere(first, '被關掉的分頁')
  await expectWaiting(second, 1)
  await first.close({ runBeforeUnload: false })
  at.line.state = 'up'
  await second.bringToFront()
  await sendNow(second)
  await expectWaiting(second, 0)
  expect(await withTitle(tutor, '被關掉的分頁')).toHaveLength(1)
})
