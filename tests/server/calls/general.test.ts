/** What holds of the calls that belong to no collection, one rule a test. */

import { URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OneTimeSetup } from '#contract/account.ts'
import { accessCalls } from '#contract/calls/access.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import { initialContact } from '#contract/contact.ts'
import { ADMIN, type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'

type Rec = Record<string, unknown>

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  describe('settings', () => {
    const { listSettings, settingByName } = settingCalls
    const { modifySetting } = settingEditCalls

    test('are there from the start, each with a revision of its own', async () => {
      const { envelope } = await api.ask<Rec[]>(listSettings, { token: null })
      expect(envelope.data?.map(({ name }) => name)).toEqual([
        'isBWMode',
        'contact',
        'licence',
        'portuguesePage',
        'englishPage',
      ])
      expect(envelope.data?.[0]).toMatchObject({ value: false, revision: 1 })
    })

    test('an older edit of a setting is refused with what stands now', async () => {
      const first = await api.ask<Rec>(modifySetting, {
        body: { name: 'isBWMode', value: true, revision: 1 },
      })
      expect(first.envelope.data).toMatchObject({ name: 'isBWMode', value: true, revision: 2 })
      const older = await api.ask<Rec>(modifySetting, {
        body: { name: 'isBWMode', value: false, revision: 1 },
      })
      expect([older.status, older.envelope.data]).toEqual([409, first.envelope.data])
      const one = await api.ask(settingByName, { value: 'isBWMode', token: null })
      expect(one.envelope.data).toEqual(first.envelope.data)
      expect(
        (await api.ask(modifySetting, { body: { name: 'licence', value: null } })).status,
      ).toBe(200)
    })

    test('the phone that shows one-time codes tells them by the name that staff gave the school', async () => {
      const { name } = initialContact
      const value = { ...initialContact, name: { ...name, zh: '路環：夜校' } }
      await api.ask(modifySetting, { body: { name: 'contact', value } })
      const begun = await api.ask<OneTimeSetup>(accountCalls.beginOneTimeCode, {
        body: { password: ADMIN.password },
      })
      expect(URI.parse(begun.envelope.data?.address ?? '').issuer).toBe('路環：夜校')
    })
  })

  describe('signing in', () => {
    const { login, logout, checkToken } = accessCalls

    test('the check answers the words the admin waits for, and logging out ends the token', async () => {
      const signedIn = await api.ask<{ token: string }>(login, {
        body: { username: 'admin', password: 'a-long-test-password' },
        token: 'an old one',
      })
      expect(signedIn.envelope.data).toMatchObject({
        token: expect.any(String),
        username: 'admin',
        expires_at: expect.stringMatching(/\+08:00$/),
      })
      const token = signedIn.envelope.data?.token ?? ''
      const checked = await api.ask(checkToken, { token })
      expect([checked.status, checked.envelope.message]).toEqual([200, 'valid token'])
      // Nothing at all is sent with it, as by a client that has nothing to say.
      const authorization = `Token ${token}`
      const left = await fetch(`${api.origin}/api/${logout.name}`, {
        method: 'POST',
        headers: { authorization },
      })
      expect(left.status).toBe(200)
      expect((await api.ask(checkToken, { token })).status).toBe(401)
      expect((await api.ask(checkToken, { token: null })).status).toBe(401)
    })
  })
})
