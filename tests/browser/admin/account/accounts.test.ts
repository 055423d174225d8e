/** Several people at work: accounts, what they may do, and where they are signed in. */
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, lookInThe } from '../../../setup/accessible.ts'
import { signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { colleagueAt } from '../../../setup/colleague.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { hold } from '../../../setup/hold.ts'
import { answerWith } from '../../../setup/question.ts'
import { keepSession, logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'

const { site, open, visit } = await adminAtSite(workerSite())
const anEditor = colleagueAt(site, 'an-editor')

/** What is looked at of a page that is looked at as a whole. */
const DIALOG = { include: '[role=dialog]' }
const CODES = { include: '[aria-label="一次性密碼"]' }

/** What was pressed is gone: the focus is handed on, not lost. */
const holdsFocus = (heir: Locator) => heir.and(heir.page().locator(':focus')).waitFor()

/** The administrator's, who is at the page of accounts. */
const admin = oneWindow(() => open('/admin/account'))

async function addAccount(
  name: string,
  role: '編輯' | '管理員',
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  await admin()
    .getByRole('button', { name: /^新增 ?帳號$/ })
    .click()
  const dialog = admin().getByRole('dialog')
  await dialog.getByLabel('帳號').fill(name)
  await dialog.getByLabel('權限').selectOption(role)
  await dialog.getByLabel('密碼（最少8個字）').fill(`password-of-${name}`)
  await dialog.getByLabel('你的密碼').fill(site.adminPassword)
  await look?.(admin())
  await dialog.getByRole('button', { name: '儲存' }).click()
  await admin()
    .getByRole('button', { name: `移除${name}` })
    .waitFor()
}

describe('an editor', () => {
  const editor = oneWindow(async () => {
    const session = await logIn(site.origin, anEditor)
    const page = await visit(`${site.origin}/admin/home`, {
      width: 1280,
      expected: [/status of 40[01]/],
      before: empty => keepSession(empty, session),
    })
    await page.getByRole('button', { name: /待同步/ }).waitFor()
    return page
  })

  it('is not offered what an editor may not do', async () => {
    await expectAccessible(admin())
    const page = editor()
    await page.getByText('請通知管理員。').waitFor()
    expect(await page.locator('main').innerText()).not.toContain('npm run')
    const menu = page.getByRole('navigation', { name: '管理目錄' })
    expect(await menu.getByRole('link', { name: /修訂紀錄|網站設定/ }).count()).toBe(0)
    await menu.getByRole('link', { name: '帳號' }).click()
    await page.getByText('（編輯）').waitFor()
    expect(await page.getByText('所有帳號').count()).toBe(0)
    for (const [tool, words] of [
      ['audit', '只有管理員可以查看所有修訂紀錄'],
      ['setting', '只有管理員可以更改網站設定'],
    ]) {
      await page.goto(`${site.origin}/admin/${tool}`)
      await page.getByText(`${words}`).waitFor()
    }
  })

  it('whose session is ended elsewhere is led to the login, whatever is pressed first', async () => {
    const page = editor()
    await page.goto(`${site.origin}/admin/account`)
    for (const label of ['現時的密碼', '新密碼（最少8個字）', '再輸入新密碼'])
      await page.getByLabel(label).fill('password-of-an-editor')
    await admin().reload()
    const said = await hearToasts(admin())
    await admin()
      .getByRole('button', { name: /結束an-editor在/ })
      .click()
    await answerWith(admin(), '結束登入')
    await expect.poll(said).toContain('已結束登入')
    await holdsFocus(admin().getByRole('heading', { level: 1 }))
    await page.getByRole('button', { name: '更改密碼' }).click()
    await page.waitForURL('**/admin/login')
    await signInAs(page, anEditor)
  })

  it('needs the old password for a new one, which is good for the next login; there a code from the phone is asked for once it is set up, until it is switched off', async () => {
    const page = editor()
    await page.getByRole('link', { name: '帳號' }).click()
    const fill = async (old: string, next: string, again: string) => {
      await page.getByLabel('現時的密碼').fill(old)
      await page.getByLabel('新密碼（最少8個字）').fill(next)
      await page.getByLabel('再輸入新密碼').fill(again)
    }
    const button = page.getByRole('button', { name: '更改密碼' })
    await fill('wrong', 'a-better-password', 'a-better-passwort')
    await page.getByText('兩次輸入的新密碼不同').waitFor()
    await fill('wrong', 'a-better-password', 'a-better-password')
    await button.click()
    await page.getByText('現時的密碼：不正確').waitFor()
    // What is on its way meanwhile bears the session that ends with the old password.
    let letGo = () => {}
    const isChanged = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route('**/api/getListView', route => isChanged.then(() => route.continue()))
    const reading = page.waitForRequest('**/api/getListView')
    await page.reload()
    await reading
    const said = await hearToasts(page)
    await fill('password-of-an-editor', 'a-better-password', 'a-better-password')
    await button.click()
    await expect.poll(said).toContain('已更改密碼，其他裝置已登出')
    const again = page.waitForResponse(
      answer => answer.url().endsWith('/api/getListView') && answer.ok(),
    )
    letGo()
    await again
    await page.unroute('**/api/getListView')
    await page.reload()
    await page.getByText('（編輯）').waitFor()

    const panel = page.getByRole('region', { name: '一次性密碼' })
    await panel.getByLabel('輸入密碼以確認').fill('a-better-password')
    await panel.getByRole('button', { name: '開啟一次性密碼' }).click()
    const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
    const codes = new TOTP({ secret: Secret.fromBase32(secret) })
    await expectAccessible(page, CODES)
    // A camera reads what is dark on light, whoever works in the dark.
    for (const scheme of ['dark', 'light'] as const) {
      await lookInThe(page, scheme)
      const ground = await panel
        .getByRole('img', { name: '一次性密碼的二維碼' })
        .evaluate(code => getComputedStyle(code).backgroundColor)
      expect(ground).toBe('rgb(255, 255, 255)')
    }
    await holdsFocus(panel.getByLabel('二、輸入程式顯示的六位數字'))
    // Pressed twice it is sent once, and the recovery codes wait for nothing that is read after them.
    const confirmed: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/api/confirmOneTimeCode')) confirmed.push(request.url())
    })
    const letConfirm = await hold(page, '**/api/confirmOneTimeCode')
    const letRead = await hold(page, '**/api/getSession')
    await page.keyboard.type(codes.generate())
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    letConfirm()
    await holdsFocus(panel.getByRole('region', { name: '備用碼' }))
    await panel.getByRole('button', { name: '關閉一次性密碼' }).waitFor()
    expect(confirmed).toHaveLength(1)
    letRead()
    const [recovery = ''] = (await panel.locator('pre').innerText()).split('\n')
    await expectAccessible(page, CODES)

    const there = await visit(`${site.origin}/admin/home`, {
      width: 390,
      expected: [/status of 401/],
    })
    await there.getByLabel('帳號').fill('an-editor')
    await there.getByLabel('密碼', { exact: true }).fill('a-better-password')
    await there.getByRole('button', { name: '登入' }).click()
    await there.getByLabel('一次性密碼或備用碼').fill('123')
    await expectAccessible(there)
    await there.getByRole('button', { name: '登入' }).click()
    await there.getByText('一次性密碼不正確').waitFor()
    await there.getByLabel('一次性密碼或備用碼').fill(recovery)
    await there.getByRole('button', { name: '登入' }).click()
    await there.getByRole('button', { name: /待同步/ }).waitFor()

    const saidThen = await hearToasts(page)
    await panel.getByLabel('輸入密碼以確認').fill('a-better-password')
    await panel.getByRole('button', { name: '關閉一次性密碼' }).click()
    await expect.poll(saidThen).toContain('已關閉一次性密碼')
    // The login without a code, as its form sends it.
    await logIn(site.origin, { adminUsername: 'an-editor', adminPassword: 'a-better-password' })
  })
})

