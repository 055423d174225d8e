/** What the admin says of an edit stays true of what becomes of it afterwards. */
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { goTo, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { answerWith, leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')
let staff: Staff
// They are there before the window, which reads each list once.
beforeAll(async () => {
  staff = await signIn(site)
  for (const name of ['另行復原', '另行清除', '登出前刪除', '再開啟的', '最後一項'])
    await staff.add('Tutor', { name })
  for (const [index, name] of ['部分0', '部分1', '計數0', '計數1'].entries()) {
    const job_title = name === '計數0' ? '有職' : null
    await staff.add('Tutor', { name, job_title, sort_number: 900 + index })
  }
  for (const name of ['還未刪除', '用她的']) await staff.add('Tutor', { name, job_title: '原職' })
  await staff.add('Tutor', { name: '稍後發佈', job_title: '講師' })
})

const job = (page: Page) => page.locator('[data-field=job_title] input')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const offer = (page: Page) => page.locator('[data-undo]')
const link = (page: Page, title: string) =>
  rowOf(page, title).getByRole('link', { name: title, exact: true })

const ours = async (prefix: string) =>
  (await staff.list('Tutor')).filter(({ name }) => String(name).startsWith(prefix))

const shown = oneWindow(() => open('/admin/tutor', 1280, [/status of 409/]))

/** A page of the menu, whatever the test before has left open. */
async function show(path = '/admin/tutor'): Promise<Page> {
  const page = shown()
  await page.setViewportSize({ width: 1280, height: 900 })
  if (await page.locator('[data-form-end]').count()) await leaveForm(page)
  await goTo(page, path)
  return page
}

/** The list with both tutors chosen whose names begin so. */
async function chosen(prefix: string): Promise<Page> {
  const page = await show()
  await page.getByLabel('搜尋導師').fill(prefix)
  for (const index of [0, 1]) await page.getByLabel(`選取${prefix}${index}`).check()
  return page
}

async function giveAll(page: Page, job_title: string | null): Promise<void> {
  await button(page, '更改一欄').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('欄位').selectOption('職銜')
  if (job_title === null) await dialog.getByRole('checkbox').check()
  else await dialog.getByLabel('職銜', { exact: true }).fill(job_title)
  await dialog.getByRole('button', { name: /^(更改|清空)\d+項$/ }).click()
}

/** Ends it as an administrator may: the page is not told. */
async function endSessionOf(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await fetch(`${site.origin}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(200)
}

it('an edit that meets the end of the session is said to wait for the next one, and leads to the login; at the desk of somebody else none is kept', async () => {
  const page = await open('/admin/tutor', 1280, [/status of 401/])
  await button(page, '新增').click()
  await page.locator('[data-field=name] input').fill('登出時儲存')
  const said = await hearToasts(page)
  const become = (who: string) => page.evaluate(own => localStorage.setItem('username', own), who)
  await become('colleague')
  await save(page)
  await expect.poll(said).toContain('ERROR：Please login or login again')
  expect(await said()).not.toContain('已儲存')
  await become(site.adminUsername)
  // Ended any earlier, what is read meanwhile would be refused first.
  const endBefore = async (route: Route) => {
    await endSessionOf(page)
    await route.continue()
  }
  await page.route('**/api/addTutor', endBefore, { times: 1 })
  await save(page)
  await page.waitForURL('**/admin/login')
  await expect.poll(said).toContain('已儲存於本機，再登入後送出')
  expect(await ours('登出時儲存')).toEqual([])

  // What is asked for and cannot wait leads there as well.
  await signInAs(page, site)
  await goTo(page, '/admin/tutor')
  await link(page, '登出時儲存').click()
  await button(page, '預覽連結').evaluate(asking => {
    localStorage.setItem('token', 'ended')
    if (asking instanceof HTMLElement) asking.click()
  })
  await page.waitForURL('**/admin/login')
})

describe('the offer to take something back', () => {
  it('is about what was done, and not about what somebody has decided since', async () => {
    const page = await chosen('部分')
    const [, second] = await ours('部分')
    await staff.modify('Tutor', { id: String(second?.id), job_title: '她寫的' })
    await giveAll(page, '全部')
    const dialog = page.getByRole('dialog', { name: '「部分1」有衝突' })
    await dialog.getByRole('radio', { name: /我的/ }).check()
    await dialog.getByRole('button', { name: '套用' }).click()
    const jobs = async () => (await ours('部分')).map(({ job_title }) => job_title)
    await expect.poll(jobs).toEqual(['全部', '全部'])
    const said = await hearToasts(page)
    await button(page, '復原').click()
    await expect.poll(said).toContain('已還原1項')
    expect(await jobs()).toEqual([null, '全部'])
  })

  it('ends where the record is brought back, or deleted for good, by other means', async () => {
    const page = await show()
    const remove = async (name: string) => {
      await button(page, `刪除${name}`).click()
      await offer(page).getByText(`已刪除「${name}」`).waitFor()
      await page.getByRole('link', { name: '回收筒', exact: true }).click()
    }
    await remove('另行復原')
    await button(page, '復原另行復原').click()
    await button(page, '復原另行復原').waitFor({ state: 'detached' })
    expect(await offer(page).count()).toBe(0)
    await page.getByRole('link', { name: '導師', exact: true }).click()
    await remove('另行清除')
    await button(page, '永久刪除另行清除').click()
    await answerWith(page, '永久刪除')
    await button(page, '永久刪除另行清除').waitFor({ state: 'detached' })
    expect(await offer(page).count()).toBe(0)
  })

  it('ends with the desk at which it was done: whoever signs in next cannot take it back', async () => {
    const page = await show()
    await button(page, '刪除登出前刪除').click()
    await offer(page).getByText('已刪除「登出前刪除」').waitFor()
    await button(page, '登出').click()
    await page.waitForURL('**/admin/login')
    await signInAs(page, site)
    await page.getByText(`已登入：${site.adminUsername}`).waitFor()
    expect(await offer(page).count()).toBe(0)
  })

  it('leaves room for what stands at the end of the page, and the buttons of a form free', async () => {
    const page = await show()
    await page.setViewportSize({ width: 390, height: 900 })
    await button(page, '刪除最後一項').click()
    await offer(page).waitFor()
    const isFree = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      const offered = document.querySelector('[data-undo]')?.getBoundingClientRect().top ?? 0
      const last = [...document.querySelectorAll('main :is(button, a, input)')].map(
        each => each.getBoundingClientRect().bottom,
      )
      return Math.max(...last) <= offered
    })
    expect(isFree).toBe(true)
    await link(page, '再開啟的').click()
    // Both at once: the bar moves with what is drawn of the form.
    const isAbove = () =>
      page.locator('[data-form-end]').evaluate(bar => {
        const offered = document.querySelector('[data-undo]')?.getBoundingClientRect().bottom
        return offered !== undefined && offered <= bar.getBoundingClientRect().top
      })
    await expect.poll(isAbove).toBe(true)
  })
})

it('what is done to several counts those that it changes, and says so where it changes none', async () => {
  const page = await chosen('計數')
  await giveAll(page, null)
  await offer(page).getByText('已清空1項的職銜').waitFor()
  const said = await hearToasts(page)
  await page.getByLabel('選取計數0').check()
  const bar = page.getByRole('region', { name: '所選的記錄' })
  await bar.getByRole('button', { name: '啟用', exact: true }).click()
  await expect.poll(said).toContain('沒有需要更改的記錄')
})

it('a conflict in which the other text is taken is not said to be saved; one about a delete says that nothing is deleted yet; the list shows what is kept', async () => {
  const page = await show()
  const [[kept], [hers]] = [await ours('還未刪除'), await ours('用她的')]
  await staff.modify('Tutor', { id: String(kept?.id), job_title: '新的職銜' })
  await button(page, '刪除還未刪除').click()
  await page.getByText('其他人已修改這項記錄，你刪除時看到的是舊內容，所以仍未刪除。').waitFor()
  await button(page, '保留記錄').click()
  await rowOf(page, '還未刪除').getByText('新的職銜').waitFor()

  await link(page, '用她的').click()
  await job(page).fill('我的職銜')
  await staff.modify('Tutor', { id: String(hers?.id), job_title: '她的職銜' })
  await save(page)
  const said = await hearToasts(page)
  await page.getByRole('radio', { name: /其他人的/ }).check()
  await button(page, '套用').click()
  await expect.poll(said).toContain('已放棄你的更改')
  expect(await said()).not.toContain('已儲存')
  await rowOf(page, '用她的').getByText('她的職銜').waitFor()
})

it('a draft is what a link to it shows, without what is typed since; published for later it is not said to be seen already', async () => {
  const page = await show()
  await link(page, '稍後發佈').click()
  await job(page).fill('未儲存的職銜')
  await button(page, '預覽連結').click()
  await page.getByText('連結不包括表格內未儲存的更改；請先儲存草稿。').waitFor()
  await page.keyboard.press('Escape')

  await page.locator('[data-field=publish_at] input').fill('2031-01-05 09:00:00')
  await button(page, '儲存草稿').click()
  await rowOf(page, '稍後發佈').getByText('草稿', { exact: true }).waitFor()
  await link(page, '稍後發佈').click()
  const said = await hearToasts(page)
  await button(page, '排程發佈').click()
  await expect.poll(said).toContain('2031-01-05 09:00才會公開，之前訪客看不到')
  expect(await said()).not.toContain('已發佈')
  const [later] = await ours('稍後發佈')
  const answer = await fetch(`${site.origin}/api/getTutorById/${later?.id}`)
  expect(answer.status).toBe(404)
  await link(page, '稍後發佈').click()
  await page.getByText('這項記錄在2031-01-05 09:00才會公開，之前訪客看不到。').waitFor()
})

it('a fault in the contact details names the part in which it is', async () => {
  const page = await show('/admin/setting')
  const contact = page.getByRole('region', { name: '聯絡資料' })
  const email = contact.getByLabel('電郵', { exact: true })
  const before = await email.inputValue()
  await email.fill('不是電郵')
  const said = await hearToasts(page)
  await button(page, '儲存聯絡資料').click()
  await expect.poll(said).toContain('未能儲存：聯絡資料電郵必須是電郵地址')
  await email.fill(before)
})
