/** What goes wrong on phones and lines, and what the visitor then has: one row for each. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { courses } from '#contract/collections/course.ts'
import { DAY_MS } from '#contract/time.ts'
import type { LineState } from '../../setup/line.ts'
import { onePhone } from '../../setup/onePhone.ts'
import { whenKept } from '../../setup/phone.ts'
import { sharedSite } from '../../setup/site.ts'
import { isOnDevice } from '../../setup/staffAt.ts'

const at = onePhone(sharedSite())

async function firstVisit() {
  const page = await at.phone.open(`${at.line.origin}/home`)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
}

/** The list of courses, with its real entries. */
async function readCourses(page: Page) {
  await page.goto(`${at.line.origin}/course#current-courses`)
  await expectCourses(page)
}

async function expectCourses(page: Page) {
  await page.locator('#current-courses').getByRole('link').first().waitFor()
  await expect.poll(() => page.locator('#current-courses').innerText()).toMatch(/共\d+項課程/)
}

async function readNotices(page: Page) {
  await page.goto(`${at.line.origin}/latestNotice`)
  await page.getByRole('listitem').first().waitFor()
}

const alarm = (page: Page) => page.getByText('ERROR：')
const expectNoAlarm = (page: Page) => expect.poll(() => alarm(page).count()).toBe(0)

const HOUR_MS = 3_600_000

describe('on a phone that was here an hour ago,', () => {
  at.afterVisit(firstVisit)
  /** Of the phone; each row leaves it with a new copy. */
  let time = Date.now()

  const rows: [what: string, state: LineState, bar: boolean][] = [
    ['nothing passes', 'cut', true],
    ["a hotel's page answers everything with 200", 'portal', true],
    ["a gateway's 502 answers everything", 'broken', true],
    ['every call is a 500', 'failing', true],
    ['requests arrive and nothing comes back', 'silent', false],
  ]
  it.each(rows)(
    'on a line where %s, what was kept is read, and nothing alarms',
    async (_what, state, hasBar) => {
      const page = await at.phone.context.newPage()
      time += HOUR_MS
      await page.clock.install({ time })
      at.line.state = state
      await readCourses(page)
      await readNotices(page)
      if (hasBar) await page.getByText(/^離線模式 · 資料更新於/).waitFor()
      await expectNoAlarm(page)
      // Nothing of what answered in the place of the site was kept.
      at.line.state = 'up'
      await readCourses(page)
      const bodies = await page.evaluate(async () => {
        const names = await caches.keys()
        const kept = names.map(async name => {
          const cache = await caches.open(name)
          const answers = (await cache.keys()).map(async key => (await cache.match(key))?.text())
          return Promise.all(answers)
        })
        return (await Promise.all(kept)).flat()
      })
      expect(bodies.filter(body => /Free WiFi|502 Bad Gateway/.test(body ?? ''))).toEqual([])
    },
  )

  it('whose IndexedDB does not answer any more, the site works online', async () => {
    const page = await at.phone.context.newPage()
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
    })
    await page.clock.install()
    await page.goto(`${at.line.origin}/course#current-courses`)
    // How long the page waits for it.
    const passed = async () => {
      await page.clock.fastForward(5_000)
      return page.locator('#current-courses').getByRole('link').count()
    }
    await expect.poll(passed).toBeGreaterThan(0)
    await expectCourses(page)
    await expectNoAlarm(page)
  })

  it('whose worker is killed while it fetches, the page comes all the same', async () => {
    const page = await at.phone.open(`${at.line.origin}/home`)
    await whenKept(page)
    const browser = await at.phone.context.newCDPSession(page)
    await browser.send('ServiceWorker.enable')
    at.line.state = 'silent'
    const stuck = page.evaluate(() => fetch('/upload/00000000000000000000000000000000.webp'))
    stuck.catch(() => undefined)
    await browser.send('ServiceWorker.stopAllWorkers')
    at.line.state = 'cut'
    await readCourses(page)
    at.line.state = 'up'
    await readCourses(page)
  })

  it('whose kept data is damaged, the next visit fetches it anew', async () => {
    // No page of the site, which would write its own over it.
    const page = await at.phone.open(`${at.line.origin}/robots.txt`)
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('school-website')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const writing = opening.result.transaction('kept', 'readwrite')
            const state = { data: { cursor: 7, records: 'none' }, dataUpdatedAt: 1 }
            const queries = [{ queryKey: ['getSnapshot'], queryHash: '["getSnapshot"]', state }]
            const clientState = { mutations: [], queries }
            const damaged = { timestamp: Date.now(), buster: '1', clientState }
            writing.objectStore('kept').put(damaged, 'queries')
            writing.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
    )
    await readCourses(page)
    // What is damaged is there already.
    await expect.poll(() => isOnDevice(page, courses.degree.name, 'visitor')).toBe(true)
    at.line.asked = []
    at.line.state = 'cut'
    await readCourses(page)
  })

  it('whose clock is a day behind, and then a day ahead, what was kept is read, and is brought up to date', async () => {
    await at.phone.restart()
    for (const shift of [-DAY_MS, DAY_MS]) {
      at.line.state = 'up'
      const page = await at.phone.context.newPage()
      await page.clock.install({ time: Date.now() + shift })
      at.line.asked = []
      await readCourses(page)
      // Where it is not, what was asked instead says why.
      await expect.poll(() => at.line.asked).toContainEqual(expect.stringContaining('since='))
      at.line.state = 'cut'
      await readCourses(page)
      await page.close()
    }
  })
})

describe('on a phone that was never here,', () => {
  it('on a line that is down during the first visit already, the page stands as it came', async () => {
    const page = await at.phone.open(`${at.line.origin}/course`)
    at.line.state = 'cut'
    await page.getByRole('heading', { level: 1, name: '課程列表' }).waitFor()
    await expect.poll(() => page.locator('#current-courses').innerText()).toMatch(/共\d+項課程/)
  })

  it('whose storage is full, the site works online and says nothing alarming', async () => {
    const page = await at.phone.context.newPage()
    const browser = await at.phone.context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin: at.line.origin,
      quotaSize: 1_000,
    })
    await readCourses(page)
    await page.goto(`${at.line.origin}/about`)
    await page.getByRole('heading', { level: 2, name: '學校簡介' }).waitFor()
    await expectNoAlarm(page)
  })

  it('that has no IndexedDB, the site works online', async () => {
    const page = await at.phone.context.newPage()
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await readCourses(page)
    await readNotices(page)
    await expectNoAlarm(page)
  })

  it('that has no service workers, the site works online', async () => {
    const page = await at.phone.context.newPage()
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await readCourses(page)
    await page.getByRole('button', { name: '我已知悉' }).click()
    await readNotices(page)
    await expectNoAlarm(page)
  })
})