it('an administrator makes another with the password, resets one, and removes an account', async () => {
  await addAccount('leaving', '編輯', page => expectAccessible(page, DIALOG))
  const role = admin().getByLabel('leaving的權限')
  await role.selectOption('管理員')
  const raising = admin().getByRole('dialog', { name: '讓「leaving」成為管理員' })
  await expectAccessible(admin(), DIALOG)
  expect(await role.inputValue()).toBe('editor')
  await raising.getByLabel('你的密碼').fill(site.adminPassword)
  await raising.getByRole('button', { name: '儲存' }).click()
  await raising.waitFor({ state: 'detached' })
  await expect.poll(() => role.inputValue()).toBe('administrator')
  await admin().getByRole('button', { name: '重設leaving的密碼' }).click()
  const dialog = admin().getByRole('dialog')
  await dialog.getByLabel('新密碼（最少8個字）').fill('another-password')
  await dialog.getByLabel('你的密碼').fill(site.adminPassword)
  await expectAccessible(admin(), DIALOG)
  await dialog.getByRole('button', { name: '儲存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await logIn(site.origin, { adminUsername: 'leaving', adminPassword: 'another-password' })
  await admin().getByRole('button', { name: '移除leaving' }).click()
  await answerWith(admin(), '移除')
  await admin().getByRole('button', { name: '移除leaving' }).waitFor({ state: 'detached' })
  await holdsFocus(admin().getByRole('heading', { level: 1 }))
})
