import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { bundleChildren, firstMessage, startChild } from './child/childProcess.ts'
import { testFolder } from './temporaryFolder.ts'

/*
 * A real small disk: a tmpfs in a mount namespace of the child's own, which is gone with the child,
 * whatever happens. We look into it through /proc/<pid>/root. As root no user namespace is needed.
 */
const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--mount', '--map-root-user']
const MEGABYTE = 1024 * 1024

function startOnSmallDisk(folder: string, entry: string, megabytes: number) {
  const disk = join(folder, 'disk')
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && exec "$2" "$3" "$1/db"`
  const command = [disk, process.execPath, join(folder, entry)]
  const child = startChild('unshare', [...namespace, 'sh', '-ec', script, 'sh', ...command])
  return { child, inside: (name: string) => join(`/proc/${child.pid}/root`, disk, name) }
}

async function preparedFolder(): Promise<string> {
  const folder = await testFolder()
  await mkdir(join(folder, 'disk'))
  await bundleChildren(folder)
  return folder
}

// Mount namespaces are Linux's; elsewhere there is no small disk to be had without an administrator.
describe.runIf(process.platform === 'linux')('on a full disk', () => {
  it('answers OutOfDiskSpace, shows nothing of the write, reads on, and recovers', async () => {
    const folder = await preparedFolder()
    const { child, inside } = startOnSmallDisk(folder, 'engine.mjs', 24)
    const client = await mongo.MongoClient.connect(await firstMessage<string>(child))
    const courses = client.db('school').collection<{ _id: number; text: string; n?: number }>('c')
    await courses.createIndex({ text: 1 }, { unique: true })
    await courses.insertOne({ _id: 0, text: 'first' })
    await writeFile(inside('ballast'), Buffer.alloc(8 * MEGABYTE))

    let stored = 1
    const insert = (i: number) => courses.insertOne({ _id: i, text: `${i}`.padEnd(MEGABYTE, '.') })
    const refusal = await (async () => {
      for (; stored < 30; stored++) await insert(stored)
    })().catch((error: unknown) => error as { code: number })
    expect(refusal).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' })
    expect(stored).toBeGreaterThan(3)

    // Inserts, updates and deletes at once: all are taken back, in memory too.
    const text = '.'.repeat(5 * MEGABYTE)
    const results = await Promise.allSettled([
      insert(stored),
      courses.updateOne({ _id: 0 }, { $set: { text } }),
      insert(stored + 1),
      courses.insertMany([
        { _id: 100, text: 'a' },
        { _id: 101, text },
      ]),
    ])
    expect(results.map(r => r.status)).toEqual(results.map(() => 'rejected'))
    expect(await courses.countDocuments()).toBe(stored)
    expect(await courses.findOne({ _id: 0 })).toEqual({ _id: 0, text: 'first' })
    expect(await courses.findOne({ text: 'a' })).toBeNull()

    await rm(inside('ballast'))
    await insert(stored)
    await courses.updateOne({ _id: 0 }, { $inc: { n: 1 } })
    expect(await courses.countDocuments()).toBe(stored + 1)
    expect((await courses.findOne({ text: 'first' }))?.n).toBe(1)
    await client.close()
  }, 60_000)

  it('stores a batch whole or not at all when the disk itself cuts it short', async () => {
    const folder = await preparedFolder()
    const { child } = startOnSmallDisk(folder, 'filling.mjs', 8)
    const { stored, refusals, found } = await firstMessage<{
      stored: number[]
      refusals: string[]
      found: { key: [number, number]; first: number }[]
    }>(child)
    expect(refusals).toEqual(refusals.map(() => 'NoSpaceError'))
    expect(stored.length).toBeGreaterThan(3)
    const expected = stored.flatMap(i => [1, 2, 3].map(part => ({ key: [i, part], first: i - 1 })))
    expect(found).toEqual(expected)
  }, 60_000)
})
