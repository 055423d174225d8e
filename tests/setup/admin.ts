/** What a test does in the admin area as a member of staff would: by labels, clicks and keys. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { adminPages } from '#admin/adminPages.ts'
import type { AnyCollection } from '#contract/collection.ts'
import type { Field, FieldKind } from '#contract/field.ts'
import type { SiteAddress } from './site.ts'

/** Where a collection's list stands. */
export const adminPath = ({ name }: AnyCollection): string =>
  `/admin/${adminPages.find(({ collection }) => collection.name === name)?.path}`

/** Signs in at the login that `page` shows. */
export async function signInAs(
  page: Page,
  { adminUsername, adminPassword }: Pick<SiteAddress, 'adminUsername' | 'adminPassword'>,
): Promise<void> {
  await page.getByLabel('帳號').fill(adminUsername)
  await page.getByLabel('密碼').fill(adminPassword)
  await page.getByRole('button', { name: '登入' }).click()
  await page.waitForURL(url => !url.pathname.endsWith('/login'))
}

/**
 * Goes to a page of the admin by its entry in the menu, which loads nothing again that is there; to the page
 * that is open already by nothing, as it would go to its top a moment later, from under the next click.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '管理目錄' })
  const link = menu.locator(`a[href="${path}"]`)
  const name = await link.innerText()
  const isAt = ({ pathname, search }: URL) => pathname + search === path
  if (!isAt(new URL(page.url()))) await link.click()
  await page.waitForURL(isAt)
  // The address is ahead of the page.
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

/**
 * Looks for words in a list that `goTo` has led to. What was looked for in it before goes a moment after the
 * address: the same words would be no change to it, and go with it.
 */
export async function lookFor(page: Page, { label }: AnyCollection, words: string): Promise<void> {
  const search = page.getByLabel(`搜尋${label}`)
  await expect.poll(() => search.inputValue()).toBe('')
  await search.fill(words)
}

/** The row of a list whose record has that title. */
export const rowOf = (page: Page, title: string): Locator =>
  page
    .locator('main tbody tr')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

const picture = (shade: number) =>
  sharp({
    create: { width: 640, height: 400, channels: 3, background: { r: shade, g: 90, b: 60 } },
  })
    .png()
    .toBuffer()

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')

let shade = 0

async function choose(part: Locator, holds: 'image' | 'file', label: string): Promise<void> {
  shade = (shade + 7) % 256
  const file =
    holds === 'image'
      ? { name: `${label}.png`, mimeType: 'image/png', buffer: await picture(shade) }
      : { name: `${label}.pdf`, mimeType: 'application/pdf', buffer: pdf }
  await part.locator('input[type=file]').setInputFiles(file)
  await part.getByText(file.name).first().waitFor()
  await part.getByRole('progressbar').waitFor({ state: 'detached' })
}

/** What is typed into a field of each kind. */
const typing: {
  [K in FieldKind]: (part: Locator, words: string, field: Field<K>) => Promise<void>
} = {
  text: (part, words) => part.locator('input').fill(words),
  longText: (part, words) => part.locator('textarea').fill(`${words}\n第二行`),
  richText: async (part, words) => {
    await part.getByRole('textbox').first().click()
    await part.page().keyboard.type(words)
  },
  number: part => part.locator('input').fill('12'),
  money: part => part.locator('input').fill('1,234.50'),
  flag: (part, _words, field) => part.getByRole('switch').setChecked(!field.default),
  choice: async (part, _words, field) => {
    await part.locator('select').selectOption(Object.keys(field.options)[0] ?? '')
  },
  date: part => part.locator('input').fill('2027-03-05'),
  dateTime: part => part.locator('input').fill('2027-03-05'),
  stamp: part => part.locator('input').fill('2026-11-05 09:30:00'),
  commaList: part => part.locator('input').fill('設計,資訊科技'),
  fileList: async (part, words, field) => {
    await choose(part, field.holds, `${words}一`)
    await choose(part, field.holds, `${words}二`)
  },
  image: (part, words) => choose(part, 'image', words),
  file: (part, words) => choose(part, 'file', words),
  link: (part, words, field) => {
    const inSite = `/page-${encodeURIComponent(words)}`
    return part.locator('input').fill(field.to === 'web' ? 'https://example.mo/a' : inSite)
  },
  references: async part => {
    await part.getByRole('checkbox').first().check()
    await part.locator('ol li').first().waitFor()
  },
  contact: async () => undefined,
  languagePage: async () => undefined,
  weekdays: part => part.getByRole('checkbox', { name: '星期二' }).check(),
  clockTime: (part, words) =>
    part.locator('input').fill(words.includes('結束') ? '21:45' : '18:45'),
}

/** Left as they are: they decide who sees the record. */
const PUBLISHING = new Set(['enabled', 'publish_at', 'unpublish_at'])

/** Fills every field of the form that is open, `words` being in each that takes words. */
export async function fillForm(
  page: Page,
  collection: AnyCollection,
  words: string,
): Promise<void> {
  for (const [name, field] of Object.entries(collection.fields)) {
    if (PUBLISHING.has(name)) continue
    const part = page.locator(`[data-field="${name}"]`)
    const type = typing[field.kind] as (part: Locator, words: string, field: Field) => Promise<void>
    await type(part, name === collection.title ? words : `${words}${field.label}`, field)
  }
}

/** Saves the form that is open. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '儲存', exact: true }).click()
}
