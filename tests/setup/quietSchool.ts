/** A school with its usual hours, where nothing is announced but what a test announces. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { initialContact } from '#contract/contact.ts'
import { openBrowser, openPage } from './browser.ts'
import { startPhone, whenKept } from './phone.ts'
import { type RunningSite, startSite } from './site.ts'
import { type Staff, signIn } from './staff.ts'

export interface QuietSchool {
  site: RunningSite
  browser: Browser
  /** A record of a collection such as `LatestNotice`, until the test is over. @returns its id */
  publish: (collection: string, record: Record<string, unknown>) => Promise<string>
  /** What the usual contact details are not; `{}` for these. They are again when the test is over. */
  setContact: (contact: object) => Promise<void>
  /** A page as it stands at a moment of Macau such as `2026-12-08T10:00`, on a phone's screen; nobody has used it yet. */
  openAt: (moment: string, path: string) => Promise<Page>
  /** A page on a phone that has kept the site and lost its line; it may complain of nothing. */
  openOffline: (path: string) => Promise<Page>
}

/** Registers what starts and ends the school around a file's tests. */
export function quietSchool(): QuietSchool {
  let staff: Staff
  beforeAll(async () => {
    school.browser = await openBrowser()
    school.site = await startSite({ DEMO_CONTENT: 'off' })
    staff = await signIn(school.site)
  })
  afterAll(async () => {
    await school.browser.close()
    await school.site.stop()
  })
  const enter = (contact: object) =>
    staff.modify('Setting', { id: '', name: 'contact', value: { ...initialContact, ...contact } })
  const school = {
    publish: async (collection, record) => {
      const id = await staff.add(collection, record)
      onTestFinished(() => staff.remove(collection, id))
      return id
    },
    setContact: async contact => {
      onTestFinished(() => enter({}))
      await enter(contact)
    },
    openAt: (moment, path) => {
      const before = (empty: Page) => empty.clock.install({ time: new Date(`${moment}+08:00`) })
      const options = { width: 390, height: 844, before, expected: [/status of 404/] }
      return openPage(school.browser, school.site.origin + path, options)
    },
    openOffline: async path => {
      const phone = await startPhone()
      onTestFinished(async () => {
        await phone.close()
        expect(phone.complaints).toEqual([])
      })
      const page = await phone.open(`${school.site.origin}/home`)
      await whenKept(page)
      await phone.context.setOffline(true)
      await page.goto(school.site.origin + path)
      return page
    },
  } as QuietSchool
  return school
}
