/** Who goes on while the server has not answered what was saved: it stands on this device by then. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { rowOf } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { questionAt } from '../../../setup/question.ts'
import { expectWaiting, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { openKept, withTitle } = staffAt(at)

const heading = (page: Page) => page.locator('main h1')
const name = (page: Page) => page.locator('[data-field=name] input')
const add = (page: Page) => page.getByRole('button', { name: '新增', exact: true }).click()
const isAt = (page: Page, words: string) => expect.poll(() => heading(page).innerText()).toBe(words)

/** Saves a new tutor on a line that does not answer. */
async function saveSlowly(page: Page, words: string): Promise<void> {
  await page.locator('tbody tr').first().waitFor()
  await add(page)
  await name(page).fill(words)
  at.line.state = 'silent'
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await expectWaiting(page, 1)
}

async function answerAtLast(page: Page, words: string): Promise<void> {
  at.line.state = 'up'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectWaiting(page, 0)
  expect(await withTitle(tutor, words)).toHaveLength(1)
}

describe('while what was saved is not answered', { timeout: 60_000 }, () => {
  it('one goes to another page unasked, and stays there', async () => {
    const page = await openKept()
    await saveSlowly(page, '慢線甲')
    await page.getByRole('link', { name: '發佈日曆', exact: true }).click()
    await isAt(page, '發佈日曆')
    expect(await questionAt(page).count()).toBe(0)
    await page.getByText(/^已儲存於本機/).waitFor()
    await answerAtLast(page, '慢線甲')
    expect(await heading(page).innerText()).toBe('發佈日曆')
  })

  it('the next form stays open, with what is typed into it', async () => {
    const page = await openKept()
    await saveSlowly(page, '慢線乙')
    await page.goBack()
    await rowOf(page, tutor, '慢線乙').waitFor()
    await add(page)
    await name(page).fill('慢線丙')
    await page.getByText(/^已儲存於本機/).waitFor()
    await answerAtLast(page, '慢線乙')
    await isAt(page, '新增導師')
    expect(await name(page).inputValue()).toBe('慢線丙')
  })

  it('what is saved after it by the same form is no conflict with it', async () => {
    const page = await openKept()
    await page.locator('tbody tr').first().waitFor()
    await add(page)
    await name(page).fill('慢線戊')
    // The form goes on as that of the record once the session is asked for, which takes as long.
    at.line.held = /checkToken/
    await page.keyboard.press('Control+s')
    await expect.poll(() => withTitle(tutor, '慢線戊')).toHaveLength(1)
    await page.keyboard.type('二')
    await page.getByText('有未儲存的更改').waitFor()
    expect(await heading(page).innerText()).toBe('新增導師')
    await page.keyboard.press('Control+s')
    await expectWaiting(page, 0)
    await isAt(page, '編輯導師')
    delete at.line.held
    const [saved, ...others] = await withTitle(tutor, '慢線戊二')
    expect(others).toEqual([])
    expect(saved?.revision).toBe(2)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('what is typed into the same form keeps it open, not saved', async () => {
    const page = await openKept()
    await saveSlowly(page, '慢線丁')
    await name(page).press('End')
    await page.keyboard.type('，又改')
    await page.getByText('有未儲存的更改').waitFor()
    expect(await name(page).inputValue()).toBe('慢線丁，又改')
    await answerAtLast(page, '慢線丁')
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    await expect.poll(() => withTitle(tutor, '慢線丁，又改')).toHaveLength(1)
    await rowOf(page, tutor, '慢線丁，又改').waitFor()
  })
})
