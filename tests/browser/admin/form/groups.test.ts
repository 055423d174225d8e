/** A long form is divided by what its fields are about; a small one is not. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'

const { open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/degree-course'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.locator(`[data-field=${name}]`)
const contents = (page: Page) => page.getByRole('navigation', { name: '表單目錄' })
const entry = (page: Page, name: string) =>
  contents(page).getByRole('link', { name: new RegExp(`^${name}`) })

/** The form of a new course; the one of the test before, where nothing was typed into it. */
async function openNewCourse(width: number): Promise<Page> {
  const page = window()
  await page.setViewportSize({ width, height: 900 })
  if (await page.locator('[data-form-end]').count()) return page
  await button(page, '新增').click()
  await page.locator('.ql-editor').first().waitFor()
  return page
}

const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('region', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  return box
}

describe('a long form', () => {
  it.each([390, 1280])(
    'has its groups under headings, and leads to each of them (%i px)',
    {
      timeout: 60_000,
    },
    async width => {
      const page = await openNewCourse(width)
      const headings = page.locator('form h2')
      const groups = ['基本資料', '內容', '時間及費用', '報名', '媒體', '發佈']
      expect(await headings.allInnerTexts()).toEqual(groups)
      const address = page.url()
      await entry(page, '媒體').click()
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      await expect.poll(focused).toBe('媒體')
      const [bar, media] = [
        await page.locator('[data-bar]').boundingBox(),
        await boxOf(page, '媒體'),
      ]
      expect(media.y).toBeGreaterThanOrEqual(Math.floor((bar?.height ?? 0) - 1))
      expect(media.y).toBeLessThan(innerHeightOf(page) / 2)
      await page.keyboard.press('Tab')
      expect(
        await part(page, 'image').evaluate(each => each.contains(document.activeElement)),
      ).toBe(true)
      // Going back leads to the list, as before.
      expect(page.url()).toBe(address)
      if (width === 390) await expectAccessible(page)
    },
  )

  it('keeps beside it who sees the record, where there is room, and below it elsewhere', async () => {
    const page = await openNewCourse(1280)
    await part(page, 'target').locator('textarea').focus()
    const [beside, content] = [await boxOf(page, '發佈'), await boxOf(page, '內容')]
    expect(beside.x).toBeGreaterThan(content.x + content.width)
    expect(beside.y).toBeGreaterThanOrEqual(0)
    expect(beside.y + beside.height).toBeLessThan(innerHeightOf(page))
    await page.setViewportSize({ width: 390, height: 844 })
    const [below, media] = [await boxOf(page, '發佈'), await boxOf(page, '媒體')]
    expect([below.x, below.width]).toEqual([media.x, media.width])
    expect(below.y).toBeGreaterThan(media.y + media.height)
  })

  it('says of each group what is missing, then what is wrong', async () => {
    const page = await openNewCourse(1280)
    const said = () => entry(page, '基本資料').innerText()
    await expect.poll(said).toContain('欠1項')
    const title = part(page, 'title').locator('input')
    await title.fill('有名')
    await expect.poll(said).not.toContain('欠')
    await title.fill('　')
    await part(page, 'fee').locator('input').fill('-1')
    await button(page, '儲存').click()
    await expect.poll(said).toContain('1項要更正')
    await expect.poll(() => entry(page, '時間及費用').innerText()).toContain('1項要更正')
    await part(page, 'fee').locator('input').fill('1')
    await expect.poll(() => entry(page, '時間及費用').innerText()).not.toContain('更正')
    await leaveForm(page)
  })

  it('says how visitors see the record now, not what stands in the form', async () => {
    const page = window()
    await goTo(page, '/admin/degree-course')
    await page.locator('[data-title] a').first().click()
    const seen = page.getByRole('region', { name: '發佈', exact: true })
    await seen.getByText('已發佈').waitFor()
    await part(page, 'enabled').getByRole('switch').click()
    expect(await seen.getByText('已發佈').count()).toBe(1)
    await leaveForm(page)
  })
})

describe('a small form', () => {
  it('stands as one', async () => {
    const page = window()
    await goTo(page, '/admin/school-image')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await part(page, 'image').waitFor()
    expect(await page.locator('form h2').count()).toBe(0)
    expect(await contents(page).count()).toBe(0)
  })
})

const innerHeightOf = (page: Page): number => page.viewportSize()?.height ?? 0

describe('a search for what a field names', () => {
  it('sends nothing of the form that it stands in, nor does what it has found', async () => {
    const page = window()
    await goTo(page, '/admin/degree-course')
    await page.locator('[data-title] a').first().click()
    const part = page.locator('[data-field=tutor_ids]')
    const found = part.getByRole('checkbox').first()
    const sent = await found.evaluateHandle(() => {
      const forms: unknown[] = []
      addEventListener('submit', ({ target }) => forms.push(target), { capture: true })
      return forms
    })
    for (const input of [part.getByRole('searchbox'), found]) {
      await input.press('Enter')
      expect(await sent.evaluate(({ length }) => length)).toBe(0)
    }
    await leaveForm(page)
  })

  it('finds names in either case, and whoever ticks one by key stays at it', async () => {
    const page = window()
    await page.locator('[data-title] a').first().click()
    const choices = part(page, 'tutor_ids')
    await choices.getByRole('searchbox').fill('filipe')
    await expect.poll(() => choices.getByRole('checkbox').count()).toBe(1)
    const found = choices.getByRole('checkbox')
    const chosen = choices.locator('ol li').filter({ hasText: 'Filipe' })
    expect(await chosen.count()).toBe(0)
    await found.press('Space')
    await chosen.waitFor()
    expect(await found.evaluate(each => each === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await chosen.waitFor({ state: 'detached' })
    await leaveForm(page)
  })
})
