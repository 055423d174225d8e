/**
 * A full disk: a tmpfs in a mount namespace of the server's own, gone with the server whatever
 * happens. We look into it through /proc/<pid>/root.
 */
import { execFile } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { RESERVED_BYTES } from '#server/database/fullDisk.ts'
import { type Engine, engines } from '../engines.ts'
import { send, signIn } from './client.ts'
import { dataFolder, start } from './dataFolder.ts'

const MEGABYTE = 2 ** 20
const DISK_MEGABYTES: Record<Engine, number> = { embedded: 24, mongod: 700 }
const RESERVE_MEGABYTES = RESERVED_BYTES / MEGABYTE
/** Less than either engine keeps in reserve. */
const LEFT_MEGABYTES = 3

const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user']

function onSmallDisk(folder: string, megabytes: number): string[] {
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`
  return ['unshare', ...namespace, 'sh', '-ec', script, folder]
}

async function fill(file: string, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE) - LEFT_MEGABYTES
  await writeFile(file, '')
  for (let count = 0; count < megabytes; count += 1) {
    await writeFile(file, Buffer.alloc(MEGABYTE, 1), { flag: 'a' })
  }
}

// Mount namespaces are Linux's; elsewhere there is no small disk to be had without an administrator.
describe.runIf(process.platform === 'linux')('on a full disk', () => {
  test.each(engines)(
    'a write is refused with 507 and leaves nothing, reads go on, and writes come back (%s)',
    async engine => {
      const folder = join(await dataFolder(), 'disk')
      await mkdir(folder)
      const env = { DATA_DIR: folder, DATABASE_ENGINE: engine }
      const server = await start(env, onSmallDisk(folder, DISK_MEGABYTES[engine]))
      const { origin, process: child } = server
      const token = await signIn(origin)
      const add = (name: string) => send(origin, editCalls(tutor).add, { token, body: { name } })
      const list = async () => {
        const { status, envelope } = await send<object[]>(origin, recordCalls(tutor).list)
        expect(status).toBe(200)
        return envelope.data
      }
      expect((await add('先')).status).toBe(200)
      const before = await list()

      const inside = join(`/proc/${child.pid}/root`, folder)
      const ballast = join(inside, 'ballast')
      await fill(ballast, inside)
      const refused = await Promise.all(Array.from({ length: 5 }, (_, n) => add(`滿${n}`)))
      for (const { status, envelope } of refused) {
        expect([status, envelope]).toEqual([
          507,
          { success: false, message: '儲存空間不足', data: null },
        ])
      }
      expect(await list()).toEqual(before)

      await rm(ballast)
      expect((await add('後')).status).toBe(200)
      expect(await list()).toHaveLength(2)
      await server.stop()
    },
    120_000,
  )

  test('a backup that would leave the database less than its reserve is not made, and leaves nothing', async () => {
    const dataDir = await dataFolder()
    await start({ DATA_DIR: dataDir, DATABASE_ENGINE: 'embedded' })
    const disk = join(dataDir, 'disk')
    await mkdir(disk)
    const tool = [process.execPath, 'dist/server/backup.js', 'make', join(disk, 'one.tar.gz')]
    const listed = ['sh', '-c', '"$@"; echo "code $?"; ls -A "$0"', disk, ...tool]
    const [command = '', ...args] = [...onSmallDisk(disk, RESERVE_MEGABYTES), ...listed]
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_ENGINE: 'embedded' }
    const { stdout, stderr } = await promisify(execFile)(command, args, { env })
    expect(stdout).toBe('code 1\n')
    expect(stderr).toBe(`There is no room left to write ${join(disk, 'one.tar.gz')}.\n`)
  }, 60_000)
})
