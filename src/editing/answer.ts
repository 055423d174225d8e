/** What has become of edits that were just made: a screen says of them what is so, and nothing else. */
import { subscribe } from 'valtio'
import { connection } from '#pwa/connection.ts'
import { type Edit, isBlocked, type Owner, recordKey } from './edit.ts'
import { queueState } from './queueState.ts'

/** A server that takes longer, for any one of them, is answered behind the screen. */
const PATIENCE_MS = 3_000

export interface Answer {
  /** How many records the server has as they were to be. */
  sent: number
  /** How many stand on this device, to be sent later. */
  kept: number
  /** Edits that met somebody else's. */
  conflicts: readonly Edit[]
  /** Edits that were refused for good. */
  rejected: readonly Edit[]
}

/** What there is to know of an author's edits. */
interface Known {
  /** Those that are not sent. */
  edits: () => readonly Edit[]
  /** Sends what waits; resolves when nothing more can be sent now. */
  sendNow: () => Promise<void>
}

/** Resolves once the server has answered all edits of these records; at once where it cannot be asked. */
export async function answerTo(
  owners: readonly Owner[],
  { edits, sendNow }: Known,
): Promise<Answer> {
  const keys = new Set(owners.map(recordKey))
  const left = () => edits().filter(edit => keys.has(recordKey(edit)))
  const countOpen = () => left().filter(edit => !isBlocked(edit)).length
  if (connection.isReachable && countOpen() > 0) await whenAnswered(countOpen, sendNow)
  const open = left()
  const conflicts = open.filter(({ state }) => state === 'conflict')
  const rejected = open.filter(({ state }) => state === 'rejected')
  const waiting = new Set(open.map(recordKey))
  const blocked = new Set([...conflicts, ...rejected].map(recordKey))
  return {
    sent: keys.size - waiting.size,
    kept: waiting.size - blocked.size,
    conflicts,
    rejected,
  }
}

function whenAnswered(countOpen: () => number, sendNow: () => Promise<void>): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const wait = () => setTimeout(end, PATIENCE_MS)
    let timer = wait()
    let before = countOpen()
    const stop = subscribe(queueState, () => {
      const count = countOpen()
      if (count === 0) return end()
      if (count < before) {
        clearTimeout(timer)
        timer = wait()
      }
      before = count
    })
    void sendNow().then(end)
  })
}
