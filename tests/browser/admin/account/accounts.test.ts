/** Several people at work: accounts, what they may do, and where they are signed in. */
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { listen } from '../../../setup/listen.ts'
import { answerWith } from '../../../setup/question.ts'

const { site, open, visit } = await adminAtSite()
const signedIn = async (adminUsername: string, adminPassword: string, expected: RegExp[] = []) => {
  const page = await visit(`${site.origin}/admin/home`, { width: 1280, expected })
  await signInAs(page, { adminUsername, adminPassword })
  await page.getByRole('button', { name: /待同步/ }).waitFor()
  return page
}

async function addAccount(page: Page, name: string, role: '編輯' | '管理員'): Promise<void> {
  await page.getByRole('button', { name: /^新增 ?帳號$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('帳號').fill(name)
  await dialog.getByLabel('權限').selectOption(role)
  await dialog.getByLabel('密碼').fill(`password-of-${name}`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '儲存' }).click()
  await page.getByRole('button', { name: `移除${name}` }).waitFor()
}

it('an editor is not offered what an editor may not do', async () => {
  const admin = await open('/admin/account')
  await addAccount(admin, 'an-editor', '編輯')
  await expectAccessible(admin)
  const page = await signedIn('an-editor', 'password-of-an-editor')
  await page.getByRole('heading', { name: '最新狀況' }).waitFor()
  expect(await page.getByRole('button', { name: /儲存聯絡資料/ }).count()).toBe(0)
  const menu = page.getByRole('navigation', { name: '管理目錄' })
  expect(await menu.getByRole('link', { name: '修訂紀錄' }).count()).toBe(0)
  await menu.getByRole('link', { name: '帳號' }).click()
  await page.getByText('（編輯）').waitFor()
  expect(await page.getByText('所有帳號').count()).toBe(0)
})

it('a session that is ended elsewhere leads to the login', async () => {
  const admin = await open('/admin/account', 1280)
  await addAccount(admin, 'elsewhere', '編輯')
  const there = await signedIn('elsewhere', 'password-of-elsewhere', [/status of 401/])
  await admin.reload()
  const said = await listen(admin)
  await admin.getByRole('button', { name: /結束elsewhere在/ }).click()
  await answerWith(admin, '結束登入')
  await expect.poll(said).toContain('已結束登入')
  await there.reload()
  await there.waitForURL('**/admin/login')
})

it('a new password needs the old one, and is good for the next login', async () => {
  const admin = await open('/admin/account')
  await addAccount(admin, 'forgetful', '編輯')
  const page = await signedIn('forgetful', 'password-of-forgetful', [/status of 400/])
  await page.getByRole('link', { name: '帳號' }).click()
  const fill = async (old: string, next: string, again: string) => {
    await page.getByLabel('現時的密碼').fill(old)
    await page.getByLabel('新密碼（最少8個字）').fill(next)
    await page.getByLabel('再輸入新密碼').fill(again)
  }
  const button = page.getByRole('button', { name: '更改密碼' })
  const said = await listen(page)
  await fill('wrong', 'a-better-password', 'a-better-passwort')
  await page.getByText('兩次輸入的新密碼不同').waitFor()
  await fill('wrong', 'a-better-password', 'a-better-password')
  await button.click()
  await page.getByText('現時的密碼：不正確').waitFor()
  await fill('password-of-forgetful', 'a-better-password', 'a-better-password')
  await button.click()
  await expect.poll(said).toContain('已更改密碼，其他裝置已登出')
  await page.reload()
  await page.getByText('（編輯）').waitFor()
  await signedIn('forgetful', 'a-better-password')
})

it('an administrator resets a password, and removes an account', async () => {
  const admin = await open('/admin/account')
  await addAccount(admin, 'leaving', '管理員')
  await admin.getByRole('button', { name: '重設leaving的密碼' }).click()
  await admin.getByRole('dialog').getByLabel('新密碼（最少8個字）').fill('another-password')
  await admin.getByRole('dialog').getByLabel('你的密碼').fill(site.adminPassword)
  await expectAccessible(admin)
  await admin.getByRole('dialog').getByRole('button', { name: '儲存' }).click()
  await admin.getByRole('dialog').waitFor({ state: 'detached' })
  // Whatever it asks from then on is refused.
  await signedIn('leaving', 'another-password', [/status of 401/])
  await admin.getByRole('button', { name: '移除leaving' }).click()
  await answerWith(admin, '移除')
  await admin.getByRole('button', { name: '移除leaving' }).waitFor({ state: 'detached' })
})

it('a code from the phone is set up, asked for at the login, and switched off again', async () => {
  const admin = await open('/admin/account')
  await addAccount(admin, 'careful', '編輯')
  const page = await signedIn('careful', 'password-of-careful')
  await page.getByRole('link', { name: '帳號' }).click()
  const panel = page.getByRole('region', { name: '一次性密碼' })
  await panel.getByLabel('輸入密碼以確認').fill('password-of-careful')
  await panel.getByRole('button', { name: '開啟一次性密碼' }).click()
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
  const codes = new TOTP({ secret: Secret.fromBase32(secret) })
  await expectAccessible(page)
  await panel.getByLabel('二、輸入程式顯示的六位數字').fill(codes.generate())
  await panel.getByRole('button', { name: '確認' }).click()
  const [recovery = ''] = (await panel.locator('pre').innerText()).split('\n')
  await expectAccessible(page)

  const there = await visit(`${site.origin}/admin/home`, {
    width: 390,
    expected: [/status of 401/],
  })
  await there.getByLabel('帳號').fill('careful')
  await there.getByLabel('密碼', { exact: true }).fill('password-of-careful')
  await there.getByRole('button', { name: '登入' }).click()
  await there.getByLabel('一次性密碼或備用碼').fill('123')
  await expectAccessible(there)
  await there.getByRole('button', { name: '登入' }).click()
  await there.getByText('一次性密碼不正確').waitFor()
  await there.getByLabel('一次性密碼或備用碼').fill(recovery)
  await there.getByRole('button', { name: '登入' }).click()
  await there.getByRole('button', { name: /待同步/ }).waitFor()

  const said = await listen(page)
  await panel.getByLabel('輸入密碼以確認').fill('password-of-careful')
  await panel.getByRole('button', { name: '關閉一次性密碼' }).click()
  await expect.poll(said).toContain('已關閉一次性密碼')
  await signedIn('careful', 'password-of-careful')
})
