/** Drafts and deletions without a network: they wait in the outbox like every edit, and meet those of others. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import { allDraftCalls, draftCalls } from '#contract/calls/drafts.ts'
import type { InputOf } from '#contract/collection.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { RecordDraft } from '#contract/recordDraft.ts'
import { createRequestCall } from '#data/api.ts'
import { goTo, rowOf } from '../../../setup/admin.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'
import { expectWaiting, sendNow, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'

const at = onePhone(workerSite())
leaveNothingIn(at.site, 'Tutor')
const { withTitle } = staffAt(at)

/** Tutors that the phone has from its visit on; two more are deleted by then. */
const ids: Record<string, string> = { 離線草稿: '', 合寫草稿: '', 離線刪除: '' }
let other: Awaited<ReturnType<typeof colleague>>
beforeAll(async () => {
  other = await colleague()
  const staff = await signIn(at.site)
  const add = (name: string) => staff.add('Tutor', { name, job_title: '講師' })
  for (const name of Object.keys(ids)) ids[name] = await add(name)
  for (const name of ['早已刪除', '稍後復原']) await staff.remove('Tutor', await add(name))
})
const window = at.oneWindow(() => whereStaffWork(at))

/** The list of tutors, whatever the test before has left open. */
async function list(): Promise<Page> {
  await goTo(window(), '/admin/tutor')
  return window()
}

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const edit = (page: Page, name: string) =>
  rowOf(page, name).getByRole('link', { name, exact: true }).click()

async function draft(page: Page, name: string, job: string): Promise<void> {
  await edit(page, name)
  await field(page, 'job_title').fill(job)
  await button(page, '儲存草稿').click()
  await rowOf(page, name).getByText('草稿', { exact: true }).waitFor()
}

/** Somebody else at work, past the line. */
async function colleague() {
  const { origin, adminUsername: username, adminPassword: password } = at.site
  const ask = createRequestCall({ origin })
  const { token } = await ask(accessCalls.login, undefined, { username, password })
  const request = createRequestCall({ origin, token: () => token })
  return {
    save: (body: { id: string } & Partial<InputOf<typeof tutor>>) =>
      request(draftCalls(tutor).modifyDraft, undefined, body),
    draftOf: async (id: string): Promise<RecordDraft | undefined> =>
      (await request(allDraftCalls.listDrafts)).Tutor?.find(each => each.id === id),
  }
}

it('a draft that is begun and published without a network is sent as both when the line is back', {
  timeout: 180_000,
}, async () => {
  const page = await list()
  const id = ids.離線草稿 ?? ''
  at.line.state = 'cut'
  await draft(page, '離線草稿', '高級講師')
  await expectWaiting(page, 1)
  await page.reload()
  await edit(page, '離線草稿')
  expect(await field(page, 'job_title').inputValue()).toBe('高級講師')
  await field(page, 'major').fill('會計')
  await button(page, '發佈').click()
  const row = rowOf(page, '離線草稿')
  await row.getByText('待同步').waitFor()
  expect(await row.getByText('草稿', { exact: true }).count()).toBe(0)
  expect((await withTitle(tutor, '離線草稿'))[0]?.job_title).toBe('講師')

  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  const [record] = await withTitle(tutor, '離線草稿')
  expect(record).toMatchObject({ job_title: '高級講師', major: '會計' })
  expect(await other.draftOf(id)).toBeUndefined()
  await page.keyboard.press('Escape')
})

