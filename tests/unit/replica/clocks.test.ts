/** A phone's clock may be wrong, and may be put right between two visits or within one. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#contract/time.ts'
import { leavePhone, newPhone, notice, openPage, snapshotOf } from './device.ts'

const ID = '65a1b2c3d4e5f60718293a4b'
const before = snapshotOf('a', notice(ID, '舊'))
const after = snapshotOf('b', notice(ID, '新'))

beforeEach(() => {
  newPhone()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  leavePhone()
})

test('what was kept by a clock that was ahead gives way to the newest', async () => {
  const now = Date.now()
  vi.setSystemTime(now + DAY_MS)
  const former = await openPage(() => before)
  await former.updateReplica(former.queryClient, former.request)

  vi.setSystemTime(now)
  const page = await openPage(() => after)
  const { queryClient, queries, request } = page
  await page.restoreReplica(queryClient)
  page.beginWithReplica(queryClient)
  const titles = () => queryClient.getQueryData(queries.notices.queryKey)?.map(({ title }) => title)
  await queryClient.ensureQueryData(queries.notices)
  expect(titles()).toEqual(['舊'])
  await page.updateReplica(queryClient, request)
  page.showReplica(queryClient)
  expect(titles()).toEqual(['新'])
})

test('what was read before a clock was put back gives way to the newest as well', async () => {
  const now = Date.now()
  vi.setSystemTime(now + DAY_MS)
  const page = await openPage(({ name }) =>
    name === 'getSnapshot' ? after : before.records.LatestNotice,
  )
  const { queryClient, queries, request } = page
  await queryClient.fetchQuery(queries.notices)
  vi.setSystemTime(now)
  await page.updateReplica(queryClient, request)
  page.showReplica(queryClient)
  expect(queryClient.getQueryData(queries.notices.queryKey)).toMatchObject([{ title: '新' }])
})
