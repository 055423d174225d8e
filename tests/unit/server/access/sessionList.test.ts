import { expect, test, vi } from 'vitest'
import { createSessionList } from '#server/access/sessionList.ts'

test('who was removed while asking sees and ends nobody’s session', async () => {
  const sessions = { list: vi.fn(async () => []), end: vi.fn(async () => undefined) }
  const { listSessions, endSession } = createSessionList({
    accounts: { list: async () => [], find: async () => undefined },
    codes: { holders: async () => new Set() },
    now: () => new Date(),
    sessions,
  } as never)
  const asking = { account: 'mei', token: 'token', isAdministrator: false }
  const by = { account: 'mei', device: null, address: null }
  await expect(listSessions(asking)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(endSession('id', asking, by)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(sessions.list).not.toHaveBeenCalled()
  expect(sessions.end).not.toHaveBeenCalled()
})
