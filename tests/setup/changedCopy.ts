/** A page to which a copy of all content comes while it is looked at, with changes that nobody has made. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { SnapshotRecord } from '#contract/snapshot.ts'

const SNAPSHOT = '**/api/getSnapshot*'

/** @param change what the copy has of the collection instead of all its records */
export async function changeCopy(
  page: Page,
  collection: string,
  change: (records: SnapshotRecord[]) => SnapshotRecord[],
): Promise<void> {
  let hasAsked = false
  await page.route(SNAPSHOT, async route => {
    hasAsked = true
    const answer = await route.fetch({ url: new URL('/api/getSnapshot', page.url()).href })
    const { data, ...rest } = await answer.json()
    data.records[collection] = change(data.records[collection])
    data.cursor = randomUUID().replaceAll('-', '')
    await route.fulfill({ json: { ...rest, data } })
  })
  // The tests' windows save data, and have no copy.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: undefined }))
  const answered = page.waitForResponse(SNAPSHOT)
  await vi.waitUntil(
    async () => {
      // What looks after the page, and asks then, begins last.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return hasAsked
    },
    { timeout: 15_000 },
  )
  await answered
  await page.unroute(SNAPSHOT)
}
