/** From the trail an operation is undone later: what each record was before it comes back, what was changed since stays. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { answerWith, questionAt } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'Tutor')

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

let staff: Staff
/** The id of a tutor of these tests, by the name. */
const ids: Record<string, string> = {}
/** The picture that is replaced. */
let image: string

beforeAll(async () => {
  staff = await signIn(site)
  const bytes = new Uint8Array(await picture('#a03040'))
  image = await staff.upload(new Blob([bytes]), '換圖舊.png')
  await tutors('還原', '甲乙丙')
  await tutors('兩改', '甲')
  await tutors('刪去', '甲乙')
  await tutors('換圖', '甲乙', { image })
  await tutors('匯回', '甲乙')
})
// Its lists are read once, when all of them are there.
const shown = oneWindow(() => open('/admin/tutor'))

/** Adds tutors of that name with 甲, 乙 … behind it, each with a job of its own. */
async function tutors(name: string, letters: string, more: object = {}): Promise<void> {
  for (const letter of letters)
    ids[name + letter] = await staff.add('Tutor', {
      name: name + letter,
      job_title: letter,
      ...more,
    })
}

const idOf = (name: string) => String(ids[name])

/** What those tutors hold of a field, by the letter behind their name. */
async function held(name: string, field = 'job_title'): Promise<Record<string, unknown>> {
  const found = (await staff.list('Tutor')).filter(each => String(each.name).startsWith(name))
  return Object.fromEntries(found.map(each => [String(each.name).slice(name.length), each[field]]))
}

const bar = (page: Page) => page.getByRole('region', { name: '所選的記錄' })

/** The list, in which those tutors are chosen. */
async function choose(name: string, letters: string): Promise<Page> {
  const page = shown()
  await goTo(page, '/admin/tutor')
  await page.getByLabel('搜尋導師').fill(name)
  for (const letter of letters) await page.getByLabel(`選取${name}${letter}`).check()
  return page
}

/** Gives those tutors one job title, from their list. */
async function changeJobs(name: string, letters: string, to: string): Promise<void> {
  const page = await choose(name, letters)
  await bar(page).getByRole('button', { name: '更改一欄' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('欄位').selectOption('職銜')
  await dialog.getByLabel('職銜', { exact: true }).fill(to)
  await dialog.getByRole('button', { name: `更改${letters.length}項`, exact: true }).click()
  await page.getByText(`已更改${letters.length}項的職銜`).waitFor()
}

/** The trail, read anew, of what is about tutors of that name. */
async function trailOf(name: string): Promise<Page> {
  const page = shown()
  await goTo(page, '/admin/school-image')
  await goTo(page, '/admin/audit')
  await page.getByLabel('搜尋修訂紀錄').fill(name)
  return page
}

const rows = (page: Page) => page.locator('tbody > tr')
const undo = (page: Page, words: string) =>
  rows(page)
    .filter({ hasText: words })
    .first()
    .getByRole('button', { name: /^復原此操作/ })

it('a change of several is one line, and comes back but for the one that was changed since, which is named; that is undone as well', async () => {
  await changeJobs('還原', '甲乙丙', '兼任')
  await staff.modify('Tutor', { id: idOf('還原乙'), job_title: '後來的' })
  // What is changed elsewhere in a record keeps nothing from coming back.
  await staff.modify('Tutor', { id: idOf('還原丙'), major: '會計' })
  const page = await trailOf('還原')
  const operation = rows(page).filter({ hasText: '3項導師' })
  expect(await operation.locator('strong').innerText()).toBe('修改：職銜')
  await operation.locator('summary').click()
  await operation.locator('li').nth(2).waitFor()
  const names = await operation.locator('li a').allInnerTexts()
  expect(new Set(names)).toEqual(new Set(['還原甲', '還原乙', '還原丙']))
  await undo(page, '3項導師').click()
  const question = questionAt(page)
  await question.getByText('2項的職銜會還原為這次操作之前的內容。').waitFor()
  await question.getByText('1項之後被修改過，保持不變：「還原乙」。').waitFor()
  await expectAccessible(page, { include: '[role=alertdialog], tbody > tr:first-child' })
  await answerWith(page, '取消')
  expect(await held('還原')).toEqual({ 甲: '兼任', 乙: '後來的', 丙: '兼任' })

  await undo(page, '3項導師').click()
  const said = await hearToasts(page)
  await answerWith(page, '復原2項')
  await expect.poll(said).toContain('已復原2項')
  expect(await held('還原')).toEqual({ 甲: '甲', 乙: '後來的', 丙: '丙' })
  expect(await held('還原', 'major')).toEqual({ 甲: null, 乙: null, 丙: '會計' })

  await undo(page, '2項導師').click()
  await answerWith(page, '復原2項')
  await expect.poll(() => held('還原')).toEqual({ 甲: '兼任', 乙: '後來的', 丙: '兼任' })
})

it('where nothing is left to come back, it says so and asks nothing', async () => {
  await staff.modify('Tutor', { id: idOf('兩改甲'), job_title: '一' })
  await staff.modify('Tutor', { id: idOf('兩改甲'), job_title: '甲' })
  const page = await trailOf('兩改')
  const said = await hearToasts(page)
  await rows(page).filter({ hasText: '修改' }).last().getByRole('button').click()
  await expect.poll(said).toContain('這次操作之前的內容已全部還原')
  expect(await questionAt(page).count()).toBe(0)
})

it('several that were deleted come back', async () => {
  const page = await choose('刪去', '甲乙')
  await bar(page).getByRole('button', { name: '刪除' }).click()
  await page.getByText('已刪除2項').waitFor()
  await trailOf('刪去')
  await undo(page, '2項導師').click()
  await questionAt(page).getByText('2項會由回收筒復原。').waitFor()
  await answerWith(page, '復原2項')
  await expect.poll(() => held('刪去')).toEqual({ 甲: '甲', 乙: '乙' })
})

it('a picture that was replaced everywhere is the one it was', async () => {
  const page = shown()
  await goTo(page, '/admin/file')
  const library = page.locator('[data-library]')
  await library.getByRole('button', { name: /換圖舊/ }).click()
  const buffer = await picture('#3040a0')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: '換圖新.png', mimeType: 'image/png', buffer })
  await page.getByText('已在2處替換「換圖舊.png」').waitFor()
  expect(Object.values(await held('換圖', 'image'))).not.toContain(image)
  await trailOf('換圖')
  await undo(page, '2項導師').click()
  await questionAt(page).getByText('2項的相片會還原為這次操作之前的內容。').waitFor()
  await answerWith(page, '復原2項')
  await expect.poll(() => held('換圖', 'image')).toEqual({ 甲: image, 乙: image })
})

