/** Without a line every page of the admin opens, whatever was opened before, and says what is so. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminPages } from '#admin/adminPages.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { workerSite } from '../../../setup/site.ts'
import { badge, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'
import { staffFiles } from '../../../setup/staffFiles.ts'
import { isLong } from '../../../setup/storms.ts'

const at = onePhone(workerSite())
at.afterVisit(() => whereStaffWork(at))
const { openKept } = staffAt(at)

const links = (page: Page) => page.getByRole('navigation', { name: '管理目錄' }).getByRole('link')

const heading = (page: Page) => page.locator('main h1')

/** Words that only what is known may be said with. */
const CLAIMS = /沒有(?!替代文字)|是空的|共0項|全部有效|都有內容|\n0\n(?!項更改)|（編輯）/

/** Lists that `npm test` leaves out: one page shows them all, from one declaration each. */
const alike = new Set(
  adminPages.map(({ collection: { label, name } }) => (name === tutor.name ? '' : label)),
)

/** Opens each page of the menu, as whoever works there would. */
async function openAll(page: Page): Promise<void> {
  // It comes after the bar above it.
  await links(page).getByText('帳號', { exact: true }).waitFor()
  const names = await links(page).allInnerTexts()
  const opened = names.filter(name => isLong || !alike.has(name))
  expect(opened).toContain(tutor.label)
  for (const name of opened) {
    await links(page).getByText(name, { exact: true }).click()
    await expect.poll(() => heading(page).innerText()).toBe(name)
  }
}

/** A page of a phone that was there before, without a line from the first request on. */
async function openCut(path: string): Promise<Page> {
  at.line.state = 'cut'
  const page = await at.phone.open(`${at.line.origin}/admin/${path}`)
  await badge(page).waitFor()
  return page
}

/** Every list, file and draft is here: only then may the line go. */
async function whenRead(page: Page): Promise<void> {
  await links(page).getByText('媒體庫', { exact: true }).click()
  await page.locator('[data-library] li').first().waitFor()
  await links(page).getByText('主頁', { exact: true }).click()
}

it('every page opens that was never opened before: forms, previews and imports too; the files of the admin are kept anew where the browser has dropped them', {
  timeout: 180_000,
}, async () => {
  const page = await openKept('/admin/home')
  await page.evaluate(() => caches.delete('admin-files'))
  await page.reload()
  await badge(page).waitFor()
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('admin-files')).keys()).length)
  const files = await staffFiles(at.site.origin)
  await expect.poll(kept, { timeout: 30_000 }).toBe(files.length)
  await whenRead(page)
  at.line.state = 'cut'

  // A form, its preview, the revisions and the import's dialog, each for the first time.
  await links(page).getByText('學歷課程', { exact: true }).click()
  await page.locator('[data-title] a').first().click()
  await page.locator('.ql-editor').first().waitFor()
  await page.getByRole('button', { name: '預覽', exact: true }).click()
  await page.frameLocator('iframe[title=預覽]').locator('h1').waitFor()
  await page.frameLocator('iframe[title=預覽]').getByText('如何報名').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '修訂紀錄' }).last().click()
  await page.getByText('修訂紀錄不在這個裝置上').waitFor()
  await page.getByText(/現時是第\d+版/).waitFor()
  await links(page).getByText('導師', { exact: true }).click()
  await page.getByRole('button', { name: /^匯入/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel('檔案')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('姓名\n離線匯入') })
  await page.getByText('新增1項').waitFor()

  await page.reload()
  await page.getByText('離線編輯').waitFor()
  await openAll(page)
  await links(page).getByText('回收筒', { exact: true }).click()
  await page.getByText('回收筒的內容不在這個裝置上').waitFor()
  await links(page).getByText('修訂紀錄', { exact: true }).click()
  await page.getByText('修訂紀錄不在這個裝置上').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(CLAIMS)
})

