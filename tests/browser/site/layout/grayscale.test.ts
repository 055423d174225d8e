/** The whole site in grey: as the server sends it, and of a visit to come, which pages from the device know before anything is asked. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { drawFrames } from '../../../setup/frames.ts'
import { lineToSite } from '../../../setup/lineToSite.ts'
import { whenKept } from '../../../setup/phone.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const at = lineToSite()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(at.site)
})

const setGrayscale = (value: boolean) =>
  staff.modify('Setting', { id: '', name: 'isBWMode', value })

interface Noted {
  /** The filters of the frames that showed anything, each once in a row. */
  filters: string[]
  /** When there was first something to read; milliseconds. */
  shownAt?: number
}

/** Looks at every frame from the first on. */
function noteFrames() {
  const noted: Noted = { filters: [] }
  Object.assign(globalThis, { noted })
  const look = () => {
    const { body, documentElement } = document
    const { filter } = getComputedStyle(documentElement)
    if (body?.firstElementChild && filter !== noted.filters.at(-1)) noted.filters.push(filter)
    if (document.querySelector('h1')) noted.shownAt ??= performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** What was noted until the page was there, and the server had said whether it is to be grey. */
async function visit(path: string): Promise<Noted & { askedAt: number }> {
  const page = await at.phone.open(at.line.origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const asked = await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource')
    return entries.find(({ name }) => name.endsWith('/api/getAllSetting'))?.startTime
  })
  await drawFrames(page, 3)
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)
  const askedAt = (await asked.jsonValue()) ?? Number.POSITIVE_INFINITY
  await page.close()
  return { ...noted, askedAt }
}

const GREY = 'grayscale(1)'
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('isBWMode'))

/** Runs in the page: whether the copy on the device knows that the site is in colour. */
function isColourKept(): Promise<boolean> {
  return new Promise(resolve => {
    const opening = indexedDB.open('school-website')
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction('kept').objectStore('kept').get('queries')
      reading.onsuccess = () => {
        database.close()
        resolve(JSON.stringify(reading.result).includes('"name":"isBWMode","value":false'))
      }
    }
  })
}

const GREY_PAGE = /<html[^>]*data-bw="on"/
const sent = async (path: string) => (await fetch(at.line.origin + path)).text()

const filterOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => getComputedStyle(element).filter)

/** That all of a first visit is grey, and fixed layers stand where they are: a filter in the wrong place would let them scroll. */
async function expectGrey(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '特別消息' })
  await dialog.waitFor()
  await expect.poll(() => filterOf(page, 'html')).toBe(GREY)
  await expect.poll(() => filterOf(page, 'dialog[open]')).toBe(GREY)
  await dialog.getByRole('button', { name: '我已知悉' }).click()
  const toasts = page.locator('[role=status]').last()
  const before = await toasts.boundingBox()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await expect.poll(() => toasts.boundingBox()).toEqual(before)
}

it('is there from the first frame on, dialogs too, from the shell too, with a network and without, and colours are back afterwards', async () => {
  await setGrayscale(true)
  expect(await sent('/home')).toMatch(GREY_PAGE)
  const page = await at.phone.open(`${at.line.origin}/home`)
  await expectGrey(page)
  await whenKept(page)
  await expect.poll(() => remembered(page)).toBe('true')
  await at.phone.context.addInitScript(noteFrames)

  at.line.asked = []
  for (const path of ['/about', '/admin/login']) {
    expect([path, ...(await visit(path)).filters]).toEqual([path, GREY])
  }
  // It was the shell.
  expect(at.line.asked).not.toContain('/about')
  at.line.state = 'cut'
  for (const path of ['/home', '/nothing']) {
    expect([path, ...(await visit(path)).filters]).toEqual([path, GREY])
  }

  at.line.state = 'up'
  await setGrayscale(false)
  expect(await sent('/home')).not.toMatch(GREY_PAGE)
  expect((await visit('/home')).filters.at(-1)).toBe('none')
  // The copy is written after the page is shown, and a visit cut short would leave the older one.
  const coloured = await at.phone.open(`${at.line.origin}/home`)
  await expect.poll(() => coloured.evaluate(isColourKept), { timeout: 20_000 }).toBe(true)
  await coloured.close()
  expect((await visit('/about')).filters).toEqual(['none'])

  // Switched on while nobody looked, it is asked for before there is anything to see.
  await setGrayscale(true)
  const { filters, askedAt, shownAt = 0 } = await visit('/home')
  expect(filters.at(-1)).toBe(GREY)
  expect(askedAt).toBeLessThan(shownAt)
})
