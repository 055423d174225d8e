import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import { callAddress } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { signInAs } from '../../setup/admin.ts'
import { browserOfFile } from '../../setup/browser.ts'
import { hold } from '../../setup/hold.ts'
import { logIn } from '../../setup/session.ts'
import { workerSite } from '../../setup/site.ts'
import { isOnDevice } from '../../setup/staffAt.ts'
import { whenAnswered } from '../../setup/whenAnswered.ts'

const { origin, adminUsername, adminPassword } = workerSite()
const visit = browserOfFile()

const REFUSED = /status of 40[01]/

describe('the admin area', () => {
  it('sends whoever has no token to the login', async () => {
    const page = await visit(`${origin}/admin/blog`, { width: 1280 })
    await page.waitForURL('**/admin/login')
    await page.getByText('ERROR：Please login or login again').waitFor()
  })

  it('refuses a wrong password in the words of the server', async () => {
    const expected = [REFUSED]
    const page = await visit(`${origin}/admin/login`, { width: 1280, expected })
    await page.getByLabel('帳號').fill(adminUsername)
    await page.getByLabel('密碼').fill('wrong password')
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByText(/^ERROR：/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/login')
    const password = page.getByLabel('密碼')
    await expect.poll(() => password.evaluate(each => each === document.activeElement)).toBe(true)
  })

  it('lets staff in, shows who is signed in, and lets them out again, also of a page that somebody goes back to', async () => {
    const page = await visit(`${origin}/admin`, { width: 1280 })
    await page.waitForURL('**/admin/login')
    await page.getByLabel('帳號').fill(adminUsername)
    await page.getByLabel('密碼').fill(adminPassword)
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByText(`已登入：${adminUsername}`).waitFor()

    await page.goto(`${origin}/admin/tutor`)
    await page.getByRole('heading', { name: '導師', level: 1 }).waitFor()

    await page.getByRole('button', { name: '登出' }).click()
    await page.waitForURL('**/admin/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()

    // Safari keeps a page that is left as it was; what happens meanwhile is told to it by nobody.
    await signInAs(page, workerSite())
    await page.getByText(`已登入：${adminUsername}`).waitFor()
    await page.evaluate(() => {
      for (const name of ['token', 'username']) localStorage.removeItem(name)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await page.waitForURL('**/admin/login')
  })

  it('lets whoever has kept the token alone in under the name that it belongs to', async () => {
    const page = await visit(`${origin}/robots.txt`, { width: 1280 })
    const { token } = await logIn(origin, workerSite())
    await page.evaluate(kept => localStorage.setItem('token', kept), token)
    await page.goto(`${origin}/admin/home`)
    await page.getByText(`已登入：${adminUsername}`).waitFor()
  })

  it('lets them out at once where nothing answers, and keeps nothing of what is answered then', async () => {
    const page = await visit(`${origin}/admin/login`, { width: 1280 })
    const list = callAddress(recordCalls(tutor).list)
    const held = [list, callAddress(accessCalls.logout)]
    const ends = await Promise.all(held.map(address => hold(page, `**${address}`)))
    const asked = page.waitForRequest(`**${list}`)
    await signInAs(page, workerSite())
    await asked
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const isValid = async () => {
      const headers = { authorization: `Token ${token}` }
      return (await fetch(origin + callAddress(accessCalls.checkToken), { headers })).ok
    }
    expect(await isValid()).toBe(true)
    await page.getByRole('button', { name: '登出' }).click()
    await page.waitForURL('**/admin/login', { timeout: 10_000 })
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('token')
    for (const end of ends) end()
    await whenAnswered(page, list)
    await expect.poll(isValid).toBe(false)
    expect(await isOnDevice(page, tutor.name)).toBe(false)
  })

  it('lets them out of every tab, but for what is typed and kept nowhere else', async () => {
    const page = await visit(`${origin}/admin/login`, { width: 1280 })
    await page.getByLabel('帳號').fill(adminUsername)
    await page.getByLabel('密碼').fill(adminPassword)
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByText(`已登入：${adminUsername}`).waitFor()

    const list = await page.context().newPage()
    await list.goto(`${origin}/admin/tutor`)
    await list.locator('tbody tr').first().waitFor()
    const settings = await page.context().newPage()
    await settings.goto(`${origin}/admin/setting`)
    await settings
      .getByLabel('辦學執照編號', { exact: true })
      .locator('input')
      .fill('這部裝置會留着')
    const account = await page.context().newPage()
    await account.goto(`${origin}/admin/account`)
    const password = account.getByLabel('新密碼（最少8個字）', { exact: true })
    await password.fill('no device keeps this')

    await page.getByRole('button', { name: '登出' }).click()
    await list.waitForURL('**/admin/login')
    await list.getByText('ERROR：Please login or login again').waitFor()
    await settings.waitForURL('**/admin/login')
    expect(await password.inputValue()).toBe('no device keeps this')
  })

  it('stands under a policy that allows no inline script but those it names', async () => {
    for (const path of ['/admin/home', '/admin/tutor', '/admin/login']) {
      const policy = (await fetch(origin + path)).headers.get('content-security-policy') ?? ''
      const scripts = policy.split('; ').find(part => part.startsWith('script-src')) ?? ''
      expect(scripts).toMatch(/^script-src 'self'/)
      expect(scripts).not.toContain('unsafe')
    }
  })

  it('is in no file that a public page may load', async () => {
    const manifest = JSON.parse(await readFile('dist/client/.vite/manifest.json', 'utf8'))
    const found = new Set<string>()
    const reach = (key: string) => {
      if (found.has(key) || /^src\/(routes\/)?admin\b/.test(key)) return
      found.add(key)
      const { imports = [], dynamicImports = [] } = manifest[key]
      for (const next of [...imports, ...dynamicImports]) reach(next)
    }
    reach('src/entry-client.ts')
    expect(found.size).toBeGreaterThan(20)
    const files = [...found].map(key => manifest[key].file)
    const texts = await Promise.all(files.map(file => readFile(`dist/client/${file}`, 'utf8')))
    // Words and names that only the admin has.
    for (const mark of [
      '離線編輯',
      'data-form-end',
      'ql-toolbar',
      'school-journal',
      'Idempotency-Key',
    ]) {
      expect(
        files.filter((_, index) => texts[index]?.includes(mark)),
        mark,
      ).toEqual([])
    }
  })

  it('draws nothing before its style is there', async () => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const page = await visit(`${origin}/admin/login`, {
      width: 1280,
      before: opening =>
        opening.route('**/staffStyle-*.css', async route => {
          await released
          await route.continue()
        }),
    })
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /LoginPage|login/.test(name)),
    )
    await page.waitForLoadState('load')
    expect(await page.locator('form').count()).toBe(0)
    release()
    await page.locator('form').waitFor()
    const ground = () => page.locator('main').evaluate(each => getComputedStyle(each).display)
    expect(await ground()).toBe('grid')
  })

  it('is never downloaded by a visitor', async () => {
    const page = await visit(`${origin}/home`, { width: 1280 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(entry => entry.name),
    )
    expect(scripts.filter(name => /admin|login|requireSession/i.test(name))).toEqual([])
  })
})
