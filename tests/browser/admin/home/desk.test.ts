/** The first page after signing in says what waits for somebody, and what colleagues did. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tutor } from '#contract/collections/tutor.ts'
import { blogItems } from '#contract/navigation.ts'
import { DAY_MS } from '#contract/time.ts'
import { expectAccessible, NO_COLOURS } from '../../../setup/accessible.ts'
import { adminPath, goTo, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { drawFrames } from '../../../setup/frames.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
for (const name of ['SingleCourse', 'Tutor']) leaveNothingIn(site, name)
/** A page of the site map, and the record that it has. */
const [emptied] = blogItems
let staff: Staff
let former: Record<string, unknown> | undefined
// Ahead of the window, which reads it as it opens.
beforeAll(async () => {
  staff = await signIn(site)
  former = (await staff.list('Blog')).find(({ url }) => url === emptied?.href)
  await staff.modify('Blog', { id: String(former?.id), content: null })
  const deadline = new Date(Date.now() + 2 * DAY_MS).toISOString()
  await staff.add('SingleCourse', { title: '快將截止', deadline })
})
afterAll(() => staff.modify('Blog', { id: String(former?.id), content: former?.content }))
const window = oneWindow(() => open('/admin/home'))
const part = (name: string) => window().getByRole('region', { name, exact: true })

it('names what closes within a week, and leads to its form', async () => {
  const page = window()
  const line = part('未來七日').getByRole('listitem').filter({ hasText: '快將截止' })
  await line.getByText('截止報名 · 專業證書課程').waitFor()
  await expectAccessible(page)
  await line.getByRole('link', { name: '快將截止' }).click()
  await page.getByRole('heading', { name: '編輯專業證書課程' }).waitFor()
  await page.getByText('快將截止', { exact: true }).waitFor()
  await page.getByRole('button', { name: '取消' }).click()
})

it('names a page whose record has no content, and both it and the list lead to that record, and back', async () => {
  const page = window()
  const label = emptied?.label ?? ''
  const isThere = async () => {
    await page.getByRole('heading', { name: '編輯網頁內容' }).waitFor()
    await page.getByRole('button', { name: '取消' }).click()
  }
  await goTo(page, '/admin/home')
  await part('需要留意').getByRole('link', { name: label, exact: true }).click()
  await isThere()
  const search = page.getByLabel('搜尋網頁內容')
  await search.fill(label)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(label)
  await part('未有內容的網頁').getByRole('link', { name: label, exact: true }).click()
  await isThere()
  await search.waitFor()
  expect(await search.inputValue()).toBe(label)
})

it('tells at once what was just done, by whom', async () => {
  const page = window()
  await goTo(page, adminPath(tutor))
  for (const name of ['枱面甲', '枱面乙']) {
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await page.locator('[data-field=name] input').fill(name)
    await save(page)
    await page.getByRole('link', { name, exact: true }).waitFor()
  }
  await goTo(page, '/admin/home')
  const line = part('最近的更改').getByRole('listitem').first()
  await line.getByRole('link', { name: '枱面乙' }).waitFor()
  expect(await line.innerText()).toContain('你新增等2項 · 導師')
})

it('fits a phone', async () => {
  const page = window()
  await page.setViewportSize({ width: 390, height: 844 })
  await drawFrames(page)
  await expectAccessible(page, NO_COLOURS)
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
})
