/**
 * Writers that send until each write is acknowledged, with the same key each time, like the journal of a
 * phone does; and once more when the record has gone on, like a phone that never heard of the answer. At the
 * end every record must stand at exactly the revision that its acknowledged edits make.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { AnyCall } from '#contract/calls/call.ts'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { stormSize } from '../../setup/storms.ts'
import { send } from './client.ts'

export const WRITES = stormSize('WRITES', 240, 2_000)
const WRITERS = 8
/** Each writer adds a record with every fifth write and edits it with the four that follow. */
const WRITES_A_RECORD = 5

interface Expected {
  id: string
  name: string
  revision: number
}

/** Sends the same write under the same key until it is acknowledged. */
type Again = () => Promise<Again>

/**
 * Sends so many writes from eight writers while `disturb` happens at so many random moments of them.
 * @param originOf where a writer sends to; asked anew for each try
 * @param writes another number of them, a multiple of forty
 */
export async function writeWhile(
  { token, originOf }: { token: string; originOf: (writer: number) => string },
  times: number,
  disturb: (round: number) => Promise<void>,
  writes: number = WRITES,
): Promise<Expected[]> {
  let acknowledged = 0
  let isOver = false

  async function untilAcknowledged(
    writer: number,
    endpoint: AnyCall,
    body: unknown,
    key: string = randomUUID(),
  ): Promise<Again> {
    for (;;) {
      const sending = send(originOf(writer), endpoint, { token, body, key })
      const reply = await sending.catch(() => undefined)
      if (reply?.status === 200) break
      if (reply && reply.status < 500) throw new Error(reply.envelope.message)
      await pause(20)
    }
    return () => untilAcknowledged(writer, endpoint, body, key)
  }

  async function write(writer: number): Promise<Expected[]> {
    const written: Expected[] = []
    let again: Again | undefined
    for (let count = 0; count < writes / WRITERS; count += 1) {
      const name = `${writer}-${count}`
      if (count % WRITES_A_RECORD === 0) {
        const id = randomUUID().replaceAll('-', '').slice(0, 24)
        written.push({ id, name, revision: 1 })
        again = await untilAcknowledged(writer, editCalls(tutor).add, { id, name })
        acknowledged += 1
      } else {
        const record = written.at(-1) as Expected
        const body = { id: record.id, name }
        const next = await untilAcknowledged(writer, editCalls(tutor).modify, body)
        // At once: what is disturbed by it must be able to lose what has just been acknowledged.
        acknowledged += 1
        // The one before would be seen: it would bring back its name.
        await again?.()
        again = next
        record.name = name
        record.revision += 1
      }
    }
    return written
  }

  async function disturbAtRandom(): Promise<void> {
    const moments = Array.from({ length: times }, () => randomInt(20, writes - 20))
    console.log(`disturbed after ${moments.sort((a, b) => a - b).join(', ')} writes`)
    for (const [round, moment] of moments.entries()) {
      while (acknowledged < moment && !isOver) await pause(1)
      await disturb(round)
    }
  }

  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  writing
    .finally(() => {
      isOver = true
    })
    .catch(() => undefined)
  const [written] = await Promise.all([writing, disturbAtRandom()])
  expect(acknowledged).toBe(writes)
  return written.flat()
}

/** Whether what `origin` answers is what was acknowledged: nothing lost, nothing twice. */
export async function expectWritten(
  origin: string,
  token: string,
  written: readonly Expected[],
  writes: number = WRITES,
) {
  const { envelope } = await send<Expected[]>(origin, recordCalls(tutor).list, { token })
  const stored = new Map(envelope.data?.map(record => [record.id, record]))
  expect([written.length, envelope.data?.length]).toEqual(Array(2).fill(writes / WRITES_A_RECORD))
  for (const expected of written) expect(stored.get(expected.id)).toMatchObject(expected)
}
