/**
 * Answers to visitors as finished bytes, kept for as long as what they were made from stands. Nothing
 * in them depends on who asks. What must always hold: an answer that was kept is, header for header,
 * what the application would say now; so it is made by the application itself, and looked at again
 * before each use.
 */
import type { RequestListener } from 'node:http'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type Dependencies, isFresh, withDependencies } from '../published/dependencies.ts'
import { capture } from './capture.ts'
import { type Effort, type Encoding, packed } from './encodings.ts'
import { createMaking } from './making.ts'

/** An answer as it goes over the line. */
export interface ReadyAnswer {
  readonly status: number
  /** Names and values in turn, as `writeHead` takes them; without those that depend on the asker. */
  readonly headers: readonly string[]
  readonly body: Buffer
  readonly etag: string | undefined
}

/** What is asked for. */
export interface Wanted {
  /** The path, and those parameters that make a difference. */
  readonly address: string
  readonly hasParameters: boolean
  /** The state of a copy that is to be brought up to date. */
  readonly cursor?: string
}

interface Made {
  readonly dependencies: Dependencies
  /** Not encoded, and without its length. */
  readonly whole: ReadyAnswer
  readonly ways: Partial<Record<Encoding, ReadyAnswer>>
  /** How far it is with being packed again, at best. */
  again: 'no' | 'waits' | 'begun'
}

/** Pages that a search was added to have a place of their own: there are endlessly many of them. */
const MOST_BYTES = { plain: 60 * 2 ** 20, withParameters: 4 * 2 ** 20 } as const

/** What headers, names and notes take beside the body, roughly. */
const OVERHEAD_BYTES = 4_000

const MOST_PACKED_MISSING = 50

/** So many wait at most to be packed again; whatever finds no place tries when it is next asked for. */
const MOST_WAITING = 50

/** What is larger would take a processor for more than a second. */
const MOST_BYTES_AT_BEST = 2 ** 20

/** These speak of one connection, or are said anew with each answer. */
const OF_THE_MOMENT = new Set(['connection', 'keep-alive', 'date', 'content-length'])

/** What is not encoded goes out as the whole itself, which is there once. */
const sizeOf = ({ whole, ways }: Made): number => {
  const bodies = new Set([whole, ...Object.values(ways)].map(({ body }) => body))
  return [...bodies].reduce((sum, { length }) => sum + length, OVERHEAD_BYTES)
}

const cacheOf = (maxSize: number) =>
  new LRUCache<string, Made>({ maxSize, sizeCalculation: sizeOf })

async function packedWay(
  whole: ReadyAnswer,
  encoding: Encoding,
  effort?: Effort,
): Promise<ReadyAnswer> {
  const { body, headers } = await packed(whole.body, encoding, effort)
  return { ...whole, body, headers: [...whole.headers, ...headers] }
}

/** Answers as files, for a server in front. */
export interface AnswerFiles {
  /** Writes a file for an answer that was asked for, unless that was done a moment ago. */
  offer: (
    address: string,
    encoding: Encoding,
    whole: ReadyAnswer,
    dependencies: Dependencies,
  ) => void
}

interface ReadyAnswersParts {
  app: RequestListener
  /** What the application takes for the time. */
  now: () => Date
  /** Where answers are kept as files as well. */
  edge?: AnswerFiles | undefined
}

export function createReadyAnswers({ app, now, edge }: ReadyAnswersParts) {
  const plain = cacheOf(MOST_BYTES.plain)
  const withParameters = cacheOf(MOST_BYTES.withParameters)
  const isRight = ({ dependencies }: Made) => isFresh(dependencies, now().getTime())
  const make = createMaking(isRight)
  /** What is missing is looked for each time, but its pages are few: each is packed once. */
  const packedMissing = new LRUCache<string, ReadyAnswer>({ max: MOST_PACKED_MISSING })
  const cacheFor = ({ hasParameters }: Wanted) => (hasParameters ? withParameters : plain)
  const inTurn = pLimit(1)

  function find(wanted: Wanted): Made | undefined {
    const made = cacheFor(wanted).get(wanted.address)
    return made && isRight(made) ? made : undefined
  }

  function keep(wanted: Wanted, made: Made): void {
    const cache = cacheFor(wanted)
    // What is set in its own place is not weighed again.
    cache.delete(wanted.address)
    cache.set(wanted.address, made)
  }

  async function ask({ address }: Wanted): Promise<Made> {
    const [{ status, headers, body }, dependencies] = await withDependencies(() =>
      capture(app, address),
    )
    const lasting = headers.filter(([name]) => !OF_THE_MOMENT.has(name))
    const etag = headers.find(([name]) => name === 'etag')?.[1]
    const whole: ReadyAnswer = { status, headers: lasting.flat(), body, etag }
    return { dependencies, whole, ways: {}, again: 'no' }
  }

  async function packedNow(whole: ReadyAnswer, encoding: Encoding): Promise<ReadyAnswer> {
    if (whole.status !== 404 || !whole.etag) return packedWay(whole, encoding)
    const name = `${encoding} ${whole.etag}`
    const { body, headers } = packedMissing.get(name) ?? (await packedWay(whole, encoding))
    const way = { ...whole, body, headers }
    packedMissing.set(name, way)
    return way
  }

  /** Found only at its turn: what waits is not held in memory, and may have changed meanwhile. */
  async function packAtBest(wanted: Wanted): Promise<void> {
    const made = find(wanted)
    if (made?.again !== 'waits') return
    made.again = 'begun'
    const best = await packedWay(made.whole, 'br', 'best')
    if (find(wanted) !== made) return
    made.ways.br = best
    keep(wanted, made)
  }

  /**
   * Has a kept answer packed as small as can be while nobody waits for it. Its ETag stays right: it is
   * that of the whole.
   */
  function packAgain(wanted: Wanted, made: Made): void {
    // There are endlessly many searches.
    if (wanted.hasParameters || made.whole.body.length > MOST_BYTES_AT_BEST) return
    if (inTurn.pendingCount >= MOST_WAITING) return
    made.again = 'waits'
    // Where it cannot be done, the answer stays as it is.
    inTurn(packAtBest, wanted).catch(() => undefined)
  }

  return {
    /** The answer if it lies ready. */
    ready(wanted: Wanted, encoding: Encoding): ReadyAnswer | undefined {
      const made = find(wanted)
      const way = made?.ways[encoding]
      if (!way) return undefined
      edge?.offer(wanted.address, encoding, made.whole, made.dependencies)
      // Asked for again, it is worth the work; what a write changes before that costs nothing.
      if (encoding === 'br' && made.again === 'no') packAgain(wanted, made)
      return way
    },

    /** The answer, made where it does not. */
    async get(wanted: Wanted, encoding: Encoding): Promise<ReadyAnswer> {
      const made = find(wanted) ?? (await make(wanted.address, () => ask(wanted)))
      const quick = made.ways[encoding] ?? (await packedNow(made.whole, encoding))
      // For whoever asked at the same time it may be there by now, and packed better.
      const way = made.ways[encoding] ?? quick
      made.ways[encoding] = way
      // Only what can be checked later is kept, and nothing that is missing.
      const isKept = made.whole.status === 200 && made.dependencies.sources.size > 0
      if (isKept) {
        keep(wanted, made)
        edge?.offer(wanted.address, encoding, made.whole, made.dependencies)
      }
      return way
    },
  }
}
