import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { ownFolder } from '../folderOwner.ts'
import type { Engine } from './commands/command.ts'
import { dispatch } from './commands/dispatch.ts'
import { serveConnection } from './connection.ts'
import { Cursors } from './cursors.ts'
import type { Doc } from './document.ts'
import { CommandError, errorReply } from './errors.ts'
import { removeExpired, SWEEP_INTERVAL_MS } from './expiry.ts'
import { Catalog } from './store/catalog.ts'
import { CommitQueue } from './store/commitQueue.ts'
import { Storage } from './store/storage.ts'

/*
 * The fallback database: MongoDB's wire protocol on 127.0.0.1, answered by this process. All
 * documents are in memory, decoded; LMDB under `folder` holds the same on disk. A command changes
 * memory in one go, then waits for the disk, and only then is answered (see store/commitQueue).
 */

type EmbeddedOptions = {
  /** Where the data lies; made if missing. One process at a time. */
  folder: string
  /** 0, the default, takes any free port. */
  port?: number
  /**
   * Told when a commit fails other than for lack of space: the disk cannot be trusted, every later
   * command is refused, and the process should stop. Without it the error is thrown uncaught, which
   * stops the process.
   */
  onFatal?: (error: unknown) => void
  /** What our own process calls itself to the engine, as drivers do: their `appName`. */
  ownName?: string
}

export type EmbeddedEngine = {
  /** `mongodb://127.0.0.1:<port>/?directConnection=true` */
  uri: string
  /** Whether anybody but who calls himself `ownName` was connected since this was asked the last time. */
  hadGuests(): boolean
  /** Finishes what runs, flushes and closes. Safe to call twice. */
  stop(): Promise<void>
}

/** @throws FolderInUse when another process has the folder; Error when the port is taken or the data is unreadable */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const { folder, port = 0, onFatal = throwUncaught, ownName } = options
  const unlock = await ownFolder(folder)
  let storage: Storage | undefined
  try {
    storage = await Storage.open(folder)
    const engine = {
      catalog: Catalog.load(storage),
      queue: new CommitQueue(storage, onFatal),
      cursors: new Cursors(),
    }
    return await serve(engine, storage, { port, ownName, unlock })
  } catch (error) {
    await storage?.close()
    await unlock()
    throw error
  }
}

async function serve(
  engine: Engine,
  storage: Storage,
  { port, ownName, unlock }: { port: number; ownName?: string; unlock: () => Promise<void> },
): Promise<EmbeddedEngine> {
  const guests = new Set<Socket>()
  let hadGuests = false
  const sockets = new Set<Socket>()
  const running = new Set<Promise<unknown>>()
  let stopping: Promise<void> | undefined

  const server = createServer(socket => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      guests.delete(socket)
    })
    serveConnection(socket, {
      answer: async ({ database, body }, connectionId) => {
        if (stopping) return errorReply(shuttingDown())
        const name = introduction(body)
        if (name !== undefined && name !== ownName) {
          guests.add(socket)
          hadGuests = true
        }
        return dispatch(engine, database, body, connectionId)
      },
      track: work => {
        running.add(work)
        void work.finally(() => running.delete(work))
      },
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const sweep = setInterval(() => {
    engine.cursors.closeIdle(Date.now())
    // A full disk is no reason to stop: what is over stays a little longer.
    removeExpired(engine.catalog, engine.queue, Date.now()).catch(() => undefined)
  }, SWEEP_INTERVAL_MS)
  sweep.unref()

  async function close(): Promise<void> {
    clearInterval(sweep)
    const closed = new Promise<void>(done => server.close(() => done()))
    await Promise.all(running)
    await engine.queue.idle()
    // The last answers are in the sockets' buffers: end() sends them, the driver then hangs up. One after
    // the other, the oldest first, which is the one that a driver looks after its server with: lost together
    // with another it is asked once more while it closes, and never given up (mongodb 7.5 to 7.9).
    for (const socket of sockets) {
      const gone = new Promise(done => socket.once('close', done))
      socket.end(() => socket.destroy())
      await gone
    }
    await closed
    await storage.close()
    await unlock()
  }

  const { port: chosen } = server.address() as AddressInfo
  return {
    uri: `mongodb://127.0.0.1:${chosen}/?directConnection=true`,
    hadGuests: () => {
      const had = hadGuests
      hadGuests = guests.size > 0
      return had
    },
    stop: () => {
      stopping ??= close()
      return stopping
    },
  }
}

/** What a client calls itself in its first message; '' where it has no name. */
function introduction({ client }: Doc): string | undefined {
  if (typeof client !== 'object' || client === null) return undefined
  return String((client as { application?: { name?: unknown } }).application?.name ?? '')
}

const shuttingDown = () => new CommandError('ShutdownInProgress', 'The database is stopping')

function throwUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}
