/** The question before something is left or lost: by keyboard, over other dialogs, and while one walks away from it. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { colleagueAt } from '../../../setup/colleague.ts'
import { hold } from '../../../setup/hold.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'
import { beginTutor, expectKept, placeOf } from './tutorForm.ts'

const { site, open } = await adminAtSite(workerSite())
// About whom a question is asked.
const colleague = colleagueAt(site, 'asked-about')

leaveNothingIn(site, 'Tutor')

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

beforeAll(async () => {
  const staff = await signIn(site)
  const bytes = new Uint8Array(await picture('#1e783c'))
  await staff.add('Tutor', {
    name: '問到的導師',
    image: await staff.upload(new Blob([bytes]), '問到的.png'),
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) => page.locator(':focus').innerText()
const leaving = (page: Page) => questionAt(page).and(page.getByLabel('離開此頁？'))

const window = oneWindow(() => open('/admin/publication', 1280, [/status of 401/]))

/** Where a test begins: on the home page, whatever is still typed elsewhere. */
async function openHome(): Promise<Page> {
  const page = window()
  await page.getByRole('link', { name: '主頁', exact: true }).click()
  const home = page.getByRole('heading', { level: 1, name: '主頁', exact: true })
  await questionAt(page).or(home).first().waitFor()
  if (await questionAt(page).count()) await answerWith(page, '離開')
  await home.waitFor()
  return page
}

describe('a page that is not to be left', () => {
  it('keeps its text and its address, and the link that was followed has the focus', async () => {
    const page = await openHome()
    await beginTutor(page, '連結的導師')
    const link = page.getByRole('link', { name: '回收筒', exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    await leaving(page).waitFor()
    await answerWith(page, '取消')
    await expectKept(page, '連結的導師')
    await expect.poll(() => focused(page)).toBe('回收筒')
    // What is asked about stays as it is.
    await link.click()
    await leaving(page).waitFor()
    await page.keyboard.press('Control+s')
    await page.keyboard.press('Escape')
    await expectKept(page, '連結的導師')
    await link.click()
    await answerWith(page, '離開')
    await page.getByRole('heading', { level: 1, name: '回收筒', exact: true }).waitFor()
    await page.getByRole('link', { name: '導師', exact: true }).click()
    await page.locator('tbody tr').first().waitFor()
    expect(await page.getByRole('link', { name: '連結的導師', exact: true }).count()).toBe(0)
  })

  it('is there after any walk back and forth, as far as the last answer says', async () => {
    const page = await openHome()
    await beginTutor(page, '後退的導師')
    await page.goBack()
    await leaving(page).waitFor()
    await page.keyboard.press('Escape')
    await expectKept(page, '後退的導師')

    await page.goBack()
    await leaving(page).waitFor()
    await page.goBack()
    await expect.poll(() => placeOf(page)).toBe('/admin/home')
    await leaving(page).waitFor()
    await page.keyboard.press('Escape')
    await expectKept(page, '後退的導師')

    await page.goBack()
    await leaving(page).waitFor()
    await page.goForward()
    await expectKept(page, '後退的導師')

    await page.goBack()
    await answerWith(page, '離開')
    await page.getByRole('heading', { level: 1, name: '導師', exact: true }).waitFor()
    expect(placeOf(page)).toBe('/admin/tutor')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '主頁', exact: true }).waitFor()
    expect(placeOf(page)).toBe('/admin/home')
  })
})

