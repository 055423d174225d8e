/** What each did lately is told to staff: in turns, the newest first, and nothing but what was done to records. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecentChange } from '#contract/audit.ts'
import { accessCalls } from '#contract/calls/access.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { DAY_MS } from '#contract/time.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { accountsAt } from './accountsAt.ts'

const EDITOR = { username: 'mei.chan', password: 'an-editors-password' }

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  let editor: string
  beforeAll(async () => {
    api = await startApi({ engine, demo: true })
    await accountsAt(() => api).add({ ...EDITOR, role: 'editor' })
    const signedIn = await api.ask<{ token: string }>(accessCalls.login, {
      body: EDITOR,
      token: null,
    })
    editor = signedIn.envelope.data?.token ?? ''
  }, 120_000)
  afterAll(() => api.close())

  const add = async (name: string, token?: string) =>
    (await api.ask<{ id: string }>(editCalls(tutor).add, { body: { name }, token })).envelope.data
      ?.id
  const told = async (token: string | null = editor) =>
    api.ask<RecentChange[]>(auditCalls.listRecentChanges, { token })
  const lines = async () =>
    ((await told()).envelope.data ?? []).map(
      ({ account, action, title, count }) => `${account} ${action} ${title} ${count}`,
    )

  test('an editor is told of it, a visitor is not; what the program made is nobody’s doing', async () => {
    expect((await told(null)).status).toBe(401)
    const { status, envelope } = await told()
    expect(status).toBe(200)
    expect(envelope.data).toEqual([])
  })

  test('what one does in a row to records of one kind is one line, by the last of them', async () => {
    const first = await add('甲')
    api.advance(1_000)
    await add('乙')
    api.advance(1_000)
    const other = await add('丙', editor)
    api.advance(1_000)
    for (const job_title of ['講師', '教授']) {
      await api.ask(editCalls(tutor).modify, { body: { id: first, job_title } })
      api.advance(1_000)
    }
    await api.ask(editCalls(tutor).delete, { value: other, token: editor })
    await api.ask(settingEditCalls.modifySetting, { body: { name: 'isBWMode', value: true } })
    expect(await lines()).toEqual([
      'mei.chan delete 丙 1',
      'admin modify 甲 1',
      'mei.chan add 丙 1',
      'admin add 乙 2',
    ])
  })

  test('no address and no device of anybody is told', async () => {
    for (const change of (await told()).envelope.data ?? [])
      expect(Object.keys(change).sort()).toEqual(
        ['account', 'action', 'at', 'collection', 'count', 'record', 'title'].sort(),
      )
  })

  test('what was done more than two weeks ago is not recent', async () => {
    api.advance(15 * DAY_MS)
    const { token } = await api.site.access.login({
      ...EDITOR,
      address: '127.0.0.1',
    })
    editor = token
    expect(await lines()).toEqual([])
  })
})
