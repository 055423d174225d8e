/** How the admin's screens behave under hands and eyes: focus, scrolling, titles, and what they say. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../setup/accessible.ts'
import { goTo, rowOf } from '../../setup/admin.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { oneWindow } from '../../setup/browser.ts'
import { drawFrames } from '../../setup/frames.ts'
import { hold } from '../../setup/hold.ts'
import { answerWith, leaveForm } from '../../setup/question.ts'
import { workerSite } from '../../setup/site.ts'
import { type Staff, signIn } from '../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
let staff: Staff
let sorted: string
let headed: string
beforeAll(async () => {
  staff = await signIn(site)
  sorted = await staff.add('Tutor', { name: '排序的導師', sort_number: 900 })
  const content = '<h3>甲</h3><p>文</p>'
  headed = await staff.add('LatestNotice', { title: '標題次序', content })
})
const window = oneWindow(() => open('/admin/file', 1280, [/status of 40[01]/]))
afterAll(async () => {
  await staff.remove('Tutor', sorted)
  await staff.remove('LatestNotice', headed)
})

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '管理目錄' }).getByRole('link', { name, exact: true })

describe('dialogs', () => {
  it('the one of a file stays on the screen while one tabs through it', async () => {
    const page = window()
    await goTo(page, '/admin/file')
    await page
      .locator('[data-library] button')
      .filter({ hasText: /用於\d處/, has: page.locator('img') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    // Its height is known with its picture.
    const isDrawn = (all: Element[]) =>
      all.length > 0 && all.every(each => (each as HTMLImageElement).naturalWidth > 0)
    await expect.poll(() => dialog.locator('img').evaluateAll(isDrawn)).toBe(true)
    await drawFrames(page)
    /** Where the dialog stands, what has the focus, and whether that is in sight. */
    const look = () =>
      dialog.evaluate(element => {
        const { activeElement } = document
        const { top, bottom } = activeElement?.getBoundingClientRect() ?? new DOMRect()
        return {
          place: element.getBoundingClientRect().toJSON(),
          focused: activeElement?.outerHTML ?? '',
          isSeen: bottom > 0 && top < innerHeight,
        }
      })
    const first = await look()
    const seen = new Set<string>()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      await drawFrames(page)
      const { place, focused, isSeen } = await look()
      expect(place, `after ${step + 1} tabs`).toEqual(first.place)
      expect(isSeen, focused).toBe(true)
      seen.add(focused)
    }
    expect([...seen].some(element => element.includes('type="file"'))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('the report of an import is scrolled by keyboard', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await page.getByRole('button', { name: /^匯入/ }).click()
    const rows = Array.from({ length: 80 }, (_, index) => `長名單${index}`).join('\n')
    await page
      .getByRole('dialog')
      .getByLabel('檔案')
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(`姓名\n${rows}`) })
    await page.getByText('新增80項').waitFor()
    const exclude = ':is(tr, li):nth-child(n + 4)'
    await expectAccessible(page, { include: '[role=dialog]', exclude })
    const report = page.getByRole('region', { name: '將會更改' })
    await report.focus()
    await page.keyboard.press('End')
    await expect.poll(() => report.evaluate(element => element.scrollTop)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('a form', () => {
  it('has its headings in order, those of a text included', async () => {
    const page = window()
    await goTo(page, '/admin/latestNotice')
    await rowOf(page, '標題次序').getByRole('link', { name: '標題次序' }).click()
    await page.locator('.ql-editor h3').waitFor()
    await expectAccessible(page, { only: ['heading-order'], exclude: '' })
    await leaveForm(page)
  })
})

describe('a form on a phone with its keyboard open', () => {
  it('shows the line that is typed, above the bar with its buttons', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await page.setViewportSize({ width: 390, height: 460 })
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const isFree = (caret: 'line' | 'field') =>
      page.evaluate(wanted => {
        const bar = document.querySelector('[data-form-end]')?.getBoundingClientRect()
        const head = document.querySelector('[data-bar]')?.getBoundingClientRect()
        const range = getSelection()?.getRangeAt(0)
        const line = range?.getClientRects()[0] ?? range?.startContainer.parentElement
        const element = wanted === 'line' ? line : document.activeElement
        const rect = element instanceof Element ? element.getBoundingClientRect() : element
        if (!bar || !head || !rect) return 'nothing there'
        const { top, bottom } = rect
        const [from, to] = [Math.round(head.bottom), Math.round(bar.top)]
        return top >= from - 1 && bottom <= to + 1 ? 'free' : `${top}–${bottom} of ${from}–${to}`
      }, caret)
    await page.locator('.ql-editor').click()
    for (let line = 0; line < 14; line += 1) {
      await page.keyboard.type(`第${line}行`)
      await drawFrames(page)
      expect(await isFree('line'), `line ${line}`).toBe('free')
      await page.keyboard.press('Enter')
    }
    // Fields are reached by Tab as well.
    await page.locator('[data-field=name] input').focus()
    for (let field = 0; field < 12; field += 1) {
      await page.keyboard.press('Tab')
      await drawFrames(page)
      const isField = await page.evaluate(() =>
        document.activeElement?.matches('[data-field] input:not([type=file]), [data-field] select'),
      )
      if (isField) expect(await isFree('field'), `field ${field}`).toBe('free')
    }
    await menu(page, '主頁').click()
    await answerWith(page, '離開')
    await page.getByRole('heading', { name: '主頁' }).waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
  })
})

