/** What was done in one go stands in the trail as one operation, which says what each record was before it. */
import { randomUUID } from 'node:crypto'
import { createConnection } from 'mongoose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { auditCalls } from '#contract/calls/audit.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { importCalls } from '#contract/calls/imports.ts'
import { operationCalls } from '#contract/calls/operations.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { ImportReport } from '#contract/importing.ts'
import type { OperationStep } from '#contract/operation.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  const add = async (name: string, job_title = '講師') =>
    (await api.ask<Rec>(editCalls(tutor).add, { body: { name, job_title } })).envelope.data as Rec

  const modify = (body: object, operation?: string) =>
    api.ask<Rec>(editCalls(tutor).modify, {
      body,
      headers: operation === undefined ? {} : { 'Operation-Id': operation },
    })

  const asked = (value: string, token?: string | null) =>
    api.ask<OperationStep[]>(operationCalls.listOperation, { value, token })

  const stepsOf = async (operation: unknown) =>
    ((await asked(String(operation))).envelope.data ?? []).sort((a, b) =>
      a.title < b.title ? -1 : 1,
    )

  /** The lines of the trail about a record, the oldest first. */
  const linesOf = async (id: string) =>
    ((await api.ask<AuditEntry[]>(auditCalls.listAudit)).envelope.data ?? [])
      .filter(({ record }) => record === id)
      .sort((a, b) => Number(a.revision) - Number(b.revision))

  test('edits that are sent with one id are one, also where a record was changed since', async () => {
    const [first, second, other] = [await add('甲'), await add('乙'), await add('丙')]
    const operation = randomUUID()
    for (const { id } of [first, second])
      await modify({ id, job_title: '教授' }, operation.toUpperCase())
    await modify({ id: other.id, job_title: '教授' }, randomUUID())
    await modify({ id: second.id, job_title: '院長' })
    expect((await linesOf(first.id)).map(each => each.operation)).toEqual([null, operation])
    expect((await linesOf(second.id))[1]?.operation).toBe(operation)
    const change = { action: 'modify', collection: 'Tutor', revision: 2 }
    const values = { before: { job_title: '講師' }, after: { job_title: '教授' } }
    expect(await stepsOf(operation)).toEqual([
      { ...change, ...values, record: second.id, title: '乙' },
      { ...change, ...values, record: first.id, title: '甲' },
    ])
  })

  test('what was changed by itself is one of its own; what was added, and a setting, is none', async () => {
    const { id } = await add('單')
    await modify({ id, name: '單改', job_title: '講師' })
    await api.ask(editCalls(tutor).delete, { value: id })
    const [added, changed, deleted] = (await linesOf(id)).map(({ operation }) => operation)
    expect(added).toBe(null)
    expect(await stepsOf(changed)).toMatchObject([
      { action: 'modify', before: { name: '單' }, after: { name: '單改' } },
    ])
    expect(await stepsOf(deleted)).toMatchObject([{ action: 'delete', before: {}, after: {} }])
    await api.ask(settingEditCalls.modifySetting, { body: { name: 'licence', value: 'No. 2' } })
    expect((await linesOf('licence')).map(({ operation }) => operation)).toEqual([null, null])
  })

  test('an import is one, and its undoing another', async () => {
    const known = await add('舊')
    const rows = [{ id: known.id, job_title: '導師' }, { name: '新' }]
    const { data } = (await api.ask<ImportReport>(importCalls(tutor).import, { body: { rows } }))
      .envelope
    const name = String(data?.import)
    expect(await stepsOf(name)).toMatchObject([
      { action: 'add', before: null, title: '新' },
      { action: 'modify', before: { job_title: '講師' }, after: { job_title: '導師' } },
    ])
    await api.ask(importCalls(tutor).undoImport, { value: name })
    expect((await linesOf(known.id)).at(-1)?.operation).toBe(`${name}/undo`)
    expect(await stepsOf(`${name}/undo`)).toMatchObject([
      { action: 'delete', title: '新' },
      { action: 'modify', before: { job_title: '導師' }, after: { job_title: '講師' } },
    ])
  })

  test('an edit with a bad id is refused, and does nothing', async () => {
    const { id } = await add('不改')
    for (const bad of ['', 'x', '1', `${randomUUID()}0`, 'a'.repeat(24)]) {
      const { status, envelope } = await modify({ id, job_title: '錯' }, bad)
      expect([bad, status]).toEqual([bad, 400])
      expect(envelope.message).toBe('Operation-Id：必須是UUID')
    }
    expect(await linesOf(id)).toHaveLength(1)
  })

  test('asked for by a name that nobody knows it is a 404, by what is no name a 400, by visitors a 401', async () => {
    const unknown = 'f'.repeat(24)
    const known = [`Tutor/${(await add('有')).id}`]
    for (const value of [randomUUID(), unknown, `${unknown}/undo`, `Tutor/${unknown}/1`])
      expect([value, (await asked(value)).status]).toEqual([value, 404])
    for (const value of [`${known}/9`, `Nobody/${unknown}/1`, `constructor/${unknown}/1`])
      expect([value, (await asked(value)).status]).toEqual([value, 404])
    const bad = [
      '',
      'x',
      'Tutor',
      `Tutor/${unknown}/0`,
      `Tutor/${unknown}/x`,
      `Tutor/${'9'.repeat(30)}/1`,
    ]
    for (const value of [...bad, `${unknown}/redo`, `Tutor/${unknown}/${'9'.repeat(20)}`])
      expect([value, (await asked(value)).status]).toEqual([value, 400])
    expect((await asked(randomUUID(), null)).status).toBe(401)
  })

  // The embedded engine looks at what lies in its memory.
  test.runIf(engine === 'mongod')(
    'neither a call about what was done nor the forgetting of what is old reads all revisions',
    async () => {
      const operation = randomUUID()
      const { id } = await add('查')
      await modify({ id, name: '查到' }, operation)
      const database = createConnection(await api.databaseUri(), { dbName: 'school' })
      const { db } = await database.asPromise()
      await db?.command({ profile: 2 })
      await asked(operation)
      await asked('f'.repeat(24))
      await api.ask(auditCalls.listAudit)
      await api.ask(auditCalls.listRecentChanges)
      await api.site.forgetOld()
      await db?.command({ profile: 0 })
      const found = await db?.collection('system.profile').find({}).toArray()
      await database.close()
      const plans = found?.flatMap(({ ns, planSummary }) =>
        ns === 'school.revisions' ? (planSummary ?? []) : [],
      )
      expect(plans?.length).toBeGreaterThan(5)
      expect(plans?.filter(plan => /COLLSCAN/.test(plan))).toEqual([])
    },
  )
})