it('an import is taken back, and that as well; what was changed since stays', async () => {
  const rowsOfFile = [
    ['系統編號', '姓名', '職銜'],
    [idOf('匯回甲'), '匯回甲', '匯入的'],
    [idOf('匯回乙'), '匯回乙', '匯入的'],
    ['', '匯回丙', '匯入的'],
  ]
  const page = await choose('匯回', '')
  await page.getByRole('button', { name: /^匯入/ }).click()
  const dialog = page.getByRole('dialog')
  const buffer = Buffer.from(`\ufeff${rowsOfFile.map(cells => cells.join()).join('\r\n')}`)
  const file = { name: '導師.csv', mimeType: 'text/csv', buffer }
  await dialog.getByLabel('檔案').setInputFiles(file)
  await dialog.getByRole('button', { name: '匯入3項' }).click()
  await page.getByText('已匯入3項').waitFor()
  await staff.modify('Tutor', { id: idOf('匯回乙'), job_title: '後來的' })
  await trailOf('匯回')
  const operation = rows(page).filter({ hasText: '3項導師' })
  expect(await operation.locator('strong').innerText()).toBe('匯入')
  await undo(page, '3項導師').click()
  await questionAt(page).getByText('1項會移到回收筒。').waitFor()
  await questionAt(page).getByText('1項之後被修改過，保持不變：「匯回乙」。').waitFor()
  const said = await hearToasts(page)
  await answerWith(page, '復原2項')
  await expect.poll(said).toContain('已復原2項；1項之後被修改過，保持不變')
  expect(await held('匯回')).toEqual({ 甲: '甲', 乙: '後來的' })

  const undone = rows(page).filter({ hasText: '復原匯入' })
  await undone.getByRole('button', { name: /^復原此操作/ }).click()
  await answerWith(page, '復原2項')
  await expect.poll(() => held('匯回')).toEqual({ 甲: '匯入的', 乙: '後來的', 丙: '匯入的' })
})
