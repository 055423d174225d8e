/** The admin as somebody uses it who has no mouse. */
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { courses } from '#contract/collections/course.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../setup/accessible.ts'
import { adminPath, goTo, rowOf } from '../../setup/admin.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { leaveForm } from '../../setup/question.ts'
import { workerSite } from '../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../setup/staff.ts'
import { expectWaiting } from '../../setup/staffAt.ts'
import { tabTo } from '../../setup/tabTo.ts'

const { site, open } = await adminAtSite(workerSite())
const { origin } = site
leaveNothingIn(site, 'Tutor')
let staff: Staff
let disputed: string
let discarded: string
beforeAll(async () => {
  staff = await signIn(site)
  const image = (await staff.list('Tutor')).find(each => each.image)?.image
  disputed = await staff.add('Tutor', { name: '鍵盤導師', job_title: '原職', image })
  discarded = await staff.add('Tutor', { name: '放棄導師', job_title: '原職' })
})
const window = oneWindow(() => open('/admin/publication', 1280, [/status of 409/]))
afterEach(async () => {
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})

/** Where a test begins: the focus is on the heading of the page. */
async function openPage(path: string): Promise<Page> {
  await goTo(window(), path)
  return window()
}

describe('by keyboard alone', () => {
  it('a course is found, moved by one, and opened', async () => {
    const page = await openPage('/admin/degree-course')
    const titles = () => page.locator('[data-title] a').allTextContents()
    await page.locator('tbody tr').first().waitFor()
    const [first = '', second = '', ...rest] = await titles()
    await page.getByRole('button', { name: `下移${first}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(titles).toEqual([second, first, ...rest])
    await page.getByRole('button', { name: `上移${first}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(titles).toEqual([first, second, ...rest])
    await page.getByRole('searchbox', { name: `搜尋${courses.degree.label}` }).focus()
    await page.keyboard.type(second)
    await expect.poll(titles).toEqual([second])
    await rowOf(page, second).getByRole('link', { name: second, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[data-field=title] input').inputValue()).toBe(second)
  })

  it('several are switched off at once, and on again', async () => {
    const page = await openPage('/admin/publication')
    await page.locator('tbody tr').first().waitFor()
    const count = await page.locator('tbody tr').count()
    await page.getByRole('checkbox', { name: '選取此頁全部' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: '停用' }).focus()
    await page.keyboard.press('Enter')
    const published = async () => {
      const answer = await fetch(`${origin}/api/getEnablePublication`)
      return ((await answer.json()) as { data: unknown[] }).data.length
    }
    await expect.poll(published).toBe(0)
    const chosen = page.getByRole('region', { name: '所選的記錄' })
    await chosen.waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: '選取此頁全部' }).check()
    await chosen.getByRole('button', { name: '啟用' }).click()
    await expect.poll(published).toBe(count)
  })

  it('a picture is cut to a ratio, and saved', async () => {
    const page = await openPage(adminPath(tutor))
    await rowOf(page, '鍵盤導師').getByRole('link', { name: '鍵盤導師' }).focus()
    await page.keyboard.press('Enter')
    const field = page.locator('[data-field=image]')
    const before = await field.locator('[data-file-name]').first().innerText()
    await tabTo(page, 'button', /^裁剪/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '裁剪圖片' })
    await dialog.waitFor()
    await expectAccessible(page, { include: '[role=dialog]' })
    await tabTo(page, 'button', '4:5')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', '右下角，用方向鍵移動')
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'button', '裁剪')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const name = () => field.locator('[data-file-name]').first().innerText()
    await expect.poll(name).not.toBe(before)
    await page.keyboard.press('Control+s')
    await page.getByText(/^已送出 \d\d:\d\d$/).waitFor()
  })

  it('a setting is changed, and changed back', async () => {
    const page = await openPage('/admin/setting')
    const stored = async () => {
      const answer = await fetch(`${origin}/api/getSettingByName/licence`)
      return ((await answer.json()) as { data: { value: unknown } }).data.value
    }
    const before = String(await stored())
    const ways = [
      [`${before}-2`, 'Tab'],
      [before, 'Shift+Tab'],
    ] as const
    for (const [value, key] of ways) {
      await tabTo(page, 'textbox', '辦學執照編號', key)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(value)
      await tabTo(page, 'button', '儲存辦學執照編號')
      await page.keyboard.press('Enter')
      await expect.poll(stored).toBe(value)
    }
  })

  it('the queue is opened, read and closed, and the focus comes back', async () => {
    const page = await openPage('/admin/publication')
    await tabTo(page, 'button', /待同步/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').innerText()).toContain('待同步')
  })

  it('a preview is read to its end', async () => {
    const page = await openPage('/admin/degree-course')
    await page.locator('[data-title] a').first().focus()
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', '預覽')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await page.frameLocator('iframe[title=預覽]').getByText('課程簡介').first().waitFor()
    const isAtEnd = () =>
      dialog.evaluate(part => {
        const below = [...part.querySelectorAll('[data-preview]')].map(each =>
          Math.round(each.getBoundingClientRect().bottom - innerHeight),
        )
        return below.every(pixels => pixels <= 0)
      })
    expect(await isAtEnd()).toBe(false)
    await page.keyboard.press('End')
    await expect.poll(isAtEnd).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('the pictures of a page change places, and the focus stays on what moves them', async () => {
    const page = await openPage('/admin/blog')
    await page.getByRole('link', { name: '校園環境', exact: true }).focus()
    await page.keyboard.press('Enter')
    const names = () => page.locator('[data-field=content] [data-file-name]').allTextContents()
    await expect.poll(async () => (await names()).length).toBeGreaterThan(2)
    const [first, second, ...rest] = await names()
    await tabTo(page, 'button', /^下移/)
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual([second, first, ...rest])
    for (const _ of rest) await page.keyboard.press('Enter')
    await expect.poll(names).toEqual([second, ...rest, first])
    // It is the last one now: the button has nothing to do, and does not vanish from under the focus.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    for (const _ of [second, ...rest]) await page.keyboard.press('Enter')
    await expect.poll(names).toEqual([first, second, ...rest])
    await page.getByText('有未儲存的更改').waitFor({ state: 'detached' })
  })

  it('what two people wrote is decided about, and the queue has the focus afterwards', async () => {
    const page = await openPage(adminPath(tutor))
    await rowOf(page, '鍵盤導師').getByRole('link', { name: '鍵盤導師' }).focus()
    await page.keyboard.press('Enter')
    await tabTo(page, 'textbox', '職銜')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('我的職銜')
    await staff.modify('Tutor', { id: disputed, job_title: '其他人的職銜' })
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: '「鍵盤導師」有衝突' })
    const isInDialog = () => page.locator('[role=dialog]:focus, [role=dialog] :focus').count()
    await dialog.waitFor()
    await expect.poll(isInDialog).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await tabTo(page, 'button', /待同步/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', '處理衝突')
    await page.keyboard.press('Enter')
    await expect.poll(isInDialog).toBe(1)
    await tabTo(page, 'radio', /我的/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await tabTo(page, 'button', '套用')
    await page.keyboard.press('Enter')
    const read = async () => {
      const answer = await fetch(`${origin}/api/getTutorById/${disputed}`)
      return ((await answer.json()) as { data: { job_title: string } }).data.job_title
    }
    await expect.poll(read).toBe('我的職銜')
    const queue = page.getByRole('dialog', { name: '待同步' })
    await expect.poll(() => queue.and(page.locator(':focus')).count()).toBe(1)
    await page.keyboard.press('Escape')
  })

  it('an edit is discarded, asked twice', async () => {
    const page = await openPage(adminPath(tutor))
    await rowOf(page, '放棄導師').getByRole('link', { name: '放棄導師' }).focus()
    await page.keyboard.press('Enter')
    await tabTo(page, 'textbox', '職銜')
    await page.keyboard.type('我的')
    await staff.modify('Tutor', { id: discarded, job_title: '其他人的職銜' })
    await page.keyboard.press('Control+s')
    await expectWaiting(page, 1)
    await page.getByRole('dialog', { name: '「放棄導師」有衝突' }).waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, 'button', /待同步/)
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', /^放棄/)
    await page.keyboard.press('Enter')
    const focused = () => page.locator(':focus').innerText()
    await expect.poll(focused).toBe('保留')
    await page.keyboard.press('Enter')
    await expect.poll(focused).toContain('放棄')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', '確定放棄')
    await page.keyboard.press('Enter')
    await page.getByText('沒有未送出的更改。').waitFor()
    const queue = page.getByRole('dialog', { name: '待同步' })
    await expect.poll(() => queue.and(page.locator(':focus')).count()).toBe(1)
    await page.keyboard.press('Escape')
    await queue.waitFor({ state: 'detached' })
  })
})
