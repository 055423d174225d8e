/** The admin without a network, and on a line that is cut. */
import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { schoolImage } from '#contract/collections/images.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { adminPath, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { badge, expectWaiting, sendNow, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'

const at = lineToSite(whereStaffWork)

const { withTitle, openKept, addRecord } = staffAt(at)

it('three collections are worked on offline, with pictures, and sent when the line is back', {
  timeout: 180_000,
}, async () => {
  const page = await openKept()
  at.line.state = 'cut'
  await page.reload()
  await page.getByText('離線編輯').waitFor()
  await addRecord(page, tutor, '離線導師')
  await addRecord(page, latestNotice, '離線公告')
  await addRecord(page, schoolImage, '離線圖片')
  await rowOf(page, schoolImage, '離線圖片').getByText('待同步').waitFor()
  await expectWaiting(page, 3)
  expect(await withTitle(tutor, '離線導師')).toEqual([])

  // The laptop is closed, and opened again somewhere without a network.
  await at.phone.restart()
  const again = await at.phone.open(at.line.origin + adminPath(tutor))
  await expectWaiting(again, 3)
  const row = rowOf(again, tutor, '離線導師')
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

it('a preview shows a picture that waits on this device', async () => {
  const page = await openKept()
  at.line.state = 'cut'
  await page.reload()
  await page.getByText('離線編輯').waitFor()
  await addRecord(page, tutor, '預覽的導師')
  await rowOf(page, tutor, '預覽的導師').getByRole('link', { name: '預覽的導師' }).click()
  await page.getByRole('button', { name: '預覽', exact: true }).click()
  const pictures = page.frameLocator('iframe[title=預覽]').locator('img[src^="blob:"]')
  await expect
    .poll(() =>
      pictures.evaluateAll(all => all.map(picture => (picture as HTMLImageElement).naturalWidth)),
    )
    .toEqual([640])
})

it('2: an edit that was saved locally before the tab was killed is sent at the next opening', async () => {
  const page = await openKept()
  at.line.state = 'cut'
  await addRecord(page, tutor, '關掉之前')
  await page.close({ runBeforeUnload: false })
  at.line.state = 'up'
  const next = await at.phone.open(`${at.line.origin}/admin/tutor`)
  await expectWaiting(next, 0)
  expect(await withTitle(tutor, '關掉之前')).toHaveLength(1)
})

it('6: a captive portal acknowledges nothing', async () => {
  const page = await openKept()
  at.line.state = 'portal'
  await addRecord(page, tutor, '酒店網絡')
  await page.getByText('離線編輯').waitFor()
  await expectWaiting(page, 1)
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor()
  expect(await withTitle(tutor, '酒店網絡')).toHaveLength(1)
})

it('8: after the session has ended one login sends all that waits, in order', async () => {
  const page = await openKept()
  at.line.state = 'cut'
  for (const index of [1, 2, 3]) await addRecord(page, tutor, `過期${index}`)
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

it('are said to be in danger where the browser has not promised to keep them', async () => {
  const page = await openKept()
  at.line.state = 'cut'
  await addRecord(page, tutor, '久未送出的')
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
})

it.each<[string, () => void, RegExp]>([
  [
    'does not answer',
    () => {
      const { open } = IDBFactory.prototype
      IDBFactory.prototype.open = function (...asked) {
        return Object.assign(open.apply(this, asked), { addEventListener: () => undefined })
      }
    },
    /沒有回應，請重新載入/,
  ],
  [
    'keeps nothing',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('private', 'SecurityError')
      }
    },
    /不讓網站保存資料/,
  ],
])(
  'a device whose storage %s: the admin says so, and does not wait for ever',
  async (_what, spoil, words) => {
    const page = await openKept()
    await page.addInitScript(spoil)
    await page.reload()
    await page.getByRole('heading', { name: '這一頁未能開啟' }).waitFor()
    await page.getByText(words).waitFor()
    at.phone.complaints.length = 0
  },
)

it('9: somebody else on the same machine neither sees the edits nor sends them', async () => {
  const page = await openKept()
  at.line.state = 'cut'
  await addRecord(page, tutor, '第一位的')
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
  await at.phone.context.addInitScript(fullDisk)
  const page = await openKept()
  at.line.state = 'cut'
  await page.reload()
  await page.getByText('離線編輯').waitFor()
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill('文字仍在')
  const file = { name: '太大.png', mimeType: 'image/png', buffer: randomBytes(1_000_000) }
  await page.locator('[data-field=image] input[type=file]').setInputFiles(file)
  const said = page.locator('[data-field=image]').getByRole('alert')
  await expect.poll(() => said.innerText()).toContain('太大.png：此裝置的儲存空間不足')
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await save(page)
  await rowOf(page, tutor, '文字仍在').waitFor()
  await expectWaiting(page, 1)
})
