/** The browser ends its storage under a form, as an iPhone does in the background; somebody clears it, or it is full. */
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { goTo, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { keysKept } from '../../../setup/keptForms.ts'
import { answerWith, leaveForm, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
const title = (page: Page) => page.locator('[data-field=title] input')

const TITLES = ['資料庫沒了', '全部沒了']
afterAll(async () => {
  const staff = await signIn(site)
  for (const { id, title: name } of await staff.list('LatestNotice'))
    if (TITLES.includes(String(name))) await staff.remove('LatestNotice', String(id))
})

async function beginNotice(words: string): Promise<Page> {
  const page = await open('/admin/latestNotice', 1280, [/status of 401/])
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await title(page).fill(words)
  return page
}

async function clear(page: Page, storageTypes: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.clearDataForOrigin', { origin: site.origin, storageTypes })
}

async function expectSaved(page: Page, words: string): Promise<void> {
  await rowOf(page, words).waitFor()
  await page.getByRole('button', { name: '待同步 0' }).waitFor()
}

it('what is typed after it is kept, and saved', async () => {
  const page = await beginNotice('資料庫')
  await clear(page, 'indexeddb')
  await title(page).pressSequentially('沒了')
  await save(page)
  await expectSaved(page, '資料庫沒了')
})

it('what is saved where nobody is signed in any more is sent after the next login', async () => {
  const page = await beginNotice('全部')
  await clear(page, 'all')
  await title(page).pressSequentially('沒了')
  await save(page)
  await page.waitForURL('**/admin/login')
  await signInAs(page, site)
  await expectSaved(page, '全部沒了')
})

/** Makes what a page asks of its kept forms fail, until `mend` is called. */
async function breakForms(page: Page, method: 'put' | 'getAll') {
  await page.evaluate(name => {
    const { prototype } = IDBObjectStore
    const before = prototype[name]
    prototype[name] = function (this: IDBObjectStore, ...given: never[]) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError')
      return Reflect.apply(before, this, given)
    }
    addEventListener('mended', () => Object.assign(prototype, { [name]: before }), { once: true })
  }, method)
  return { mend: () => page.evaluate(() => void dispatchEvent(new Event('mended'))) }
}

it('what this device cannot keep is not said to be kept, and is once it can', async () => {
  const page = await beginNotice('留不住')
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
  const full = await breakForms(page, 'put')
  await title(page).pressSequentially('的')
  await page.getByText('儲存空間不足').waitFor()
  await page.getByRole('link', { name: '回收筒', exact: true }).click()
  await questionAt(page).getByText('離開便會失去').waitFor()
  await answerWith(page, '取消')
  await page.getByRole('button', { name: '登出' }).click()
  await questionAt(page).getByText('登出便會失去').waitFor()
  await answerWith(page, '取消')
  await full.mend()
  await title(page).fill('留不住的公告')
  const askedOf = async () => {
    await page.getByRole('link', { name: '回收筒', exact: true }).click()
    const text = await questionAt(page).innerText()
    await answerWith(page, '取消')
    return text
  }
  await expect.poll(askedOf).toContain('已留作草稿')
  await leaveForm(page)

  // What cannot be read is left for another time; what is typed then is kept beside it.
  const unread = await breakForms(page, 'getAll')
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await title(page).fill('另一份')
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(2)
  await unread.mend()
  await leaveForm(page)

  // Nor does anything take the place of what stands only in the form.
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await expect.poll(() => title(page).inputValue()).toBe('另一份')
  const fullAgain = await breakForms(page, 'put')
  await title(page).fill('另一份，續')
  const refusal = page.getByRole('status').filter({ hasText: '儲存空間不足' })
  await refusal.getByRole('button').click()
  await refusal.waitFor({ state: 'detached' })
  const takeUp = page.getByRole('button', { name: /^改為編輯 ?「留不住的公告」$/ })
  await takeUp.click()
  await refusal.waitFor()
  expect(await title(page).inputValue()).toBe('另一份，續')
  await fullAgain.mend()
  const taken = async () => {
    if (await takeUp.isVisible()) await takeUp.click()
    return title(page).inputValue()
  }
  await expect.poll(taken).toBe('留不住的公告')
  await page.getByRole('button', { name: /^改為編輯 ?「另一份，續」$/ }).waitFor()
  await leaveForm(page)

  // Of a setting the same is said.
  await goTo(page, '/admin/setting')
  await breakForms(page, 'put')
  await page.getByRole('textbox', { name: '辦學執照編號' }).pressSequentially('，續')
  await page.getByText('儲存空間不足').first().waitFor()
  await page.getByRole('link', { name: '回收筒', exact: true }).click()
  await questionAt(page).getByText('離開便會失去').waitFor()
  await answerWith(page, '離開')
})
