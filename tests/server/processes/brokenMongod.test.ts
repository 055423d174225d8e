/** A mongod that is there and cannot run: it lacks a library of the system, or is for another processor. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import { StartRefused, writeMark } from '#server/database/engineMark.ts'
import { dataFolder } from './dataFolder.ts'

const SAID = 'mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object'

const broken: [how: string, script: string, why: string][] = [
  ['lacks a library', `echo '${SAID}' >&2; exit 127`, SAID],
  ['is for another processor', 'kill -ILL $$', 'it ends with SIGILL'],
]

async function brokenMongod(script: string): Promise<string> {
  const binary = join(await dataFolder(), 'mongod')
  await writeFile(binary, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('MONGOMS_SYSTEM_BINARY', binary)
  onTestFinished(() => void vi.unstubAllEnvs())
  return binary
}

test.each(broken)(
  'where it %s, a new site has the embedded engine, and why is logged',
  async (_how, script, why) => {
    const binary = await brokenMongod(script)
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: line => void lines.push(line) })
    const dataDir = await dataFolder()
    const database = await openDatabase(
      { database: { engine: 'auto', uri: undefined }, dataDir },
      log,
    )
    onTestFinished(() => database.close())
    expect(database.engine).toBe('embedded')
    expect(lines.map(line => JSON.parse(line).why)).toEqual([`${binary} cannot run here: ${why}`])
  },
)

test.each(broken)(
  'where it %s, a site that has its data there is not started, in one line',
  async (_how, script, why) => {
    const binary = await brokenMongod(script)
    const marked = await dataFolder()
    await writeMark(marked, { engine: 'mongod' })
    const starts = [
      { database: { engine: 'auto', uri: undefined }, dataDir: marked },
      { database: { engine: 'mongod', uri: undefined }, dataDir: await dataFolder() },
    ] as const
    for (const settings of starts) {
      const started = openDatabase(settings, pino({ level: 'silent' }))
      await expect(started).rejects.toThrow(StartRefused)
      await expect(started).rejects.toThrow(
        `DATABASE_ENGINE mongod needs a mongod, and ${binary} cannot run here: ${why}.`,
      )
    }
  },
)
