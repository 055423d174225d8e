/** One record of each collection that is unlike the others, through its form and its list, as staff would work on it. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { adminPath, fillForm, goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { unlike } from '../../../setup/unlike.ts'

const { site, open } = await adminAtSite(workerSite())
const { origin } = site

type Rec = Record<string, unknown> & { id: string }

/** What a visitor is answered. */
async function visitorSees(collection: AnyCollection, id: string): Promise<Rec | undefined> {
  const answer = await fetch(origin + callAddress(recordCalls(collection).byId, id))
  const { data } = (await answer.json()) as { data: Rec | null }
  return data ?? undefined
}

async function newest(collection: AnyCollection): Promise<Rec> {
  const answer = await fetch(origin + callAddress(recordCalls(collection).list))
  const { data } = (await answer.json()) as { data: Rec[] }
  const [first] = data.sort((a, b) => (String(a.created_at) < String(b.created_at) ? 1 : -1))
  return first as Rec
}

/** The page on which visitors read a record. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  DegreeCourse: id => `/course/courseDetail/degree/${id}`,
  TeacherCourse: id => `/course/courseDetail/teacher/${id}`,
  SingleCourse: id => `/course/courseDetail/single/${id}`,
  CPDCourse: id => `/course/courseDetail/cpd/${id}`,
  MacauCourse: id => `/course/courseDetail/macau/${id}`,
  Tutor: id => `/macau-course/tutorDetail/${id}`,
  News: id => `/mediaDetail/${id}`,
  LatestNotice: id => `/latestNoticeDetail/${id}`,
  Publication: id => `/media/publicationDetail/${id}`,
}

const add = (page: Page) => page.getByRole('button', { name: '新增', exact: true }).click()

const nameOfFocus = () => {
  const { activeElement: focused } = document
  return `${focused?.tagName} in ${focused?.closest('[data-title]') ? '[data-title]' : 'nothing'}`
}

const window = oneWindow(() => open('/admin/degree-course', 1280, [/status of 404/]))

describe('staff make, change, order, switch, delete and restore', () => {
  it.each(unlike.map(collection => [collection.label, collection] as const))(
    'a record of %s',
    { timeout: 120_000 },
    async (_label, collection) => {
      const title = `測試${collection.label}`
      const page = window()
      await goTo(page, adminPath(collection))
      await add(page)
      await page.getByRole('heading', { name: `新增${collection.label}` }).waitFor()
      await fillForm(page, collection, title)
      await save(page)
      await rowOf(page, title).waitFor()

      const record = await newest(collection)
      expect(record[collection.title]).toBe(title)
      for (const [name, field] of Object.entries(collection.fields)) {
        if (['publish_at', 'unpublish_at'].includes(name)) continue
        expect(record[name], field.label).not.toSatisfy(isNothing)
      }
      const path = pages[collection.name]?.(record.id)
      if (path) expect(await (await fetch(origin + path)).text()).toContain(title)

      await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
      const changed = `${title}（已改）`
      await page.locator(`[data-field="${collection.title}"] input`).fill(changed)
      await save(page)
      const row = rowOf(page, changed)
      await row.waitFor()
      const seen = () => visitorSees(collection, record.id)
      await expect.poll(async () => (await seen())?.[collection.title]).toBe(changed)

      if (collection.order === 'sort_number') {
        await row.getByLabel(`${changed}的排序`).fill('3.5')
        await page.keyboard.press('Enter')
        await expect.poll(async () => (await seen())?.sort_number).toBe(3.5)
      }
      if (collection.publishing) {
        const enabled = row.getByRole('switch', { name: `啟用${changed}` })
        await enabled.uncheck()
        await expect.poll(seen).toBeUndefined()
        await enabled.check()
        await expect.poll(async () => (await seen())?.id).toBe(record.id)
      }
      await row.getByRole('button', { name: `刪除${changed}` }).press('Enter')
      // Whoever works by keys goes on with the record beside it.
      await expect.poll(() => page.evaluate(nameOfFocus)).toBe('A in [data-title]')
      await row.waitFor({ state: 'detached' })
      await expect.poll(seen).toBeUndefined()
      await page.getByRole('button', { name: '復原' }).click()
      await row.waitFor()
      await expect.poll(async () => (await seen())?.[collection.title]).toBe(changed)
      await row.getByRole('button', { name: `刪除${changed}` }).click()
      await expect.poll(seen).toBeUndefined()
    },
  )
})

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
