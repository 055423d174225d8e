/** What stands in a form and is not saved: nothing of it is lost, and what is said of it is so. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo, rowOf, save, signInAs } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { formsKept, keysKept } from '../../../setup/keptForms.ts'
import { answerWith, leaveForm } from '../../../setup/question.ts'
import { keepSession, logIn } from '../../../setup/session.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const { site, open, visit } = await adminAtSite(workerSite())
for (const name of ['LatestNotice', 'Tutor']) leaveNothingIn(site, name)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const input = (page: Page, name: string) =>
  page.locator(`[data-field=${name}]`).locator('input').first()

const window = oneWindow(() => open('/admin/latestNotice', 1280, [/status of 4(00|09)/]))

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
      await expect.poll(() => page.evaluate(formsKept)).toContain(words)
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
    await expect.poll(() => first.evaluate(formsKept)).not.toContain(shown)
  })

  it('is offered where more is typed before it is found, and takes the place of nothing', async () => {
    const page = window()
    await goTo(page, '/admin/latestNotice')
    await button(page, '新增').click()
    await input(page, 'title').fill('先前留下的')
    await expect.poll(() => page.evaluate(formsKept)).toContain('先前留下的')
    await leaveForm(page)
    const letGo = await page.evaluateHandle(holdKept)
    await button(page, '新增').click()
    await input(page, 'title').fill('後來打的')
    await letGo.evaluate(each => each.letGo())
    await page.getByRole('button', { name: takenUp('先前留下的') }).waitFor()
    expect(await input(page, 'title').inputValue()).toBe('後來打的')
    await expect.poll(() => page.evaluate(formsKept)).toContain('後來打的')
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

describe('what was left of a record that somebody else has changed since', () => {
  const opened = async (page: Page, name: string) => {
    await goTo(page, '/admin/tutor')
    await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  }
  const job = (page: Page) => input(page, 'job_title')

  /** Leaves a form with another job title in it, and has somebody else write theirs. */
  async function bothChange(name: string): Promise<Page> {
    const page = window()
    const staff = await signIn(site)
    const id = await staff.add('Tutor', { name, job_title: '原來的' })
    await page.reload()
    await opened(page, name)
    await job(page).fill('我的')
    await expect.poll(() => page.evaluate(formsKept)).toContain('我的')
    await leaveForm(page)
    await staff.modify('Tutor', { id, job_title: '同事的', name: `${name}，改` })
    await page.reload()
    await opened(page, `${name}，改`)
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await expect.poll(() => job(page).inputValue()).toBe('我的')
    return page
  }

  it('is asked about where both have changed the same', async () => {
    const page = await bothChange('兩人改過')
    expect(await input(page, 'name').inputValue()).toBe('兩人改過，改')
    await save(page)
    const dialog = page.getByRole('dialog', { name: '「兩人改過，改」有衝突' })
    await dialog.getByRole('radio', { name: /其他人的/ }).check()
    await dialog.getByRole('button', { name: '套用' }).click()
    await rowOf(page, '兩人改過，改').getByText('同事的').waitFor()
  })

  it('is as it stands now where that is given up', async () => {
    const page = await bothChange('兩人捨棄')
    await button(page, '捨棄未儲存的更改').click()
    await answerWith(page, '捨棄')
    await expect.poll(() => job(page).inputValue()).toBe('同事的')
    await job(page).fill('之後的')
    await save(page)
    await rowOf(page, '兩人捨棄，改').getByText('之後的').waitFor()
  })
})

describe('the form of a new record', () => {
  it('that was refused keeps what is typed as of a new one', async () => {
    const page = window()
    await goTo(page, '/admin/tutor')
    let refuse: () => void = () => undefined
    const isRefused = new Promise<void>(resolve => {
      refuse = resolve
    })
    const answer = { success: false, message: '未能接受', data: null }
    await page.route('**/api/addTutor', async route => {
      await isRefused
      await route.fulfill({ status: 400, json: answer })
    })
    await button(page, '新增').click()
    await input(page, 'name').fill('被拒的導師')
    await save(page)
    await page.getByText('儲存中…').first().waitFor()
    const places = async () =>
      (await page.evaluate(keysKept))
        .map(key => key.split('/'))
        .flatMap(([, of, place]) => (of === tutor.name ? [place] : []))
    await input(page, 'job_title').fill('之後打的')
    await expect.poll(places).toEqual([expect.not.stringMatching('new')])
    refuse()
    await page.getByText('未能接受').first().waitFor()
    await expect.poll(places).toEqual(['new'])
    await page.unroute('**/api/addTutor')
    await save(page)
    await rowOf(page, '被拒的導師').getByText('之後打的').waitFor()
    await expect.poll(places).toEqual([])
  })

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
