import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * One process per folder: LMDB lets two in, and each would then overwrite what the other keeps in
 * memory, without an error. The lock is a local socket we listen on: the system closes it with the
 * process, however that ends, so a kill -9 leaves no lock behind that somebody has to remove.
 */

/** The kernel's limit for a socket's path is 104 to 108 bytes. */
const MAX_SOCKET_PATH = 100

/** @throws Error when another process has the folder */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = socketAddress(await realpath(folder))
  const server = (await tryListen(address)) ?? (await takeOver(address))
  if (!server) throw new Error(`Another process uses the database in ${folder}`)
  return () => new Promise(done => server.close(() => done()))
}

function socketAddress(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\embedded-mongo-${name}`
  const inside = join(folder, 'lock.sock')
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `embedded-mongo-${name}.sock`)
}

/** A socket file nobody answers on is left from a process that was killed. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (await answers(address)) return undefined
  await rm(address, { force: true })
  return tryListen(address)
}

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer(socket => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(undefined) : fail(error),
    )
    server.listen(address, () => {
      server.unref()
      done(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise(done => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
