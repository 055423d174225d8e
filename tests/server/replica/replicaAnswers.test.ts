/** The phone answers from its copy what the server would: every call a visitor can read, over the demo school. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyCall } from '#contract/calls/call.ts'
import { callsOf } from '#contract/calls/index.ts'
import { openCoursesCall } from '#contract/calls/records.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import { snapshotCall } from '#contract/calls/snapshot.ts'
import { collections } from '#contract/collections/index.ts'
import { SETTINGS, type Snapshot } from '#contract/snapshot.ts'
import { ask } from '#data/ask.ts'
import { answerFrom } from '#replica/replicaAnswers.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

const { listSettings, settingByName } = settingCalls

let api: ApiServer
let copy: Snapshot
beforeAll(async () => {
  api = await startApi({ demo: true })
  copy = (await answerOf(snapshotCall)) as Snapshot
}, 120_000)
afterAll(() => api.close())

async function answerOf(endpoint: AnyCall, value?: string): Promise<unknown> {
  return (await api.ask<unknown>(endpoint, { value, token: null })).envelope.data
}

/** The values worth asking an endpoint for: every one that its records have. */
function valuesFor({ parameter, query, collection }: AnyCall): (string | undefined)[] {
  const field = parameter ?? query
  if (!field) return [undefined]
  const records = copy.records[collection?.name ?? SETTINGS] ?? []
  return [...new Set(records.map(record => String(record[field])))]
}

const general = [openCoursesCall, listSettings, settingByName]
const reads = [...general, ...collections.flatMap(callsOf)].filter(
  ({ effect, access }) => !effect && access === 'visitor',
)

test.each(reads.map(endpoint => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
  const values = valuesFor(endpoint)
  expect(values.length).toBeGreaterThan(0)
  for (const value of values) {
    const { queryKey } = ask(endpoint, value)
    const expected = await answerOf(endpoint, value)
    expect(answerFrom(copy.records, queryKey, new Date()), value).toEqual(expected)
  }
})
