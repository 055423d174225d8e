/**
 * One process owns a DATA_DIR at a time: two writers on one folder lose each other's writes
 * silently. Ownership is a listening socket, because the system closes it whatever way a process
 * ends: after `kill -9` nothing is left to clean up by hand, and no process id can be mistaken.
 *
 * Two processes that take over the same dead socket at once both believe they hold it; so each
 * asks the path again, and whoever is not answered with its own token gives up.
 */
import { hash, randomUUID } from 'node:crypto'
import { realpath, unlink } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartRefused } from './engineMark.ts'
import { writableFolder } from './writableFolder.ts'

/** Another process has the folder, and so the database in it. */
export class FolderInUse extends StartRefused {
  override name = 'FolderInUse'
}

/** Paths of sockets are limited to about 104 bytes; a long folder's stands in the temporary one. */
async function socketPath(folder: string): Promise<string> {
  const real = await realpath(folder)
  const digest = hash('sha256', real).slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\school-website-${digest}`
  const inside = join(real, 'owner.sock')
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `school-${digest}.sock`)
}

/** The token of whoever listens on `path`; `undefined` where nobody does. */
async function askOwner(path: string): Promise<string | undefined> {
  return (await text(createConnection(path)).catch(() => '')) || undefined
}

function listen(path: string, token: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(socket => socket.end(token))
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server.unref()))
  })
}

/**
 * Takes the folder for this process.
 * @returns how to give it back
 * @throws FolderInUse when another process has it, StartRefused in one line where it can be no folder
 */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  await writableFolder('DATA_DIR', folder)
  const refused = new FolderInUse(
    `DATA_DIR ${folder} is in use by another running server; stop it first, or choose another DATA_DIR.`,
  )
  const path = await socketPath(folder)
  const token = randomUUID()
  let server = await listen(path, token)
  if (!server) {
    if (await askOwner(path)) throw refused
    await unlink(path).catch(() => undefined)
    server = await listen(path, token)
  }
  if (!server || (await askOwner(path)) !== token) {
    server?.close()
    throw refused
  }
  const held = server
  return () => new Promise(resolve => held.close(() => resolve()))
}
