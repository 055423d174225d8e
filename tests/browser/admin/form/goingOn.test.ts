/** Saving without leaving: Ctrl+S keeps one where one writes, and the form says what has become of it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { rowOf, save } from '../../../setup/admin.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { badge, expectWaiting, staffAt } from '../../../setup/staffAt.ts'

const at = lineToSite()
const { openKept, withTitle } = staffAt(at)

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] input`)
const heading = (page: Page) => page.locator('main h1')
const isSaid = (page: Page, words: string | RegExp) =>
  page.locator('.adm-form-end').getByText(words).waitFor()

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await field(page, 'name').fill(name)
}

const published = async (name: string) => {
  const [record, ...others] = await withTitle(tutor, name)
  expect(others).toEqual([])
  return record
}

describe('who saves by the key', () => {
  it('of a new record goes on with it as with any other', { timeout: 60_000 }, async () => {
    const page = await openKept()
    await begin(page, '留在表格')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出 \d\d:\d\d$/)
    await expect.poll(() => heading(page).innerText()).toBe('編輯導師')
    const made = await published('留在表格')
    expect(new URL(page.url()).searchParams.get('record')).toBe(`Tutor/${made?.id}`)
    // The place in the text is where it was.
    expect(await field(page, 'name').evaluate(each => each === document.activeElement)).toBe(true)
    await page.keyboard.type('的人')
    await isSaid(page, '有未儲存的更改')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出/)
    expect(await published('留在表格的人')).toMatchObject({ id: made?.id, revision: 2 })
    // Nothing is asked: nothing would be lost. And Back leads to where one came from.
    await page.goBack()
    await rowOf(page, tutor, '留在表格的人').waitFor()
    expect(await questionAt(page).count()).toBe(0)
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await expect.poll(() => heading(page).innerText()).toBe('新增導師')
    expect(await field(page, 'name').inputValue()).toBe('')
  })

  it('keeps the place in a formatted text, and what is typed meanwhile', {
    timeout: 60_000,
  }, async () => {
    const page = await openKept()
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
    await rowOf(page, tutor, '寫長文的人').waitFor()
  })

  it('goes on from what was left unsaved before as well', { timeout: 60_000 }, async () => {
    const page = await openKept()
    await begin(page, '還原的人')
    await isSaid(page, '有未儲存的更改')
    await page.getByRole('link', { name: '回收筒', exact: true }).click()
    await answerWith(page, '離開')
    await page.getByRole('link', { name: '導師', exact: true }).click()
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await page.getByText('已還原上次未儲存的更改').waitFor()
    await field(page, 'name').press('End')
    await page.keyboard.press('Control+s')
    await isSaid(page, /^已送出/)
    expect(await page.getByText('已還原上次未儲存的更改').count()).toBe(0)
    await page.keyboard.type('，續')
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await published('還原的人，續'))?.revision).toBe(2)
  })
})

describe('without a line', () => {
  it('the form says that it stands on this device, until it is sent', {
    timeout: 60_000,
  }, async () => {
    const page = await openKept()
    at.line.state = 'cut'
    await begin(page, '離線續寫')
    await page.keyboard.press('Control+s')
    await isSaid(page, '已儲存於本機，連線後自動送出')
    await page.keyboard.type('二')
    await page.keyboard.press('Control+s')
    await isSaid(page, '已儲存於本機，連線後自動送出')
    at.line.state = 'up'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await isSaid(page, /^已送出/)
    expect(await published('離線續寫二')).toBeDefined()
  })

  it('what is taken back while it waits is not saved any more', { timeout: 60_000 }, async () => {
    const page = await openKept()
    await rowOf(page, tutor, '離線續寫二')
      .getByRole('link', { name: '離線續寫二', exact: true })
      .click()
    await field(page, 'name').fill('放棄了的名字')
    at.line.state = 'cut'
    await page.keyboard.press('Control+s')
    await isSaid(page, '已儲存於本機，連線後自動送出')
    await badge(page).click()
    const queue = page.getByRole('dialog', { name: '待同步' })
    await queue.getByRole('button', { name: /^放棄/ }).click()
    await queue.getByRole('button', { name: /^確定放棄/ }).click()
    await expectWaiting(page, 0)
    await page.keyboard.press('Escape')
    await isSaid(page, '有未儲存的更改')
    expect(await field(page, 'name').inputValue()).toBe('放棄了的名字')
  })
})
