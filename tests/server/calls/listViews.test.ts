/** A way of looking at a list that is saved for all is every account's; it goes with whoever saved it, or an administrator. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessCalls } from '#contract/calls/access.ts'
import {
  LONGEST_NAME,
  listViewCalls,
  MOST_VIEWS,
  type SharedView,
} from '#contract/calls/listViews.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { accountsAt } from './accountsAt.ts'

const PASSWORD = 'an-editors-password'
const ADDRESS = {
  q: '講師',
  state: 'published',
  where: { role: 'tutor', created_at: '2026-01-01..' },
  by: '-name',
  columns: 'name,role',
}

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  let [mei, lok]: string[] = []
  beforeAll(async () => {
    api = await startApi({ engine })
    const editor = async (username: string) => {
      const body = { username, password: PASSWORD }
      await accountsAt(() => api).add({ ...body, role: 'editor' })
      const login = await api.ask<{ token: string }>(accessCalls.login, { body, token: null })
      return login.envelope.data?.token ?? ''
    }
    mei = await editor('mei.chan')
    lok = await editor('lok.wong')
  }, 120_000)
  afterAll(() => api.close())

  const seen = async (token?: string) =>
    (await api.ask<SharedView[]>(listViewCalls.listListViews, { token })).envelope.data ?? []
  const save = (more: object, token?: string | null) =>
    api.ask<SharedView>(listViewCalls.saveListView, {
      body: { collection: 'Tutor', name: '各位講師', address: {}, ...more },
      token,
    })
  const remove = (id: string, token?: string | null) =>
    api.ask(listViewCalls.deleteListView, { value: id, token })
  const saved = async (more: object, token?: string) =>
    (await save(more, token)).envelope.data?.id ?? ''

  beforeEach(async () => {
    for (const { id } of await seen()) await remove(id)
  })

  test('what one saves, all see as it was saved, and by whom, in the order of the saving', async () => {
    const id = await saved({ address: ADDRESS }, mei)
    await saved({ collection: 'News', name: ' 今月\n新聞 ' }, lok)
    for (const token of [mei, lok, undefined]) {
      expect(await seen(token)).toEqual([
        { id, collection: 'Tutor', name: '各位講師', address: ADDRESS, account: 'mei.chan' },
        expect.objectContaining({ collection: 'News', name: '今月 新聞', account: 'lok.wong' }),
      ])
    }
  })

  test('its name is one in its list: whoever may remove it puts another in its place', async () => {
    const id = await saved({}, mei)
    expect(await saved({ collection: 'News' }, lok)).not.toBe(id)
    expect(await saved({ address: { q: '甲' } }, mei)).toBe(id)
    const taken = await save({ address: { q: '乙' } }, lok)
    expect(taken.status).toBe(400)
    expect(taken.envelope.message).toBe('檢視名稱：已有同事用了這個名稱，請改用另一個')
    expect((await seen())[0]).toMatchObject({ id, address: { q: '甲' }, account: 'mei.chan' })
    expect(await saved({ address: { q: '丙' } })).toBe(id)
    expect((await seen())[0]).toMatchObject({ id, address: { q: '丙' }, account: 'admin' })
  })

  test('it is removed by whoever saved it, or by an administrator', async () => {
    const [one, other] = [await saved({}, mei), await saved({ name: '其他' }, mei)]
    const refused = await remove(one, lok)
    expect([refused.status, refused.envelope.message]).toEqual([
      403,
      '只有儲存的人或管理員可以移除這個檢視',
    ])
    expect(await seen()).toHaveLength(2)
    expect((await remove(one, mei)).status).toBe(200)
    expect((await remove(other)).status).toBe(200)
    expect(await seen()).toEqual([])
    const again = await remove(one, mei)
    expect([again.status, again.envelope.message]).toEqual([404, '這個檢視已被移除'])
  })

  test('of two who save the same name at once, one has it and the other is told', async () => {
    const answers = await Promise.all([save({}, mei), save({}, lok)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await seen()).toHaveLength(1)
  })

  test('a list has so many and no more; others have theirs', async () => {
    for (let index = 0; index < MOST_VIEWS; index += 1) {
      expect((await save({ name: `檢視${index}` }, mei)).status).toBe(200)
    }
    const full = await save({}, mei)
    expect([full.status, full.envelope.message]).toEqual([
      400,
      `檢視名稱：每個列表最多${MOST_VIEWS}個，請先移除一些`,
    ])
    expect((await save({ name: '檢視0', address: { q: '甲' } }, mei)).status).toBe(200)
    expect((await save({ collection: 'News' }, mei)).status).toBe(200)
  })

  test('a visitor neither sees, saves nor removes one', async () => {
    const id = await saved({})
    expect((await api.ask(listViewCalls.listListViews, { token: null })).status).toBe(401)
    expect((await save({ name: '其他' }, null)).status).toBe(401)
    expect((await remove(id, null)).status).toBe(401)
    expect(await seen()).toHaveLength(1)
  })

  test.each([
    ['列表', { collection: 'Nobody' }],
    ['列表', { collection: '__proto__' }],
    ['列表', { collection: { $ne: 'Tutor' } }],
    ['列表', { collection: null }],
    ['檢視名稱', { name: '' }],
    ['檢視名稱', { name: ' \u200e\n ' }],
    ['檢視名稱', { name: '字'.repeat(LONGEST_NAME + 1) }],
    ['檢視名稱', { name: 'a\0b' }],
    ['檢視名稱', { name: 'a\ud800' }],
    ['檢視名稱', { name: { $gt: '' } }],
    ['檢視', { address: null }],
    ['檢視', { address: '?q=1' }],
    ['檢視', { address: { q: 1 } }],
    ['檢視', { address: { q: '字'.repeat(201) } }],
    ['檢視', { address: { by: ['name'] } }],
    ['檢視', { address: { columns: 'x,'.repeat(1_001) } }],
    ['檢視', { address: { where: 'role' } }],
    ['檢視', { address: { where: { $where: '1' } } }],
    ['檢視', { address: { where: { 'a.b': '1' } } }],
    ['檢視', { address: { where: { _bsontype: 'ObjectId' } } }],
    ['檢視', { address: { where: { role: { $ne: '' } } } }],
    [
      '檢視',
      {
        address: {
          where: Object.fromEntries(
            Array.from({ length: 20 }, (_, index) => [`field${index}`, '字'.repeat(100)]),
          ),
        },
      },
    ],
  ])('%s is named where it is not right, and nothing is saved: %j', async (label, wrong) => {
    const { status, envelope } = await save(wrong, mei)
    expect(status).toBe(400)
    expect(envelope.message).toContain(`${label}：`)
    expect(await seen()).toEqual([])
  })

  test('what an address says besides is passed over', async () => {
    const address = { q: '甲', page: 7, more: 'x' }
    expect((await save({ address }, mei)).envelope.data?.address).toEqual({ q: '甲' })
    expect((await seen())[0]?.address).toEqual({ q: '甲' })
  })

  test('an id that is none is refused', async () => {
    expect((await remove('x')).status).toBe(400)
  })
})
