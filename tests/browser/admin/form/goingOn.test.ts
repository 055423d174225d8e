/** Going on after saving: Ctrl+S keeps one where one writes, and nobody waits for a server that does not answer. */
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { adminPath, goTo, rowOf, save } from '../../../setup/admin.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { keysKept } from '../../../setup/keptForms.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { answerWith, leaveForm, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'
import { expectWaiting, staffAt, whereStaffWork } from '../../../setup/staffAt.ts'

const at = onePhone(workerSite())
const window = at.oneWindow(() => whereStaffWork(at))
const { withTitle } = staffAt(at)
afterAll(async () => {
  const staff = await signIn(at.site)
  for (const { id, name } of await staff.list('Tutor')) {
    if (/^(留在表格|寫長文|還原的人|慢線)/.test(String(name)))
      await staff.remove('Tutor', String(id))
  }
})

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`)
const name = (page: Page) => field(page, 'name')
const heading = (page: Page) => page.locator('main h1')
const isAt = (page: Page, words: string) => expect.poll(() => heading(page).innerText()).toBe(words)
const isSaid = (page: Page, words: string | RegExp) =>
  page.locator('[data-form-end]').getByText(words).waitFor()
/** The list of tutors, whatever the test before has left open. */
async function list(): Promise<Page> {
  const page = window()
  if (await page.locator('[data-form-end]').count()) await leaveForm(page)
  await goTo(page, adminPath(tutor))
  await page.locator('tbody tr').first().waitFor()
  return page
}

const add = (page: Page) => page.getByRole('button', { name: '新增', exact: true }).click()

async function begin(page: Page, words: string): Promise<void> {
  await add(page)
  await name(page).fill(words)
}

const published = async (words: string) => {
  const [record, ...others] = await withTitle(tutor, words)
  expect(others).toEqual([])
  return record
}

describe('who saves by the key', () => {
  it('of a new record goes on with it as with any other', { timeout: 60_000 }, async () => {
    const page = await list()
    await begin(page, '留在表格')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出 \d\d:\d\d$/)
    await isAt(page, '編輯導師')
    const made = await published('留在表格')
    expect(new URL(page.url()).searchParams.get('record')).toBe(`Tutor/${made?.id}`)
    // The place in the text is where it was.
    expect(await name(page).evaluate(each => each === document.activeElement)).toBe(true)
    await page.keyboard.type('的人')
    await isSaid(page, '有未儲存的更改')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出/)
    expect(await published('留在表格的人')).toMatchObject({ id: made?.id, revision: 2 })
    // Nothing is asked: nothing would be lost. And Back leads to where one came from.
    await page.goBack()
    await rowOf(page, '留在表格的人').waitFor()
    expect(await questionAt(page).count()).toBe(0)
    await add(page)
    await isAt(page, '新增導師')
    expect(await name(page).inputValue()).toBe('')
  })

  it('keeps the place in a formatted text, and what is typed meanwhile', {
    timeout: 60_000,
  }, async () => {
    const page = await list()
    await begin(page, '寫長文的人')
    await page.locator('[data-field=introduction]').getByRole('textbox').click()
    await page.keyboard.type('第一段')
    at.line.state = 'silent'
    await page.keyboard.press('Control+s')
    await isSaid(page, '儲存中…')
    await page.keyboard.type('未完')
    // What never comes back would be waited for.
    at.line.state = 'cut'
    await isSaid(page, '有未儲存的更改')
    at.line.state = 'up'
    await page.keyboard.type('待續')
    await page.keyboard.press('Control+s')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await isSaid(page, /^已送出/)
    await expectWaiting(page, 0)
    const made = await published('寫長文的人')
    expect(made?.introduction).toContain('第一段未完待續')
    await save(page)
    await rowOf(page, '寫長文的人').waitFor()
    await expectWaiting(page, 0)
  })

  it('goes on from what was left unsaved before as well', { timeout: 60_000 }, async () => {
    const page = await list()
    await begin(page, '還原的人')
    await isSaid(page, '有未儲存的更改')
    await page.getByRole('link', { name: '回收筒', exact: true }).click()
    await answerWith(page, '離開')
    await isAt(page, '回收筒')
    await page.getByRole('link', { name: '導師', exact: true }).click()
    await add(page)
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await name(page).press('End')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出/)
    expect(await page.getByText('已還原上次未儲存的更改').count()).toBe(0)
    await page.keyboard.type('，續')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await published('還原的人，續'))?.revision).toBe(2)
    await expectWaiting(page, 0)
  })
})

/**
 * Saves a new tutor on a line that does not answer.
 * @returns waits until that is said of it
 */
async function saveSlowly(page: Page, words: string): Promise<() => Promise<void>> {
  await begin(page, words)
  at.line.state = 'silent'
  const said = await hearToasts(page)
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await expectWaiting(page, 1)
  return () => expect.poll(said).toContain('已儲存於本機')
}

async function answerAtLast(page: Page, words: string): Promise<void> {
  at.line.state = 'up'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectWaiting(page, 0)
  expect(await withTitle(tutor, words)).toHaveLength(1)
}

describe('while what was saved is not answered', { timeout: 60_000 }, () => {
  it('one goes to another page unasked, and stays there', async () => {
    const page = await list()
    const isSaidOfIt = await saveSlowly(page, '慢線甲')
    await page.getByRole('link', { name: '發佈日曆', exact: true }).click()
    await isAt(page, '發佈日曆')
    expect(await questionAt(page).count()).toBe(0)
    await isSaidOfIt()
    await answerAtLast(page, '慢線甲')
    expect(await heading(page).innerText()).toBe('發佈日曆')
  })

  it('the next form stays open, with what is typed into it', async () => {
    const page = await list()
    const isSaidOfIt = await saveSlowly(page, '慢線乙')
    await page.goBack()
    await rowOf(page, '慢線乙').waitFor()
    await begin(page, '慢線丙')
    await isSaidOfIt()
    await answerAtLast(page, '慢線乙')
    await isAt(page, '新增導師')
    expect(await name(page).inputValue()).toBe('慢線丙')
    await save(page)
    await rowOf(page, '慢線丙').waitFor()
    await expectWaiting(page, 0)
  })

  it('what is saved after it by the same form is no conflict with it', async () => {
    const page = await list()
    await add(page)
    await name(page).fill('慢線戊')
    await page.keyboard.press('Control+s')
    await expect.poll(() => withTitle(tutor, '慢線戊')).toHaveLength(1)
    await page.keyboard.type('二')
    await page.getByText('有未儲存的更改').waitFor()
    await page.keyboard.press('Control+s')
    await expect.poll(() => withTitle(tutor, '慢線戊二')).toHaveLength(1)
    await expectWaiting(page, 0)
    await isAt(page, '編輯導師')
    const [saved, ...others] = await withTitle(tutor, '慢線戊二')
    expect(others).toEqual([])
    expect(saved?.revision).toBe(2)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('what is typed into the same form keeps it open, not saved', async () => {
    const page = await list()
    await saveSlowly(page, '慢線丁')
    await name(page).press('End')
    await page.keyboard.type('，又改')
    await page.getByText('有未儲存的更改').waitFor()
    expect(await name(page).inputValue()).toBe('慢線丁，又改')
    await expect.poll(() => page.evaluate(keysKept)).toEqual([expect.stringContaining('/Tutor/')])
    await answerAtLast(page, '慢線丁')
    await page.getByRole('button', { name: '儲存', exact: true }).click()
    await expect.poll(() => withTitle(tutor, '慢線丁，又改')).toHaveLength(1)
    await rowOf(page, '慢線丁，又改').waitFor()
    await expectWaiting(page, 0)
    expect(await page.evaluate(keysKept)).toEqual([])
  })

  it('what is typed on and taken back by hand leaves nothing', async () => {
    const page = await list()
    await saveSlowly(page, '慢線庚')
    await name(page).press('End')
    await page.keyboard.type('錯')
    await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
    await page.keyboard.press('Backspace')
    await expect.poll(() => page.evaluate(keysKept)).toEqual([])
    await answerAtLast(page, '慢線庚')
  })

  it('what is typed on and left belongs to that record, and to no new one', async () => {
    const page = await list()
    await saveSlowly(page, '慢線己')
    await name(page).press('End')
    await page.keyboard.type('，續')
    await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
    await page.getByRole('link', { name: '回收筒', exact: true }).click()
    await answerWith(page, '離開')
    await isAt(page, '回收筒')
    await answerAtLast(page, '慢線己')
    const [made] = await withTitle(tutor, '慢線己')
    expect(await page.evaluate(keysKept)).toEqual([expect.stringContaining(`/Tutor/${made?.id}/`)])
    await goTo(page, adminPath(tutor))
    await rowOf(page, '慢線己').getByRole('link', { name: '慢線己', exact: true }).click()
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await expect.poll(() => name(page).inputValue()).toBe('慢線己，續')
    await save(page)
    await expect.poll(async () => (await published('慢線己，續'))?.revision).toBe(2)
    await add(page)
    await isAt(page, '新增導師')
    expect(await name(page).inputValue()).toBe('')
  })
})
