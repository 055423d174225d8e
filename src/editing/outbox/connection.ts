/**
 * The connection to the outbox's database, for as long as a page is open. A browser may end it at any time:
 * Safari does with its process for databases, which an iPhone ends in the background, and any of them where somebody
 * clears what the site keeps. It is then opened anew, so that what is typed after that is kept as well.
 */
import { openDB, unwrap, wrap } from 'idb'
import { Failure } from '#contract/failure.ts'
import { withTimeout } from '#data/timeout.ts'
import { migrate, VERSION } from './migrations.ts'
import type { OutboxDatabase, OutboxSchema } from './schema.ts'

interface Watch {
  /** Told of each connection. @returns what is called when it is over */
  onOpen?: (database: OutboxDatabase) => () => void
  /** Told when a connection has taken the place of one that was lost, and with it perhaps all it held. */
  onOpenAgain?: () => void
}

export interface LastingDatabase extends OutboxDatabase {
  /**
   * Does `work` with an open connection: where that turns out to be lost, again with the next one, three times in
   * all. All that begins a transaction is done so.
   */
  whileOpen: <T>(work: () => Promise<T>) => Promise<T>
}

const FORBIDDEN = '此裝置的瀏覽器不讓網站保存資料；若是無痕視窗，請改用一般視窗'
const OUTDATED = '另一個分頁已用上本網站的新版本，請重新載入這一頁'

const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name)

/**
 * idb gives each transaction a promise of its end, which its reads and its upgrades do not look at: whoever asked is
 * told by the request, and a browser that ends both would report the other one as an error of the page (idb#320).
 */
function hearEnd({ target }: Event): void {
  const transaction = target instanceof IDBRequest ? target.transaction : target
  wrap(transaction as IDBTransaction).done.catch(() => undefined)
}

function hearEnds(database: OutboxDatabase): OutboxDatabase {
  const opened = unwrap(database)
  for (const end of ['error', 'abort']) opened.addEventListener(end, hearEnd, { capture: true })
  return database
}

/** What comes while storage is cleared ends along with the rest: it is tried again. */
const ATTEMPTS = 3

async function open(name: string, onLost: () => void, attempt = 1): Promise<OutboxDatabase> {
  try {
    const database = await openDB<OutboxSchema>(name, VERSION, {
      upgrade: (opened, from, to, upgrade) => migrate(hearEnds(opened), from, to, upgrade),
      // A newer tab wants to migrate: it must not wait for this one.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: onLost,
    })
    return hearEnds(database)
  } catch (error) {
    if (attempt === ATTEMPTS || !isNamed(error, 'AbortError', 'UnknownError')) throw error
    return open(name, onLost, attempt + 1)
  }
}

async function connect(name: string, onLost: () => void): Promise<OutboxDatabase> {
  try {
    return await withTimeout(open(name, onLost))
  } catch (cause) {
    if (cause instanceof Failure) throw cause
    if (isNamed(cause, 'VersionError')) {
      throw new Failure('unavailable', { message: OUTDATED, cause })
    }
    throw new Failure('noSpace', { message: FORBIDDEN, cause })
  }
}

/**
 * Opens the outbox of this device. What is asked of it while the connection is lost waits for the next one.
 * @throws Failure where the browser keeps nothing, or does not answer
 */
export async function openOutboxDatabase(
  name = 'school-journal',
  { onOpen, onOpenAgain }: Watch = {},
): Promise<LastingDatabase> {
  let isClosed = false
  let opening: Promise<void> | undefined
  let current = await connect(name, onLost)
  let end = onOpen?.(current)

  function openAgain(): Promise<void> {
    opening ??= connect(name, onLost)
      .then(database => {
        if (isClosed) return database.close()
        end?.()
        current.close()
        current = database
        end = onOpen?.(current)
        onOpenAgain?.()
      })
      .finally(() => {
        opening = undefined
      })
    return opening
  }

  /** Where this fails, whoever asks for something next tries once more, and is told. */
  function onLost(): void {
    openAgain().catch(() => undefined)
  }

  async function whileOpen<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
    try {
      return await work()
    } catch (error) {
      // Nothing of it was done: no transaction can begin (the first), and one that has begun is undone (Safari
      // says the second of those that were under way).
      const isLost = isNamed(error, 'InvalidStateError', 'UnknownError')
      if (isClosed || !isLost || attempt === ATTEMPTS) throw error
      await openAgain()
      return whileOpen(work, attempt + 1)
    }
  }

  function close(): void {
    isClosed = true
    end?.()
    current.close()
  }

  const own = { whileOpen, close }
  return new Proxy(current as LastingDatabase, {
    get: (_first, key) => {
      if (key in own) return own[key as keyof typeof own]
      const ask = () => Reflect.get(current, key)
      if (typeof ask() !== 'function') return ask()
      const call = (...given: unknown[]) => ask().apply(current, given)
      return key === 'transaction'
        ? call
        : (...given: unknown[]) => whileOpen(async () => call(...given))
    },
  })
}
