/** Forms say that they are open, and are told which others are: for a minute after they last said so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import { type OtherEditor, presenceCalls } from '#contract/calls/presence.ts'
import { newKey } from '#editing/edit.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { accountsAt } from './accountsAt.ts'

const EDITOR = { username: 'mei.chan', password: 'an-editors-password' }
const RECORD = `Tutor/${'a'.repeat(24)}`

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  let editor: string
  beforeAll(async () => {
    api = await startApi({ engine })
    await accountsAt(() => api).add({ ...EDITOR, role: 'editor' })
    const login = { body: EDITOR, token: null }
    editor = (await api.ask<{ token: string }>(accessCalls.login, login)).envelope.data?.token ?? ''
  }, 120_000)
  afterAll(() => api.close())

  const [ours, theirs] = [newKey(), newKey()]
  const say = (form: string, token?: string | null, more: object = {}) =>
    api.ask<OtherEditor[]>(presenceCalls.noteEditing, {
      body: { form, record: RECORD, is_open: true, ...more },
      token,
    })
  const others = async (form: string, token?: string) =>
    ((await say(form, token)).envelope.data ?? []).map(({ account }) => account)

  test('each is told of the other, and since when', async () => {
    expect(await others(ours)).toEqual([])
    const opened = api.site.now().getTime()
    api.advance(30_000)
    const answer = await say(theirs, editor)
    expect(answer.envelope.data?.map(({ account }) => account)).toEqual(['admin'])
    const since = Date.parse(answer.envelope.data?.[0]?.since ?? '')
    expect(Math.abs(since - opened)).toBeLessThan(5_000)
    expect(await others(ours)).toEqual(['mei.chan'])
  })

  test('what is open elsewhere is not told of', async () => {
    const elsewhere = await say(newKey(), editor, { record: `News/${'a'.repeat(24)}` })
    expect(elsewhere.envelope.data).toEqual([])
  })

  test('until it closes, or has not said so for a minute', async () => {
    await say(theirs, editor, { is_open: false })
    expect(await others(ours)).toEqual([])
    await say(theirs, editor)
    api.advance(59_000)
    expect(await others(ours)).toEqual(['mei.chan'])
    api.advance(2_000)
    expect(await others(ours)).toEqual([])
  })

  test('a visitor says and hears nothing; what is no form and no record is refused', async () => {
    expect((await say(ours, null)).status).toBe(401)
    expect((await say('x')).status).toBe(400)
    for (const wrong of [
      { record: 'Tutor' },
      { record: `${'x'.repeat(99)}/1` },
      { is_open: 'yes' },
    ])
      expect((await say(ours, undefined, wrong)).status).toBe(400)
  })
})
