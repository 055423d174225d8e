/** What the search finds and how it says so, what it loads for that, and how it looks. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../setup/accessible.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { isLong } from '../../../setup/storms.ts'
import {
  button,
  clear,
  close,
  dialog,
  field,
  openSearch,
  result,
  results,
  searchAtSite,
  searchFor,
  status,
  whenComplete,
} from './searchDialog.ts'

const { origin, visit, open } = searchAtSite()

const requestsOf = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    wanted => performance.getEntriesByType('resource').filter(e => e.name.includes(wanted)).length,
    part,
  )

describe.each([390, 1280])('the search at %i px', width => {
  const window = oneWindow(() => open('/course', { width }))
  beforeEach(() => close(window()))

  it('shifts nothing beneath it when it opens and closes', async () => {
    const page = window()
    const place = () =>
      page.locator('h1').evaluate(h1 => JSON.stringify(h1.getBoundingClientRect()))
    const before = await place()
    await openSearch(page)
    await expect.poll(() => place()).toBe(before)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => place()).toBe(before)
  })

  // The dialog is the same at either width, and axe looks at its colours and names.
  if (width !== 390 && !isLong) return

  it('finds as one types, and marks what was found', async () => {
    const page = window()
    await openSearch(page)
    await clear(page)
    await field(page).pressSequentially('烘焙')
    await result(page, '烘焙師傅學徒計劃').waitFor()
    await expect.poll(() => status(page).textContent()).toMatch(/^找到\d+項。$/)
    await expect.poll(() => results(page).locator('mark').first().textContent()).toBe('烘焙')
  })

  it('has no accessibility fault that a machine can find, before, with and without results', async () => {
    const page = window()
    await openSearch(page)
    await clear(page)
    for (const [query, said] of [
      ['', undefined],
      ['課程', '找到'],
      ['量子糾纏', '找不到'],
    ] as const) {
      await field(page).fill(query)
      if (said) await status(page).filter({ hasText: said }).waitFor()
      // What is beneath it is looked at with all screens.
      await expectAccessible(page, { include: 'dialog[open]' })
    }
  })

  it('leads to what was found, and closes', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, '烘焙師傅')
    await result(page, '烘焙師傅學徒計劃').click()
    await page.getByRole('heading', { name: '烘焙師傅學徒計劃', level: 1 }).waitFor()
    await expect.poll(() => dialog(page).count()).toBe(0)
  })
})

describe('what one can ask', () => {
  const window = oneWindow(() => open())
  beforeEach(() => close(window()))

  it.each([
    ['simplified characters', '护理', '健康護理文憑課程'],
    ['a course code', 'deg-101', '工商管理學士學位課程'],
    ['a course code without its hyphen', 'DEG101', '工商管理學士學位課程'],
    ['a tutor', '何綺瑩', '葡式瓷磚彩繪師傅班'],
    ['a page', '校曆', '校曆'],
    ['a publication', '持教通訊', '《持教通訊》'],
    ['a notice', '分班測試', '語言課程網上分班測試'],
  ])('%s', async (_, query, title) => {
    const page = window()
    await openSearch(page)
    await field(page).fill(query)
    await result(page, title).first().waitFor()
  })

  it('free of charge or in the evening, and is told when a course is and what it costs', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, '免費')
    await whenComplete(page)
    const first = results(page).getByRole('listitem').first()
    await expect.poll(() => first.textContent()).toMatch(/[上下]午\d+:\d\d.*免費/)
    await searchFor(page, '晚上')
    await expect.poll(() => first.textContent()).toMatch(/下午[67]:\d\d至/)
  })

  it('shows at most twenty, and how many there are', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, '課程')
    await status(page)
      .filter({ hasText: /^找到\d{2,}項，顯示最相關的20項。$/ })
      .waitFor()
    await expect.poll(() => results(page).getByRole('listitem').count()).toBe(20)
  })

  it('says kindly that there is nothing, and offers ways on', async () => {
    const page = window()
    await openSearch(page)
    await field(page).fill('量子糾纏')
    await status(page).filter({ hasText: '找不到「量子糾纏」' }).waitFor()
    await dialog(page).getByRole('link', { name: '聯絡我們' }).click()
    await page.waitForURL('**/about#contact')
    await dialog(page).waitFor({ state: 'detached' })
  })

  it('waits for a character that is being composed', async () => {
    const page = window()
    await openSearch(page)
    await searchFor(page, '何綺瑩')
    const found = await whenComplete(page)
    const input = await page.context().newCDPSession(page)
    const composition = { selectionStart: 2, selectionEnd: 2 }
    await input.send('Input.imeSetComposition', { text: 'ho', ...composition })
    await input.send('Input.imeSetComposition', { text: 'hon', ...composition })
    await expect.poll(() => field(page).inputValue()).toBe('何綺瑩hon')
    await expect.poll(() => results(page).textContent()).toBe(found)
    await input.send('Input.insertText', { text: '師傅' })
    await results(page).locator('mark').filter({ hasText: '何綺瑩師傅' }).first().waitFor()
  })
})