it('what is not on this device is said to be so, and nothing is claimed of it', {
  timeout: 180_000,
}, async () => {
  at.line.state = 'cut'
  const page = await at.phone.open(`${at.line.origin}/admin/login`)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const opening = indexedDB.open('school-website')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite')
          writing.objectStore('kept').delete('staff')
          writing.oncomplete = () => resolve(opening.result.close())
        }
      }),
  )
  const expectNoClaims = async (what: string) => {
    await page.locator('main').getByText('不在這個裝置上').first().waitFor()
    const words = await page.locator('main').innerText()
    expect(words, what).not.toMatch(CLAIMS)
    expect(words, what).not.toContain('Oops')
  }
  for (const path of [
    'tutor?record=Tutor/0123456789abcdef01234567',
    'audit',
    'revision?record=Tutor/0123456789abcdef01234567',
  ]) {
    await page.goto(`${at.line.origin}/admin/${path}`)
    await expectNoClaims(path)
  }
  for (const name of ['主頁', '導師', '發佈日曆', '媒體庫', '回收筒', '帳號']) {
    await links(page).getByText(name, { exact: true }).click()
    await expect.poll(() => heading(page).innerText()).toBe(name)
    await expectNoClaims(name)
  }
})

it('a page whose program is not here says so in words of staff, and opens when the line is back', {
  timeout: 120_000,
}, async () => {
  const page = await openCut('home')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.evaluate(async () => {
    const cache = await caches.open('admin-files')
    for (const file of await cache.keys()) {
      if (/CalendarPage/.test(file.url)) await cache.delete(file)
    }
  })
  await page.goto(`${at.line.origin}/admin/calendar`)
  const said = page.getByRole('heading', { name: '這一頁未能開啟' })
  await said.waitFor()
  await page.getByText('這一頁的程式不在這個裝置上').waitFor()
  expect(await page.getByText(/Oops|瀏覽課程|返回首頁/).count()).toBe(0)
  await page.getByRole('button', { name: '重試' }).click()
  await page.getByText('仍未能連線').waitFor()
  at.line.state = 'up'
  await page.getByRole('button', { name: '重試' }).click()
  await expect.poll(() => heading(page).innerText()).toBe('發佈日曆')
  await page.goto(`${at.line.origin}/admin/nowhere`)
  await page.getByRole('link', { name: '管理主頁' }).click()
  await expect.poll(() => heading(page).innerText()).toBe('主頁')
})

it('where nothing comes back a form and a page open without the answer about the session', {
  timeout: 120_000,
}, async () => {
  const page = await openCut('tutor')
  at.line.state = 'silent'
  await page.getByRole('button', { name: '新增', exact: true }).click()
  // A call is given up after fifteen seconds.
  await heading(page).getByText('新增導師').waitFor()
  await links(page).getByText('最新公告', { exact: true }).click()
  await expect.poll(() => heading(page).innerText()).toBe('最新公告')
})

/** Opening the storage gives no answer, and the five seconds for which one is waited for are over at once. */
function silentDisk() {
  const { setTimeout: wait } = window
  Object.assign(window, {
    setTimeout: (work: () => void, ms = 0) => wait(work, ms === 5_000 ? 200 : ms),
  })
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...asked) {
    return Object.assign(open.apply(this, asked), { addEventListener: () => undefined })
  }
}

function noDisk() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('private', 'SecurityError')
  }
}

it('a device whose storage does not answer, or keeps nothing: the admin says so, and does not wait for ever', async () => {
  const faults: [() => void, RegExp][] = [
    [silentDisk, /沒有回應，請重新載入/],
    [noDisk, /不讓網站保存資料/],
  ]
  for (const [disk, words] of faults) {
    const page = await at.phone.context.newPage()
    await page.addInitScript(disk)
    await page.goto(`${at.line.origin}/admin/tutor`)
    await page.getByRole('heading', { name: '這一頁未能開啟' }).waitFor()
    await page.getByText(words).waitFor()
  }
  at.phone.complaints.length = 0
})
