/** One story of three offices, told by its seed: what they do, what fails, and what must hold then. */

import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import type { Site } from '#server/site.ts'
import { type AskServer, createClient, type Ledger, tokensIn } from './client.ts'
import { createRandom } from './random.ts'
import type { Row } from './screen.ts'

const STEPS = 40

/** Asks the server's calls as staff; what travels is what JSON can carry. */
export function askSite(site: Pick<Site, 'callOf'>): AskServer {
  return async (author, { call, value, body, headers }) => {
    const match = headers['If-Match']
    const answer = await site.callOf(call)({
      viewer: { role: 'staff', account: author, token: 'none', isAdministrator: true },
      value,
      body: body && JSON.parse(JSON.stringify(body)),
      idempotencyKey: headers['Idempotency-Key'],
      ifRevision: match ? Number(JSON.parse(match)) : undefined,
    })
    return JSON.parse(JSON.stringify(answer.data))
  }
}

/**
 * Tells the story of `seed` and resolves to what is wrong at its end: nothing.
 * @param isSlow whether people go on working on screens that do not show yet what was sent
 */
export async function tell(seed: number, ask: AskServer, isSlow = false): Promise<string[]> {
  const random = createRandom(seed)
  const ledger: Ledger = { typed: new Set(), deleted: new Set(), faults: [] }
  let count = 0
  const nextToken = () => {
    count += 1
    return `t${seed}${String(count).padStart(4, '0')}x`
  }
  const authors = ['an', 'bo', 'chi']
  const clients = await Promise.all(
    authors.map(author => createClient({ author, random, ask, ledger, nextToken, isSlow })),
  )
  for (let step = 0; step < STEPS; step += 1) {
    // At times two at once.
    const busy = random.chance(0.2)
      ? [random.pick(clients), random.pick(clients)]
      : [random.pick(clients)]
    await Promise.all([...new Set(busy)].map(client => client.step()))
  }
  for (const client of clients) await client.settle()
  // What one decided last, the others have yet to see.
  for (const client of clients) await client.refresh()

  const list = { call: recordCalls(tutor).list, headers: {} }
  const records = (await ask('an', list)) as Row[]
  const faults = ledger.faults
  for (const [index, client] of clients.entries()) {
    const left = await client.edits()
    if (left.length > 0) faults.push(`${authors[index]} still has ${left.length} edits`)
    const shown = (await client.rows()).map(({ values }) => values)
    if (JSON.stringify(sorted(shown as Row[])) !== JSON.stringify(sorted(records))) {
      faults.push(`${authors[index]} sees something else than the server`)
    }
    client.close()
  }
  const kept = new Set(tokensIn(records))
  for (const token of ledger.typed) if (!kept.has(token)) faults.push(`${token} is lost`)
  for (const { id } of records) {
    if (ledger.deleted.has(id)) faults.push(`${id} was deleted and is there`)
    await ask('an', { call: editCalls(tutor).delete, value: id, headers: {} })
  }
  return faults
}

const sorted = (rows: readonly Row[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
