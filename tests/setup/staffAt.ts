/** Staff at work on a phone, on a line that can be cut. */
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { listViewCalls } from '#contract/calls/listViews.ts'
import { recordCalls } from '#contract/calls/records.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { adminPath, fillForm, goTo, rowOf, save, signInAs } from './admin.ts'
import type { LineToSite } from './lineToSite.ts'
import { whenKept } from './phone.ts'
import type { SiteAddress } from './site.ts'
import { staffFiles } from './staffFiles.ts'

/** What `lineToSite` and `onePhone` say of where staff work. */
type Workplace = Pick<LineToSite, 'line' | 'phone'> & { site: SiteAddress }

type Rec = Record<string, unknown> & { id: string }

/** The button that opens the queue of unsent edits. */
export const badge = (page: Page) => page.getByRole('button', { name: /^待同步/ })

export const expectWaiting = (page: Page, count: number) =>
  // Read also where a dialog stands over it.
  expect
    .poll(() => page.locator('[data-badge]').innerText(), { timeout: 60_000 })
    .toBe(String(count))

/** Whose queries are kept on a device, by the key that each is kept under. */
const KEPT = { visitor: 'queries', staff: 'staff' } as const

/** Whether what is kept for them to work without a network mentions that. */
export const isOnDevice = (page: Page, id: string, whose: keyof typeof KEPT = 'staff') =>
  page.evaluate(
    async ([wanted, key]) => {
      const request = indexedDB.open('school-website')
      await new Promise(resolve => {
        request.onsuccess = resolve
      })
      const database = request.result
      const kept = database.transaction('kept').objectStore('kept').get(key)
      await new Promise(resolve => {
        kept.onsuccess = resolve
      })
      database.close()
      return JSON.stringify(kept.result ?? '').includes(wanted)
    },
    [id, KEPT[whose]] as const,
  )

/** Makes a tutor of a name alone in the list that is open: where nothing answers, no page can be fetched. */
export async function addHere(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill(name)
  await save(page)
  await rowOf(page, name).waitFor()
}

/** Sends what waits, unless that has happened by itself. */
export async function sendNow(page: Page): Promise<void> {
  await badge(page).click()
  await page.getByRole('button', { name: /^(立即同步|正在送出…)$/ }).waitFor()
  const now = page.getByRole('button', { name: '立即同步', disabled: false })
  // Where nothing waits any more the button is not enabled again.
  const nothing = page.getByText('沒有未送出的更改。')
  await now
    .or(nothing)
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => undefined)
  if (await nothing.isVisible()) return
  await now.click({ timeout: 2_000 }).catch(() => undefined)
}

/** What `lineToSite` is given where every phone of a file is one that staff have signed in with before. */
export const whereStaffWork = (at: Workplace): Promise<Page> => staffAt(at).openKept()

/** What staff do at the site of a test. */
export function staffAt(at: Workplace) {
  /** What visitors are answered, past the line. */
  async function published(collection: AnyCollection): Promise<Rec[]> {
    const answer = await fetch(at.site.origin + callAddress(recordCalls(collection).list))
    return ((await answer.json()) as { data: Rec[] }).data
  }

  return {
    published,

    withTitle: async (collection: AnyCollection, title: string) =>
      (await published(collection)).filter(record => record[collection.title] === title),

    /** Signs in, unless that was done on this phone, and waits until the admin can be opened without a network. */
    async openKept(path = '/admin/tutor'): Promise<Page> {
      const page = await at.phone.open(at.line.origin + path)
      const login = page.getByLabel('密碼')
      await login.or(badge(page)).first().waitFor()
      if (await login.isVisible()) await signInAs(page, at.site)
      await badge(page).waitFor()
      await whenKept(page)
      const { length } = await staffFiles(at.site.origin)
      expect(length).toBeGreaterThan(0)
      const isKept = () =>
        page.evaluate(async count => {
          const cache = await caches.open('admin-files')
          return (await cache.keys()).length >= count
        }, length)
      await vi.waitUntil(isKept, { timeout: 30_000 })
      // It is read last.
      await vi.waitUntil(() => isOnDevice(page, listViewCalls.listListViews.name), {
        timeout: 20_000,
      })
      return page
    },

    /** Makes a record through its form, every field filled. */
    async addRecord(page: Page, collection: AnyCollection, title: string): Promise<void> {
      await goTo(page, adminPath(collection))
      await page.getByRole('button', { name: '新增', exact: true }).click()
      await page.getByRole('heading', { name: `新增${collection.label}` }).waitFor()
      await fillForm(page, collection, title)
      await save(page)
      await rowOf(page, title).waitFor()
    },
  }
}
