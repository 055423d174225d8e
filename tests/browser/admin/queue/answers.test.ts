/** What the screen says after an edit is so: with a network, the server's answer is waited for. */
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { fileCalls } from '#contract/calls/files.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { blog } from '#contract/collections/blog.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { createRequestCall } from '#data/api.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'
import { whenAnswered } from '../../../setup/whenAnswered.ts'

const { site, open } = await adminAtSite(workerSite())
for (const { name } of [tutor, blog]) leaveNothingIn(site, name)
const url = '/about#taken-again'
let staff: Staff
let both: string
let same: string
let so: string
// They are there before the window, which reads each list once.
beforeAll(async () => {
  staff = await signIn(site)
  both = await staff.add('Tutor', { name: '同時導師', job_title: '原職' })
  same = await staff.add('Tutor', { name: '同樣導師', job_title: '原職' })
  so = await staff.add('Tutor', { name: '照實導師', job_title: '原職' })
  await staff.modify('Tutor', { id: so, job_title: '後來' })
  const id = await staff.add('Blog', { title: '先來的網頁', url, category: 'RTF' })
  await staff.remove('Blog', id)
  await staff.add('Blog', { title: '後來的網頁', url, category: 'RTF' })
})

/**
 * Waits for the last that a loaded page reads: a busy server that answers an edit after three seconds is answered
 * behind the screen.
 */
const whenRead = (page: Page) => whenAnswered(page, callAddress(fileCalls.listFiles))

const window = oneWindow(async () => {
  const page = await open('/admin/tutor', 1280, [/status of 40[049]/])
  await whenRead(page)
  return page
})

/** A page of the menu, whatever the test before has left open. */
async function show(path: string, width = 1280): Promise<Page> {
  const page = window()
  await page.setViewportSize({ width, height: 900 })
  await goTo(page, path)
  return page
}

/** The next file has the same site. */
async function keepLicence(value: string): Promise<void> {
  const { token } = await logIn(site.origin, site)
  const request = createRequestCall({ origin: site.origin, token: () => token })
  await request(settingEditCalls.modifySetting, undefined, { name: 'licence', value })
}

const LOCAL = /本機|此裝置/
const conflictOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: `「${title}」有衝突` })
const link = (page: Page, title: string) =>
  rowOf(page, title).getByRole('link', { name: title, exact: true })

