/** What has become of edits that were just made: a screen says of them what is so, and nothing else. */
import { subscribe } from 'valtio'
import { connection } from '#pwa/connection.ts'
import { type Edit, type Owner, recordKey } from './edit.ts'
import { queueState } from './queueState.ts'

/** A server that takes longer is answered behind the screen. */
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

/**
 * What has become of these records' edits so far.
 * @param edits those that are not sent
 */
export function standing(owners: readonly Owner[], edits: readonly Edit[]): Answer {
  const keys = new Set(owners.map(recordKey))
  const open = edits.filter(edit => keys.has(recordKey(edit)))
  const conflicts = open.filter(({ state }) => state === 'conflict')
  const rejected = open.filter(({ state }) => state === 'rejected')
  // What nobody could read may wait as well.
  const waiting = queueState.isBehind ? keys : new Set(open.map(recordKey))
  const blocked = new Set([...conflicts, ...rejected].map(recordKey))
  return {
    sent: keys.size - waiting.size,
    kept: waiting.size - blocked.size,
    conflicts,
    rejected,
  }
}

/** Resolves once the server has answered all edits of these records; at once where it cannot be asked. */
export async function answerTo(
  owners: readonly Owner[],
  { edits, sendNow }: Known,
): Promise<Answer> {
  const answer = () => standing(owners, edits())
  const isOpen = () => answer().kept > 0
  if (connection.isReachable && isOpen()) await whenAnswered(isOpen, sendNow)
  return answer()
}

function whenAnswered(isOpen: () => boolean, sendNow: () => Promise<void>): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, PATIENCE_MS)
    const stop = subscribe(queueState, () => isOpen() || end())
    void sendNow().then(end)
  })
}
