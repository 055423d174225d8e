/** Who asks to save data keeps what they read, and nothing of it is lost by reading on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '#contract/failure.ts'
import { leavePhone, newPhone, notice, openPage } from './device.ts'

const IDS = ['65a1b2c3d4e5f60718293a4b', '65a1b2c3d4e5f60718293a4c'] as const
const answer = (_: unknown, id = '') => notice(id, `公告${id}`)

beforeEach(() => {
  newPhone()
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
})
afterEach(leavePhone)

/** The notices that a phone without a line still has. */
async function heldNotices() {
  const page = await openPage(answer)
  await page.restoreReplica(page.queryClient)
  return IDS.filter(id => page.queryClient.getQueryData(page.queries.noticeById(id).queryKey))
}

test('what a page has let go of, as it was not looked at for a while, stays', async () => {
  const page = await openPage(answer)
  await page.queryClient.fetchQuery(page.queries.noticeById(IDS[0]))
  await page.keepWhatWasRead(page.queryClient)
  page.queryClient.clear()
  await page.queryClient.fetchQuery(page.queries.noticeById(IDS[1]))
  await page.keepWhatWasRead(page.queryClient)
  expect(await heldNotices()).toEqual(IDS)
})

test('what was read in another tab stays', async () => {
  for (const id of IDS) {
    const page = await openPage(answer)
    await page.queryClient.fetchQuery(page.queries.noticeById(id))
    await page.keepWhatWasRead(page.queryClient)
  }
  expect(await heldNotices()).toEqual(IDS)
})

test('a line that is back is noticed on a page that the server sent, too', async () => {
  const { watched, connection } = await import('#pwa/connection.ts')
  const { refresh } = await import('#replica/lifecycle.ts')
  const { createQueryClient } = await import('#data/queryClient.ts')
  let isUp = false
  const request = watched(async () => {
    if (!isUp) throw new Failure('unreachable')
    return true
  })
  const queryClient = createQueryClient(request)
  connection.isReachable = false
  expect(await refresh(queryClient, request)).toBe(false)
  isUp = true
  expect(await refresh(queryClient, request)).toBe(true)
  expect(connection.isReachable).toBe(true)
})