it('the second of two people is asked at once, and is not told that anything is saved', async () => {
  const page = await show('/admin/tutor')
  await link(page, '同時導師').click()
  await page.locator('[data-field=job_title] input').fill('我的職銜')
  await staff.modify('Tutor', { id: both, job_title: '其他人的職銜' })
  const said = await hearToasts(page)
  await save(page)
  const dialog = conflictOf(page, '同時導師')
  await dialog.waitFor()
  await dialog.getByText(/^對方：admin · .*\d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor()
  await expectAccessible(page, { include: '[role=dialog]' })
  expect(await said()).not.toContain('已儲存')
  await dialog.getByRole('radio', { name: /我的/ }).check()
  // A list that is read again, as it is after a saving, would know of what the others do next.
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  const read = `${site.origin}${callAddress(recordCalls(tutor).list)}`
  await page.route(read, route => held.then(() => route.continue()))
  await dialog.getByRole('button', { name: '套用' }).click()
  await expect.poll(said).toContain('已儲存')
  expect(await said()).not.toMatch(LOCAL)

  // From the list: one after the other is deleted by somebody else, and switched off here.
  await staff.modify('Tutor', { id: both, job_title: '又改了' })
  await page.getByLabel('選取同時導師').check()
  await page.getByRole('button', { name: '刪除', exact: true }).click()
  await dialog.getByText('其他人已修改這項記錄，你刪除時看到的是舊內容，所以仍未刪除。').waitFor()
  expect(await said()).not.toContain('已刪除')
  letGo()
  await dialog.getByRole('button', { name: '仍然刪除' }).click()
  await expect.poll(said).toContain('已刪除')
  await page.unroute(read)

  const gone = await staff.add('Tutor', { name: '已不在的導師' })
  await page.reload()
  await whenRead(page)
  await rowOf(page, '已不在的導師').waitFor()
  await staff.remove('Tutor', gone)
  await rowOf(page, '已不在的導師').getByRole('switch').click()
  const lost = conflictOf(page, '已不在的導師')
  await lost.getByText('這項記錄已被其他人刪除。').waitFor()
  await lost.getByRole('button', { name: '放棄我的更改' }).click()
  // The rows below it move up then, from under a click.
  await rowOf(page, '已不在的導師').waitFor({ state: 'detached' })
})

it('the list shows what stands where nothing of an edit was left to send', async () => {
  const page = await show('/admin/tutor')
  const change = async (mine: string, theirs: string) => {
    await link(page, '同樣導師').click()
    await page.locator('[data-field=job_title] input').fill(mine)
    await staff.modify('Tutor', { id: same, job_title: theirs })
    await save(page)
  }
  await change('同一職銜', '同一職銜')
  await rowOf(page, '同樣導師').getByText('同一職銜').waitFor()
  await change('我的職銜', '其他人的職銜')
  const dialog = conflictOf(page, '同樣導師')
  await dialog.getByRole('radio', { name: /其他人的/ }).check()
  await dialog.getByRole('button', { name: '套用' }).click()
  await rowOf(page, '同樣導師').getByText('其他人的職銜').waitFor()
})

it('what the server has is said to be done, and never to wait on this device', async () => {
  const page = await show('/admin/tutor', 390)
  const said = await hearToasts(page)
  const row = rowOf(page, '照實導師')
  await page.getByRole('button', { name: '複製照實導師' }).click()
  await expect.poll(said).toContain('已複製「照實導師」')
  await page.getByRole('button', { name: '刪除照實導師', exact: true }).click()
  await expect.poll(said).toContain('已刪除「照實導師」')
  await page.getByRole('button', { name: '復原', exact: true }).click()
  await expect.poll(said).toContain('已復原「照實導師」')
  await row.waitFor()

  await page.getByRole('button', { name: /^匯入/ }).click()
  const buffer = Buffer.from(Papa.unparse([['姓名'], ['照實匯入']]))
  const file = { name: '導師.csv', mimeType: 'text/csv', buffer }
  await page.getByRole('dialog').getByLabel('檔案').setInputFiles(file)
  await page.getByRole('button', { name: '匯入1項' }).click()
  await expect.poll(said).toContain('已匯入1項')
  await page.getByRole('button', { name: '復原', exact: true }).click()
  await expect.poll(said).toContain('已復原1項')
  expect(await said()).not.toMatch(LOCAL)

  await page.goto(`${site.origin}/admin/revision?record=Tutor/${so}`)
  await whenRead(page)
  const saidThere = await hearToasts(page)
  await page.locator('summary').last().click()
  await page.getByRole('button', { name: '還原至第1版' }).click()
  await expect.poll(saidThere).toContain('已儲存')

  await show('/admin/setting', 390)
  const licence = page.getByRole('region', { name: '辦學執照編號' })
  await licence.waitFor()
  const before = await licence.getByRole('textbox').inputValue()
  onTestFinished(() => keepLicence(before))
  const saidOfSetting = await hearToasts(page)
  await licence.getByRole('textbox').fill('試／2026')
  await licence.getByRole('button', { name: '儲存辦學執照編號' }).click()
  await expect.poll(saidOfSetting).toContain('已儲存')
  expect([await saidThere(), await saidOfSetting()].join()).not.toMatch(LOCAL)
})

it('what the server refuses is named at once, and nothing else is said', async () => {
  const page = await show('/admin/trash')
  const said = await hearToasts(page)
  await page.getByRole('button', { name: '復原先來的網頁' }).click()
  await expect.poll(said).toContain(`ERROR：${blog.fields.url.label}：已被另一項記錄使用`)
  expect(await said()).not.toMatch(/已復原|已儲存/)
})

it('a copy of what may not be had twice is begun in a form, without that', async () => {
  const page = await show('/admin/blog')
  await page.getByRole('button', { name: '複製後來的網頁' }).click()
  const field = (name: string) => page.locator(`[data-field=${name}] input`)
  await expect.poll(() => field('title').inputValue()).toBe('後來的網頁（副本）')
  expect(await field('url').inputValue()).toBe('')
  await field('url').fill('/about#copied')
  await save(page)
  await rowOf(page, '後來的網頁（副本）').waitFor()
})
