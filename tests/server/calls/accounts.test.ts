/** Accounts, their roles, passwords and log-ins, and the trail of it all. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { accessCalls } from '#contract/calls/access.ts'
import { accountCalls } from '#contract/calls/accounts.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { ADMIN, type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { accountsAt } from './accountsAt.ts'

const { addAccount, changePassword, deleteAccount, endSession, listAccounts, modifyAccount } =
  accountCalls
const { listAudit } = auditCalls
const EDITOR = { username: 'editor', password: 'an-editors-password' }
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
    await add({ ...EDITOR, role: 'editor' })
  }, 120_000)
  afterAll(() => api.close())

  const { add, signIn, tokenOf, isGood, accountNamed, sessionsOf, trail } = accountsAt(() => api)

  test('an editor works on records, and may not manage accounts, settings or delete for good', async () => {
    const token = await tokenOf(EDITOR)
    const body = { name: '陳老師' }
    const added = await api.ask<{ id: string }>(editCalls(tutor).add, { body, token })
    const value = added.envelope.data?.id
    expect(added.status).toBe(200)
    expect((await api.ask(editCalls(tutor).delete, { value, token })).status).toBe(200)
    expect((await api.ask(trashCalls(tutor).listRevisions, { value, token })).status).toBe(200)
    const grey = { name: 'isBWMode', value: true }
    const refused = [
      await api.ask(trashCalls(tutor).purge, { value, token }),
      await api.ask(settingEditCalls.modifySetting, { body: grey, token }),
      await api.ask(listAccounts, { token }),
      await api.ask(addAccount, { body: { ...EDITOR, role: 'administrator' }, token }),
      await api.ask(modifyAccount, { body: { id: value, role: 'administrator' }, token }),
      await api.ask(deleteAccount, { value, token }),
      await api.ask(listAudit, { token }),
    ]
    for (const { status, envelope } of refused) {
      expect(status).toBe(403)
      expect(envelope).toEqual({ success: false, message: '此帳號沒有權限', data: null })
    }
  })

  test('what is wrong with a new account is named by its field', async () => {
    const said = async (body: object) => (await add({ role: 'editor', ...body })).envelope.message
    expect(await said(EDITOR)).toBe('帳號：已有人使用')
    expect(await said({ username: 'x', password: 'short' })).toBe('密碼：不可少於8個字')
    expect(await said({ username: 'x y', password: 7 })).toMatch(/^帳號：.*；密碼：/)
    expect(await said({ username: 'x', password: 'short', role: 'king' })).toMatch(
      /^權限：.*；密碼：/,
    )
    const changed = await api.ask(modifyAccount, { body: { id: 'x', password: '1' } })
    expect(changed.envelope.message).toMatch(/^系統編號：.+；密碼：不可少於8個字$/)
  })

  test('another role counts from the next call on, for tokens that there are already', async () => {
    await add({ username: 'rising', password: EDITOR.password, role: 'editor' })
    const token = await tokenOf({ username: 'rising', password: EDITOR.password })
    expect((await api.ask(listAccounts, { token })).status).toBe(403)
    const id = (await accountNamed('rising'))?.id
    const body = { id, role: 'administrator', own_password: ADMIN.password }
    const changed = await api.ask(modifyAccount, { body })
    expect(changed.envelope.data).toMatchObject({ username: 'rising', role: 'administrator' })
    expect((await api.ask(listAccounts, { token })).status).toBe(200)
    await api.ask(deleteAccount, { value: id })
    expect(await isGood(token)).toBe(false)
    expect(await accountNamed('rising')).toBeUndefined()
  })

  test('there is always an administrator', async () => {
    const id = (await accountNamed('admin'))?.id
    const demote = await api.ask(modifyAccount, { body: { id, role: 'editor' } })
    expect([demote.status, demote.envelope.message]).toEqual([403, '最少要有一個管理員'])
    expect((await api.ask(deleteAccount, { value: id })).status).toBe(403)
    expect((await accountNamed('admin'))?.role).toBe('administrator')
    const value = 'f'.repeat(24)
    expect((await api.ask(deleteAccount, { value })).status).toBe(404)
    expect((await api.ask(modifyAccount, { body: { id: value, role: 'editor' } })).status).toBe(404)
  })

  test('one’s own password: the old one must be right, and whoever else used it is signed out', async () => {
    const [mine, other] = [await tokenOf(EDITOR), await tokenOf(EDITOR)]
    const change = (password: unknown, new_password: unknown) => {
      const body = { password, new_password }
      return api.ask<{ token: string }>(changePassword, { body, token: mine })
    }
    const wrong = await change('not this', 'another long one')
    expect([wrong.status, wrong.envelope.message]).toEqual([400, '現時的密碼：不正確'])
    expect((await change(EDITOR.password, 'short')).envelope.message).toBe('新密碼：不可少於8個字')
    expect((await change({}, 'another long one')).status).toBe(400)
    expect(await isGood(other)).toBe(true)
    const changed = await change(EDITOR.password, 'another long one')
    expect(changed.status).toBe(200)
    expect(await isGood(changed.envelope.data?.token as string)).toBe(true)
    expect([await isGood(mine), await isGood(other)]).toEqual([false, false])
    expect((await signIn(EDITOR)).status).toBe(401)
    const id = (await accountNamed(EDITOR.username))?.id
    const own_password = ADMIN.password
    await api.ask(modifyAccount, { body: { id, password: EDITOR.password, own_password } })
    expect((await signIn(EDITOR)).status).toBe(200)
  })

  test('a token alone adds and makes no administrator, changes no password and ends no codes, be it one’s own account or another', async () => {
    const changes = [
      { password: 'stolen-by-a-token' },
      { has_one_time_code: false },
      { password: 'stolen-by-a-token', role: 'editor' },
    ]
    const own = (await accountNamed('admin'))?.id
    for (const change of changes) {
      for (const own_password of [undefined, ADMIN.password]) {
        const { status, envelope } = await api.ask(modifyAccount, {
          body: { id: own, ...change, own_password },
        })
        expect([status, envelope.success]).toEqual([400, false])
        expect(envelope.message).toMatch(/^(密碼|一次性密碼)：自己的/)
      }
    }
    expect((await accountNamed('admin'))?.role).toBe('administrator')
    const other = (await accountNamed(EDITOR.username))?.id
    const thief = { username: 'thief', password: 'stolen-by-a-token', role: 'administrator' }
    for (const change of [thief, { role: 'administrator' }, ...changes]) {
      const call = change === thief ? addAccount : modifyAccount
      for (const [own_password, said] of [
        [undefined, '你的密碼：必須填寫'],
        [null, '你的密碼：必須填寫'],
        [{}, '你的密碼：必須是文字'],
        ['x'.repeat(500), '你的密碼：不可多於200個字'],
        [EDITOR.password, '你的密碼：不正確'],
      ]) {
        const { status, envelope } = await api.ask(call, {
          body: { id: other, ...change, own_password },
        })
        expect([status, envelope.message]).toEqual([400, said])
      }
    }
    expect((await accountNamed(EDITOR.username))?.role).toBe('editor')
    expect(await accountNamed('thief')).toBeUndefined()
    const editor = { username: 'newcomer', password: 'long enough', role: 'editor' }
    const wrong = { body: { ...editor, own_password: EDITOR.password } }
    expect((await api.ask(addAccount, wrong)).envelope.message).toBe('你的密碼：不正確')
    expect((await api.ask(addAccount, { body: editor })).status).toBe(200)
    await api.ask(deleteAccount, { value: (await accountNamed('newcomer'))?.id })
    const good = [await signIn(EDITOR), await signIn(ADMIN)]
    expect(good.map(({ status }) => status)).toEqual([200, 200])
    const body = { id: other, password: 'short', own_password: ADMIN.password }
    expect((await api.ask(modifyAccount, { body })).envelope.message).toBe('密碼：不可少於8個字')
  })

  test('a login leaves a mark on the device that only the next login gets, and that lets nobody in', async () => {
    const { headers, envelope } = await signIn(EDITOR)
    const [cookie = '', ...more] = headers.getSetCookie()
    expect(more).toEqual([])
    expect(cookie).toMatch(
      /^device=[\w.-]+; Max-Age=31536000; Path=\/api\/login; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    )
    expect(Object.keys(envelope.data ?? {}).sort()).toEqual(['expires_at', 'token', 'username'])
    const [mark = ''] = cookie.split(';')
    const alone = await signIn({ ...EDITOR, password: 'wrong' }, { Cookie: mark })
    expect([alone.status, alone.headers.getSetCookie()]).toEqual([401, []])
    const again = await signIn(EDITOR, { Cookie: `a=b; ${mark}` })
    const nameOf = (text: string) =>
      JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()).jti
    expect(nameOf(again.headers.getSetCookie()[0] ?? '')).toBe(nameOf(mark))
  })

  test('an administrator’s password that is guessed with a token is limited as at the login', async () => {
    await add({ username: 'second', password: EDITOR.password, role: 'administrator' })
    const token = await tokenOf({ username: 'second', password: EDITOR.password })
    const id = (await accountNamed(EDITOR.username))?.id
    const answers = []
    for (let count = 0; count < 11; count += 1) {
      const body = { id, password: 'stolen-by-a-token', own_password: `guess ${count}` }
      answers.push((await api.ask(modifyAccount, { body, token })).status)
    }
    expect(answers).toEqual([...Array(10).fill(400), 429])
    await api.ask(deleteAccount, { value: (await accountNamed('second'))?.id })
  })

  test('everybody sees where they are signed in, an administrator where anybody is, and ends it', async () => {
    const [phone, desk] = [await tokenOf(EDITOR, { 'User-Agent': SAFARI }), await tokenOf(EDITOR)]
    const own = await sessionsOf(desk)
    expect(new Set(own.map(({ username }) => username))).toEqual(new Set(['editor']))
    expect(own.filter(session => session.is_current)).toHaveLength(1)
    const there = own.find(({ device }) => device === 'Safari · iOS')
    expect(there).toMatchObject({ address: '127.0.0.1', role: 'editor', is_current: false })
    const all = await sessionsOf()
    expect(new Set(all.map(({ username }) => username))).toEqual(new Set(['admin', 'editor']))
    const admins = all.find(({ username }) => username === 'admin')
    const end = (id: string | undefined, token?: string) =>
      api.ask(endSession, { body: { id }, token })
    expect((await end(admins?.id, desk)).status).toBe(404)
    expect((await end(there?.id, desk)).status).toBe(200)
    expect([await isGood(phone), await isGood(desk)]).toEqual([false, true])
    expect((await end(there?.id, desk)).status).toBe(404)
    const left = (await sessionsOf(desk)).find(session => session.is_current)
    expect((await end(left?.id)).status).toBe(200)
    expect(await isGood(desk)).toBe(false)
    for (const { id } of all) expect(JSON.stringify([phone, desk, api.token])).not.toContain(id)
  })

  test('the trail says who did what, and holds no password, no token and no unknown name', async () => {
    const token = await tokenOf(EDITOR, { 'User-Agent': SAFARI })
    await signIn({ username: 'editor', password: 'a-wrong-secret' })
    await signIn({ username: 'my-password-by-mistake', password: 'x' })
    await api.ask(accessCalls.logout, { token })
    await api.ask(settingEditCalls.modifySetting, { body: { name: 'licence', value: '12/2026' } })
    const found = await trail()
    const has = (entry: Partial<AuditEntry>) =>
      expect(found).toContainEqual(expect.objectContaining(entry))
    has({ action: 'login', account: 'editor', device: 'Safari · iOS', address: '127.0.0.1' })
    has({ action: 'loginFailed', account: 'editor' })
    has({ action: 'loginFailed', account: null })
    has({ action: 'logout', account: 'editor' })
    has({ action: 'modify', account: 'admin', collection: 'Setting', title: '辦學執照編號' })
    has({ action: 'accountAdded', account: 'admin', title: 'editor' })
    has({ action: 'roleChanged', account: 'admin', title: 'rising' })
    has({ action: 'accountRemoved', account: 'admin', title: 'rising' })
    has({ action: 'passwordChanged', account: 'editor', title: 'editor' })
    has({ action: 'sessionEnded', account: 'editor', title: 'editor' })
    has({ action: 'add', account: 'editor', collection: 'Tutor', title: '陳老師', revision: 1 })
    has({ action: 'delete', account: 'editor', title: '陳老師', changed: ['deleted_at'] })
    const text = JSON.stringify(found)
    const secrets = [ADMIN.password, EDITOR.password, 'a-wrong-secret', 'by-mistake', token]
    for (const secret of [...secrets, api.token]) expect(text).not.toContain(secret)
    const times = found.map(({ at }) => at)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('the trail is read by the month', async () => {
    const month = async (value: string) => api.ask<AuditEntry[]>(listAudit, { value })
    expect((await month('2020-02')).envelope.data).toEqual([])
    for (const wrong of ['2020', '2020-13', '2020-1', 'x']) {
      expect((await month(wrong)).status).toBe(400)
    }
  })
})
