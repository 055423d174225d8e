/** What becomes of a form: nothing that stands in it is lost, and what is said of it is so. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { answerWith, leaveForm, questionAt } from '../../../setup/question.ts'
import { keepSession, logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
afterAll(async () => {
  const staff = await signIn(site)
  const made = { Blog: '改好的網頁', LatestNotice: '個分頁', Tutor: '沒有草稿的導師' }
  for (const [name, title] of Object.entries(made)) {
    for (const each of await staff.list(name)) {
      const words = String(each.title ?? each.name)
      if (words.includes(title)) await staff.remove(name, String(each.id))
    }
  }
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const input = (page: Page, name: string) => part(page, name).locator('input').first()

/** `seen` where the focus is within, and all of what has it can be seen between the bars that stay. */
const placeOf = (page: Page, name: string) =>
  part(page, name).evaluate(field => {
    const focused = document.activeElement
    if (!focused || !field.contains(focused)) return `the focus is on ${focused?.outerHTML}`
    const { top, bottom } = field.getBoundingClientRect()
    const bar = document.querySelector('[data-bar]')?.getBoundingClientRect().bottom ?? 0
    const end = document.querySelector('[data-form-end]')?.getBoundingClientRect().top ?? 0
    const isSeen = top >= bar && Math.min(bottom, top + 120) <= end
    return isSeen ? 'seen' : `it is at ${top} to ${bottom}, seen is what is at ${bar} to ${end}`
  })

const window = oneWindow(() => open('/admin/latestNotice', 1280, [/status of 400/]))

const toast = (page: Page, words: string) =>
  page.locator('output, [role=status], [role=alert]').getByText(words).first()

