/** The phone answers from its copy what the server would: every call a visitor can read, over the demo school. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#contract/collections/index'
import { type Endpoint, generalEndpoints } from '#contract/endpoint'
import { endpointsOf } from '#contract/endpoints'
import type { Snapshot } from '#contract/snapshot'
import { ask } from '#data/ask'
import { answerFrom } from '#data/copyAnswers'
import { type ApiServer, startApi } from '../apiServer'

const { currentOpen, listSettings, snapshot } = generalEndpoints

let api: ApiServer
let copy: Snapshot
beforeAll(async () => {
  api = await startApi({ demo: true })
  copy = (await answerOf(snapshot)) as Snapshot
}, 120_000)
afterAll(() => api.close())

async function answerOf(endpoint: Endpoint, value?: string): Promise<unknown> {
  return (await api.ask<unknown>(endpoint, { value, token: null })).envelope.data
}

/** The values worth asking an endpoint for: every one that its records have. */
function valuesFor({ parameter, query, lookup, collection }: Endpoint): (string | undefined)[] {
  if (!parameter && !query) return [undefined]
  const records = copy.records[collection?.name ?? ''] ?? []
  return [...new Set(records.map(record => String(record[lookup?.field ?? 'id'])))]
}

const reads = [currentOpen, listSettings, ...collections.flatMap(endpointsOf)].filter(
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
