/**
 * Hears of what other processes write to the same database: from its change stream where it has one, else
 * by looking for what was changed again and again. What must always hold: whenever something may have been
 * missed, that is said, by `missed`; and who asks `isCurrent` learns whether what was heard until a moment
 * ago is all there is. A database that went away, hangs or is another one by now is not current.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from 'mongoose'
import type { Logger } from 'pino'
import { followStream, isWithoutStreams, type Listener } from './changeStream.ts'
import { createRevisionLooks } from './revisionLooks.ts'
import { writerIn } from './writer.ts'

/** How long a sign of life is good for. The stream gives one every half second. */
const STREAM_LEASE_MS = 1_000

/** Without a stream what was changed is looked for this often. */
const LOOK_MS = 1_000
const LOOK_LEASE_MS = 2_500

const RETRY_MS = 500

interface Parts {
  connection: Connection
  logger: Logger
  /** Whose database it is: where nobody else can have it, there is nothing to be heard in time. */
  isOwn: boolean
  /** Whether anybody but this process may have written since it was asked the last time. */
  mayWrite: () => boolean
}

export function createOtherWriters({ connection, logger, isOwn, mayWrite }: Parts) {
  const closing = new AbortController()
  const { signal } = closing
  let currentUntil = 0
  /** Another number whenever the database may be another one, or its data older data. */
  let age = 0
  let ageEnding = new AbortController()
  let following: Promise<void> | undefined

  /** @param at the age in which all was heard: what was heard before says nothing of the next */
  const alive = (at: number, from: number, lease: number) => {
    if (at === age) currentUntil = from + lease
  }

  function watchDatabase({ replaced }: Listener): void {
    let writer = ''
    const begin = () => {
      age += 1
      currentUntil = 0
      replaced()
      ageEnding.abort()
      ageEnding = new AbortController()
    }
    const client = connection.getClient()
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      const now = writerIn(newDescription)
      if (now === '' || now !== writer) begin()
      writer = now
    })
    // It may be back before anybody has noticed that it was away.
    client.on('connectionClosed', ({ reason }) => {
      if (reason === 'error') begin()
    })
  }

  async function lookAgainAndAgain(collections: readonly string[], listener: Listener) {
    const looks = createRevisionLooks({ connection, collections, listener })
    let isPrepared = false
    while (!signal.aborted) {
      try {
        const began = performance.now()
        const at = age
        if (mayWrite()) {
          if (!isPrepared) await looks.prepare()
          isPrepared = true
          await looks.look()
        }
        alive(at, began, LOOK_LEASE_MS)
      } catch (error) {
        if (signal.aborted) return
        logger.warn({ err: error }, 'the revisions could not be read')
        isPrepared = false
        looks.forget()
        listener.missed()
      }
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined)
    }
  }

  async function follow(collections: readonly string[], listener: Listener): Promise<void> {
    while (!signal.aborted) {
      const ending = ageEnding.signal
      try {
        await followStream({
          connection,
          collections,
          ...listener,
          signal: AbortSignal.any([signal, ending]),
          age: () => age,
          alive: at => alive(at, performance.now(), STREAM_LEASE_MS),
        })
      } catch (error) {
        if (signal.aborted) return
        listener.missed()
        if (ending.aborted) continue
        if (isWithoutStreams(error)) return lookAgainAndAgain(collections, listener)
        logger.warn({ err: error }, 'the change stream broke off')
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  return {
    /** Whether everything that was written until a moment ago has been heard of. */
    isCurrent: (): boolean => isOwn || performance.now() < currentUntil,

    /** Follows what is written to `collections` until `stop`. The connection is open. */
    start(collections: readonly string[], listener: Listener): void {
      watchDatabase(listener)
      following = follow(collections, listener)
    },

    async stop(): Promise<void> {
      closing.abort()
      await following
    },
  }
}
