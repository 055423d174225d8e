/** What the frame of the admin offers to the keyboard and the eye: a way past it, its keys, its menu. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accountCalls } from '#contract/calls/accounts.ts'
import { callAddress } from '#contract/calls/call.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, lookFor } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hold } from '../../../setup/hold.ts'
import { keepSession, logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'

const { site, open, visit } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/calendar'))

const menu = (page: Page) => page.getByRole('navigation', { name: '管理目錄' })
const focused = (page: Page) => page.locator(':focus')

const focusedWords = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.localName} ${document.activeElement?.textContent}`)

describe('the keyboard', () => {
  it('finds a way past the bar and the menu first of all', async () => {
    // As it was opened: nobody has pressed anything yet.
    const page = window()
    await page.getByRole('heading', { name: '發佈日曆', level: 1 }).waitFor()
    expect(await focusedWords(page)).toMatch(/^body/)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '跳到內容' })
    await expect.poll(() => skip.and(focused(page)).count()).toBe(1)
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    expect(await focused(page).getAttribute('id')).toBe('content')
    expect(new URL(page.url()).hash).toBe('')
  })

  it('is at the heading of the page that one comes to, and at the row where one was before', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    const isAt = (words: string) => expect.poll(() => focusedWords(page)).toBe(`h1 ${words}`)
    await menu(page).getByRole('link', { name: '發佈日曆' }).click()
    await isAt('發佈日曆')
    await menu(page).getByRole('link', { name: '學校刊物' }).press('Enter')
    await isAt('學校刊物')
    await menu(page).getByRole('link', { name: '導師' }).press('Enter')
    await isAt('導師')
    const row = page.locator('[data-title] a').first()
    const title = await row.innerText()
    await row.press('Enter')
    await isAt('編輯導師')
    await page.goBack()
    await expect.poll(() => focusedWords(page)).toBe(`a ${title}`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('媒體庫')
    await page.keyboard.press('Enter')
    await isAt('媒體庫')
  })

  it('stays in the field by which a list is narrowed', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await page.getByLabel('搜尋導師').click()
    await page.keyboard.type('陳')
    await page.waitForURL(/q=/)
    expect(await focused(page).getAttribute('type')).toBe('search')
  })
})

describe('the shortcuts', () => {
  it('are told by a question mark, but not where one writes', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    await lookFor(page, tutor, '')
    await page.getByLabel('搜尋導師').click()
    await page.keyboard.type('?')
    expect(await page.getByLabel('搜尋導師').inputValue()).toBe('?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: '鍵盤快速鍵' })
    await dialog.getByText('Ctrl+K').waitFor()
    await expectAccessible(page, { include: '[role=dialog]' })
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('the menu', () => {
  it('is in sight as a whole in a window of 800 pixels, in groups', async () => {
    const page = window()
    await goTo(page, '/admin/home')
    await page.setViewportSize({ width: 1280, height: 800 })
    // It comes once the server has said who works here.
    await menu(page).getByText('修訂紀錄', { exact: true }).waitFor()
    const bottom = await menu(page)
      .getByRole('link')
      .last()
      .evaluate(link => link.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual(800)
    const list = menu(page).getByRole('list', { name: '工具' })
    expect(await list.getByRole('link').count()).toBe(6)
    const isFull = await menu(page)
      .locator('> div')
      .evaluate(each => each.scrollHeight > each.clientHeight)
    expect(isFull).toBe(false)
  })

  it('leaves the page where one has scrolled it, when it comes to know who works here', async () => {
    let answer = () => {}
    const session = await logIn(site.origin, site)
    // A window of its own: the device keeps what it was once told.
    const page = await visit(`${site.origin}/admin/tutor`, {
      width: 390,
      before: async empty => {
        await keepSession(empty, session)
        answer = await hold(empty, `**${callAddress(accountCalls.listSessions)}`)
      },
    })
    await page.locator('[data-title] a').last().scrollIntoViewIfNeeded()
    const tool = menu(page).getByText('修訂紀錄', { exact: true })
    expect(await tool.count()).toBe(0)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    expect(before).toBeGreaterThan(300)
    answer()
    await tool.waitFor()
    const current = menu(page).getByRole('link', { name: '導師', exact: true })
    const isInside = () =>
      current.evaluate(each => {
        const { left, right } = each.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    await expect.poll(isInside).toBe(true)
    expect(await scrolled()).toBe(before)
  })
})