describe('what it loads', () => {
  it('is nothing before somebody searches, no list twice in a visit, and enough to find without the line', async () => {
    // What looks after the page comes a little later, and is not needed for this.
    const page = await open('/about', { expected: [/\/assets\/[\w-]+\.js/] })
    await expect.poll(() => requestsOf(page, 'SearchDialog')).toBe(0)
    await expect.poll(() => requestsOf(page, '/api/getEnable')).toBe(0)
    await openSearch(page)
    await searchFor(page, '何綺瑩')
    await whenComplete(page)
    await expect.poll(() => requestsOf(page, 'SearchDialog')).toBeGreaterThan(0)
    const asked = await requestsOf(page, '/api/')
    await close(page)
    await openSearch(page)
    await searchFor(page, '護理')
    await expect.poll(() => requestsOf(page, '/api/')).toBe(asked)

    await close(page)
    await page.context().setOffline(true)
    await openSearch(page)
    await field(page).fill('烘焙')
    await result(page, '烘焙師傅學徒計劃').waitFor()
    await expect.poll(() => dialog(page).getByText('部分內容未能載入').count()).toBe(0)
  })

  it('is tried again at the next click where the search itself did not come, and so is a list, without which the others are searched', async () => {
    const expected = [/ERR_FAILED/, /Failed to fetch dynamically imported module/]
    const page = await open('/latestNotice', { expected })
    await page.route('**/SearchDialog*', route => route.abort())
    await button(page).click()
    await page.getByText('搜尋未能載入，請檢查網絡連線後再試。').waitFor()
    await page.unroute('**/SearchDialog*')

    await page.clock.install()
    await page.route('**/api/getEnableTutor', route => route.abort())
    await openSearch(page)
    await field(page).fill('何綺瑩')
    await result(page, '《濠鏡週刊》：瓷磚師傅與她的十四個學徒').waitFor()
    // The seconds between one try and the next.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000)
        return dialog(page).getByText('部分內容未能載入，只搜尋已下載的內容。').count()
      })
      .toBe(1)
    await expect.poll(() => results(page).getByText('導師', { exact: true }).count()).toBe(0)
    // Said once: where the results are.
    await expect.poll(() => page.getByText(/^ERROR：/).count()).toBe(0)
    await page.unroute('**/api/getEnableTutor')
    await dialog(page).getByRole('button', { name: '重試' }).click()
    await results(page).getByText('導師', { exact: true }).first().waitFor()
    await expect.poll(() => dialog(page).getByText('部分內容未能載入').count()).toBe(0)
  })
})

describe('without script', () => {
  it('has no button that does nothing', async () => {
    const context = { javaScriptEnabled: false }
    const page = await visit(`${origin}/home`, { width: 1280, context })
    await expect
      .poll(() => page.getByRole('button', { name: '搜尋', exact: true }).isVisible())
      .toBe(false)
  })
})