describe('lists', () => {
  it('say what is wrong with a place that is no number, and keep what was typed', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    const row = rowOf(page, '排序的導師')
    const place = row.getByLabel('排序的導師的排序')
    await place.fill('十二')
    await page.keyboard.press('Tab')
    await row.getByText('必須是數字').waitFor()
    expect([await place.inputValue(), await place.getAttribute('aria-invalid')]).toEqual([
      '十二',
      'true',
    ])
    await expectAccessible(page, { include: 'tr:has([aria-invalid=true])' })
    await place.focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => place.inputValue()).toBe('900')
    expect(await row.getByText('必須是數字').count()).toBe(0)
    await place.fill('901')
    await page.keyboard.press('Enter')
    const stored = async () =>
      (await staff.list('Tutor')).find(each => each.id === sorted)?.sort_number
    await expect.poll(stored).toBe(901)
  })
})

describe('every screen', () => {
  const end = '｜管理｜澳門持續教育學校'

  it('has a title of its own, and leaves the errors of the last one behind', async () => {
    const page = window()
    const titled = (title: string) => expect.poll(() => page.title()).toBe(title)
    await goTo(page, '/admin/home')
    await titled(`主頁${end}`)
    for (const name of ['導師', '發佈日曆', '媒體庫', '回收筒', '修訂紀錄', '網站設定', '帳號']) {
      await menu(page, name).click()
      await titled(`${name}${end}`)
    }
    await page.getByLabel('現時的密碼').fill('wrong-password')
    await page.getByLabel('新密碼（最少8個字）').fill('long-enough-1')
    await page.getByLabel('再輸入新密碼').fill('long-enough-1')
    await page.getByRole('button', { name: '更改密碼' }).click()
    const toast = page.getByText(/^ERROR：/)
    await toast.waitFor()
    // Its time stands still: only that one goes on takes it away.
    await page.locator('[data-kind=error]').evaluate(card => card.getAnimations()[0]?.pause())
    await menu(page, '導師').click()
    await toast.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await titled(`新增導師${end}`)
    await leaveForm(page)
    await titled(`導師${end}`)
    const name = await page.locator('[data-title] a').first().innerText()
    await page.locator('[data-title] a').first().click()
    await titled(`${name}｜導師${end}`)
    await page.getByRole('link', { name: '修訂紀錄' }).last().click()
    await titled(`${name}的修訂紀錄｜導師${end}`)
    await page.goto(`${site.origin}/admin/nothing`)
    await titled('找不到這一頁｜管理')
    await menu(page, '導師').click()
    await titled(`導師${end}`)
  })

  it('claims nothing before it is known, from the login on, which has a title as well', async () => {
    const page = await visit(`${site.origin}/admin/login`, { width: 1280 })
    await expect.poll(() => page.title()).toBe(`登入${end}`)
    const release = await hold(page, /\/api\/get/)
    await page.getByLabel('帳號').fill(site.adminUsername)
    await page.getByLabel('密碼').fill(site.adminPassword)
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByRole('heading', { name: '主頁' }).waitFor()
    const main = page.locator('main')
    const claims = /沒有(?!替代文字)|是空的|共0項|全部有效|都有內容|\n0\n(?!項更改)|（編輯）/
    expect(await main.innerText()).not.toMatch(claims)
    await main.getByText('正在載入…').first().waitFor()
    for (const name of ['導師', '發佈日曆', '媒體庫', '回收筒', '帳號']) {
      await menu(page, name).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(await main.innerText(), name).not.toMatch(claims)
    }
    release()
    await menu(page, '主頁').click()
    await expect.poll(() => main.innerText()).not.toContain('正在載入…')
  })
})