it('a new record is drafted, gone on with and published without a network; one that is deleted leaves nothing', {
  timeout: 180_000,
}, async () => {
  const page = await list()
  at.line.state = 'cut'
  const draftNew = async (name: string) => {
    await button(page, '新增').click()
    await field(page, 'name').fill(name)
    await button(page, '儲存草稿').click()
    await rowOf(page, name).getByText('草稿', { exact: true }).waitFor()
  }
  for (const name of ['離線新稿', '只作草稿', '不要的稿']) await draftNew(name)
  await draft(page, '不要的稿', '又要的職銜')
  const remove = rowOf(page, '不要的稿').getByRole('button', { name: '刪除不要的稿' })
  await remove.click()
  await page.locator('[data-undo]').getByRole('button', { name: '復原' }).click()
  await page.getByText('復原「不要的稿」：已儲存於本機').first().waitFor()
  await edit(page, '不要的稿')
  expect(await field(page, 'job_title').inputValue()).toBe('又要的職銜')
  await button(page, '取消').click()
  await remove.click()
  await draft(page, '離線新稿', '講師')
  await edit(page, '離線新稿')
  expect(await field(page, 'job_title').inputValue()).toBe('講師')
  await button(page, '發佈').click()
  const row = rowOf(page, '離線新稿')
  await row.waitFor()
  expect(await row.getByText('草稿', { exact: true }).count()).toBe(0)

  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  expect(await withTitle(tutor, '離線新稿')).toMatchObject([{ job_title: '講師', enabled: true }])
  expect(await withTitle(tutor, '只作草稿')).toEqual([])
  await page.keyboard.press('Escape')
  await rowOf(page, '只作草稿').getByText('草稿', { exact: true }).waitFor()
})

it('two who draft the same lose nothing: other fields are merged, the same one is asked about', {
  timeout: 180_000,
}, async () => {
  const page = await list()
  const id = ids.合寫草稿 ?? ''
  at.line.state = 'cut'
  await draft(page, '合寫草稿', '高級講師')
  await other.save({ id, major: '會計' })
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('沒有未送出的更改。').waitFor({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  expect(await other.draftOf(id)).toMatchObject({ job_title: '高級講師', major: '會計' })

  at.line.state = 'cut'
  await draft(page, '合寫草稿', '教授')
  await other.save({ id, job_title: '客席教授' })
  at.line.state = 'up'
  await sendNow(page)
  await page.getByText('導師草稿：修改').waitFor()
  await button(page, '處理衝突').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('客席教授').waitFor()
  await dialog.getByRole('radio', { name: /我的/ }).check()
  await button(page, '套用').click()
  await expectWaiting(page, 0)
  expect((await other.draftOf(id))?.job_title).toBe('教授')
  await page.keyboard.press('Escape')
})

describe('the trash', () => {
  const inTrash = (page: Page, name: string) => page.locator('tr').filter({ hasText: name })
  const go = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

  it('holds what was deleted offline, and gives it back', async () => {
    const page = await list()
    at.line.state = 'cut'
    await button(page, '刪除離線刪除').click()
    await expectWaiting(page, 1)
    await go(page, '回收筒')
    const row = inTrash(page, '離線刪除')
    await row.getByText('待同步').waitFor()
    expect(await button(page, '永久刪除離線刪除').count()).toBe(0)
    await row.getByRole('button', { name: /^復原/ }).click()
    await row.waitFor({ state: 'detached' })
    at.line.state = 'up'
    await sendNow(page)
    await expectWaiting(page, 0)
    expect(await withTitle(tutor, '離線刪除')).toHaveLength(1)
    await page.keyboard.press('Escape')
    // What the server has in it has come.
    await inTrash(page, '早已刪除').waitFor()
    expect(await row.count()).toBe(0)
  })

  it('brings back offline what others deleted, once there is a network again', async () => {
    const page = await list()
    await go(page, '回收筒')
    const row = inTrash(page, '稍後復原')
    await row.waitFor()
    // All of the trash has been read.
    await page.getByText('正在載入…').waitFor({ state: 'detached' })
    at.line.state = 'cut'
    await row.getByRole('button', { name: /^復原/ }).click()
    await row.getByText('將會復原').waitFor()
    await expectWaiting(page, 1)
    await page.getByText('離線中：顯示上次連線時的回收筒。').waitFor()
    at.line.state = 'up'
    await sendNow(page)
    await expectWaiting(page, 0)
    await row.waitFor({ state: 'detached' })
    expect(await withTitle(tutor, '稍後復原')).toHaveLength(1)
    await page.keyboard.press('Escape')
    await go(page, '導師')
    await rowOf(page, '稍後復原').waitFor()
  })
})