describe('a question over something else', () => {
  it('leaves the dialog below open, and gives the focus back to it', async () => {
    const page = await openHome()
    await beginTutor(page, '預覽的導師')
    await button(page, '預覽').click()
    const preview = page.getByRole('dialog', { name: '預覽' })
    await preview.waitFor()
    await page.goBack()
    await leaving(page).waitFor()
    await expect.poll(() => focused(page)).toBe('取消')
    await expectAccessible(page, { include: '[role=alertdialog]' })
    await page.keyboard.press('Escape')
    await expectKept(page, '預覽的導師')
    const isWithin = () => preview.evaluate(dialog => dialog.contains(document.activeElement))
    await expect.poll(isWithin).toBe(true)
    await page.goBack()
    await answerWith(page, '取消')
    await expectKept(page, '預覽的導師')
    await expect.poll(isWithin).toBe(true)
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('預覽')
  })

  it('that is a question answers it with no, and begins at what changes nothing too', async () => {
    const page = await openHome()
    await beginTutor(page, '兩問的導師')
    await button(page, '登出').click()
    await expect.poll(() => focused(page)).toBe('取消')
    await page.keyboard.press('Tab')
    await page.goBack()
    await leaving(page).waitFor()
    expect(await questionAt(page).count()).toBe(1)
    await expect.poll(() => focused(page)).toBe('取消')
    await page.keyboard.press('Enter')
    await expectKept(page, '兩問的導師')
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  })
})

describe('a question ends', () => {
  it('with the page that it is about', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: '帳號', exact: true }).click()
    const remove = button(page, `移除${colleague.adminUsername}`)
    await remove.click()
    await questionAt(page).getByText('它的所有登入會即時結束。').waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: '主頁', exact: true }).waitFor()
    await questionAt(page).waitFor({ state: 'detached' })
    await page.goForward()
    await remove.waitFor()
    expect(await questionAt(page).count()).toBe(0)
  })

  it('with the part of the page that asked', async () => {
    const page = await openHome()
    await page.getByRole('link', { name: '媒體庫', exact: true }).click()
    const letThrough = await hold(page, '**/api/upload')
    await page
      .locator('[data-library]')
      .getByRole('button', { name: /問到的/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: '問到一半.png',
      mimeType: 'image/png',
      buffer: await picture('#5a2878'),
    })
    await dialog.getByText('正在上載問到一半.png').waitFor()
    await page.goBack()
    await questionAt(page).getByText('離開此頁便會失去').waitFor()
    letThrough()
    await dialog.waitFor({ state: 'detached' })
    await questionAt(page).waitFor({ state: 'detached' })
    await expect.poll(() => placeOf(page)).toBe('/admin/file')
    await page.getByRole('heading', { level: 1, name: '媒體庫', exact: true }).waitFor()
  })

  it('with the session, and what was typed is there after the next login', async () => {
    const page = await openHome()
    // Asked while there was a session, and answered when it is over.
    const letThrough = await hold(page, '**/api/getAllDraft')
    await page.reload()
    await beginTutor(page, '登出的導師')
    await page.goBack()
    await leaving(page).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const { status } = await fetch(`${site.origin}/api/logout`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(status).toBe(200)
    letThrough()
    await page.waitForURL('**/admin/login')
    expect(await questionAt(page).count()).toBe(0)
    await page.unroute('**/api/getAllDraft')
    await signInAs(page, site)
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await expectKept(page, '登出的導師')
  })
})

// The last one: nobody is signed in after it.
it('by keyboard, it begins at what changes nothing, which Escape says as well, and gives the focus back', async () => {
  const page = await openHome()
  await beginTutor(page, '未問的導師')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await button(page, '登出').focus()
    await page.keyboard.press('Enter')
    const question = questionAt(page).and(page.getByLabel('登出？'))
    await question.getByText('有未儲存的更改，已留作草稿。').waitFor()
    await expect.poll(() => focused(page)).toBe('取消')
    await page.keyboard.press('Escape')
    await expectKept(page, '未問的導師')
    await expect.poll(() => focused(page)).toBe('登出')
  }

  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('取消')
  await expectAccessible(page, { include: '[role=alertdialog]' })
  await page.keyboard.press('Enter')
  await expectKept(page, '未問的導師')
  await expect.poll(() => focused(page)).toBe('登出')

  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('取消')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('登出')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('取消')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/login')
})
