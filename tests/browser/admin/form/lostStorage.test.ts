/** The browser ends its storage under a form, as an iPhone does in the background, or somebody clears it. */
import type { Page } from 'playwright-core'
import { afterAll, it } from 'vitest'
import { rowOf, save, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
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