describe('a save that fails', () => {
  it.each([1280, 390])('leads to the first faulty field, with a toast (%i px)', async width => {
    const page = window()
    await page.setViewportSize({ width, height: 900 })
    await goTo(page, '/admin/degree-course')
    await button(page, '新增').click()
    // What was left of the form before stands in this one.
    if (width === 390) {
      await button(page, '捨棄未儲存的更改').click()
      await answerWith(page, '捨棄')
    }
    await input(page, 'sort_number').fill('十')
    await input(page, 'end_date').fill('2027-02-31')
    await save(page)
    await expect.poll(() => placeOf(page, 'title')).toBe('seen')
    await toast(page, '未能儲存').waitFor()
    // The whole form is looked at by `groups.test.ts`.
    if (width === 390) await expectAccessible(page, { include: '[data-field=title]' })
    await page.keyboard.type('有名的課程')
    await page.keyboard.press('Control+s')
    await expect.poll(() => placeOf(page, 'end_date')).toBe('seen')
    await part(page, 'end_date').getByText('必須是YYYY-MM-DD的日期').waitFor()
    await input(page, 'end_date').fill('')
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOf(page, 'sort_number')).toBe('seen')
    await leaveForm(page)
  })

  it('leads to it where a draft is saved as well', async () => {
    const page = window()
    await goTo(page, '/admin/publication')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await button(page, '新增').click()
      await input(page, 'title').fill('沒有檔案的刊物')
      await button(page, '儲存草稿').click()
      await expect.poll(() => placeOf(page, 'image')).toBe('seen')
      await leaveForm(page)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('leads to the faulty part of a setting, which is not left behind unasked', async () => {
    const page = window()
    await goTo(page, '/admin/setting')
    const panel = page.getByRole('region', { name: '聯絡資料' })
    const email = panel.getByLabel('電郵')
    const before = await email.inputValue()
    await email.fill('不是電郵')
    await panel.getByRole('button', { name: '儲存聯絡資料' }).click()
    await expect.poll(() => email.evaluate(each => each === document.activeElement)).toBe(true)
    await toast(page, '未能儲存').waitFor()
    await page.getByRole('link', { name: '回收筒' }).click()
    await questionAt(page).getByText('離開此頁便會失去').waitFor()
    await answerWith(page, '取消')
    await button(page, '登出').click()
    await questionAt(page).getByText('登出便會失去').waitFor()
    await answerWith(page, '取消')
    await email.fill(before)
  })

  it('leads to what the server found as well, and the corrected form is saved', async () => {
    const page = window()
    await goTo(page, '/admin/blog')
    await button(page, '新增').click()
    await save(page)
    await expect.poll(() => placeOf(page, 'category')).toBe('seen')
    await part(page, 'category').locator('select').selectOption('RTF')
    await input(page, 'title').fill('改好的網頁')
    await input(page, 'url').fill('/about#school-mission')
    await part(page, 'content').getByRole('textbox').click()
    await page.keyboard.press('Control+s')
    await expect.poll(() => placeOf(page, 'url')).toBe('seen')
    await input(page, 'url').fill('/corrected-page')
    await save(page)
    await page.getByRole('link', { name: '改好的網頁', exact: true }).waitFor()
    await expect.poll(() => page.locator('[data-badge]').innerText()).toBe('0')
  })
})

/** What is hidden in it stands apart. */
const takenUp = (title: string) => new RegExp(`^改為編輯 ?「${title}」$`)

describe('what is not saved', () => {
  it('stands for each of two tabs by itself, and every one is offered again', async () => {
    const first = window()
    await goTo(first, '/admin/latestNotice')
    first.on('dialog', dialog => void dialog.accept())
    const second = await first.context().newPage()
    second.on('dialog', dialog => void dialog.accept())
    await second.goto(first.url())
    for (const [page, words] of [
      [first, '第一個分頁'],
      [second, '第二個分頁'],
    ] as const) {
      await page.bringToFront()
      await button(page, '新增').click()
      await input(page, 'title').fill(words)
      await expect.poll(() => page.evaluate(kept)).toContain(words)
    }
    await first.bringToFront()
    await first.reload()
    await first.getByText('已還原上次未儲存的更改').waitFor()
    await expect.poll(() => input(first, 'title').inputValue()).toBe('第一個分頁')
    expect(await first.getByText('第二個分頁').count()).toBe(0)

    await second.close()
    await first.reload()
    await first.getByText('已還原上次未儲存的更改').waitFor()
    const texts = ['第一個分頁', '第二個分頁']
    const shown = await input(first, 'title').inputValue()
    const other = texts.find(text => text !== shown) ?? ''
    await expectAccessible(first)
    await first.getByRole('button', { name: takenUp(other) }).click()
    await expect.poll(() => input(first, 'title').inputValue()).toBe(other)
    await first.getByRole('button', { name: takenUp(shown) }).waitFor()
    await save(first)
    await rowOf(first, other).waitFor()
    await first.getByRole('link', { name: '主頁', exact: true }).click()
    const left = first.getByRole('region', { name: '未儲存的內容' })
    await left.getByRole('link', { name: shown }).click()
    await expect.poll(() => input(first, 'title').inputValue()).toBe(shown)
    expect(await first.getByRole('button', { name: /^改為編輯/ }).count()).toBe(0)
    await button(first, '捨棄未儲存的更改').click()
    await answerWith(first, '捨棄')
    await expect.poll(() => first.evaluate(kept)).not.toContain(shown)
  })

  it('is offered where more is typed before it is found, and takes the place of nothing', async () => {
    const page = window()
    await goTo(page, '/admin/latestNotice')
    await button(page, '新增').click()
    await input(page, 'title').fill('先前留下的')
    await expect.poll(() => page.evaluate(kept)).toContain('先前留下的')
    await leaveForm(page)
    const letGo = await page.evaluateHandle(holdKept)
    await button(page, '新增').click()
    await input(page, 'title').fill('後來打的')
    await letGo.evaluate(each => each.letGo())
    await page.getByRole('button', { name: takenUp('先前留下的') }).waitFor()
    expect(await input(page, 'title').inputValue()).toBe('後來打的')
    await expect.poll(() => page.evaluate(kept)).toContain('後來打的')
    await leaveForm(page)
  })

  it('is asked about before one is signed out, once, and is there after the next login', async () => {
    const page = window()
    await goTo(page, '/admin/degree-course')
    const title = page.locator('[data-title] a').first()
    const name = await title.innerText()
    await title.click()
    await input(page, 'venue').fill('打到一半的地點')
    const token = () => page.evaluate(() => localStorage.getItem('token'))
    const before = await token()
    await button(page, '登出').click()
    await answerWith(page, '取消')
    expect(await token()).toBe(before)
    expect(await input(page, 'venue').inputValue()).toBe('打到一半的地點')
    await button(page, '登出').click()
    await answerWith(page, '登出')
    await page.waitForURL('**/admin/login')
    expect(await token()).toBeNull()
    await signInAs(page, site)
    await goTo(page, '/admin/degree-course')
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await button(page, '捨棄未儲存的更改').click()
    await answerWith(page, '捨棄')
  })
})

describe('the form of a new record', () => {
  // In a window of its own: a device that was there before has drafts of its own.
  it('waits for nobody’s drafts, and stays when they come', async () => {
    const session = await logIn(site.origin, site)
    let answer: () => void = () => undefined
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const page = await visit(`${site.origin}/admin/tutor?record=${tutor.name}%2Fnew`, {
      width: 1280,
      before: async empty => {
        await keepSession(empty, session)
        await empty.route('**/api/getAllDraft', async route => {
          await answered
          await route.continue()
        })
      },
    })
    await input(page, 'name').fill('沒有草稿的導師')
    const drafts = page.waitForResponse('**/api/getAllDraft')
    answer()
    await drafts
    await save(page)
    await rowOf(page, '沒有草稿的導師').waitFor()
  })
})

/** Runs in the page: nobody else reads what is kept of forms before `letGo`. */
function holdKept(): Promise<{ letGo: () => void }> {
  return new Promise(resolve => {
    const opening = indexedDB.open('school-journal')
    opening.onsuccess = () => {
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
      let isHeld = true
      const readOn = () => {
        if (isHeld) store.get('none').onsuccess = readOn
      }
      readOn()
      store.transaction.oncomplete = () => opening.result.close()
      resolve({
        letGo: () => {
          isHeld = false
        },
      })
    }
  })
}

/** All that the outbox holds of forms, as text. */
function kept(): Promise<string> {
  return new Promise(resolve => {
    const opening = indexedDB.open('school-journal')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result))
      }
    }
  })
}
