/** What an earlier visit kept of pages that were not opened in this one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leavePhone, newPhone, notice, openPage, snapshotOf } from './device.ts'

const ID = '65a1b2c3d4e5f60718293a4b'

beforeEach(newPhone)
afterEach(leavePhone)

test('the copy is shown beside what was read while data was saved', async () => {
  const saver = await openPage(() => notice(ID, '舊'))
  await saver.queryClient.fetchQuery(saver.queries.noticeById(ID))
  await saver.keepWhatWasRead(saver.queryClient)

  // The next visit has not asked for a notice yet.
  vi.resetModules()
  const { queryClient, ...page } = await openPage(() => snapshotOf('a', notice(ID, '新')))
  await page.restoreReplica(queryClient)
  expect(queryClient.getQueryCache().getAll()).not.toEqual([])
  await page.updateReplica(queryClient, page.request)
  page.beginWithReplica(queryClient)
  page.showReplica(queryClient)
  expect(await queryClient.ensureQueryData(page.queries.noticeById(ID))).toMatchObject({
    title: '新',
  })
})
