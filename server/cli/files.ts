/**
 * `npm run files`: compares the stored files with the records, and moves them between this machine and
 * object storage, whether a server is running or not.
 */

import type { Config } from '../config.ts'
import { createRepository } from '../records/repository.ts'
import { type Audit, auditFiles } from '../storage/audit.ts'
import { moveFiles } from '../storage/move.ts'
import { storagesOf } from '../storage/storages.ts'
import {
  type Outcome,
  refuseNewFolder,
  refuseUnopened,
  runTool,
  withDatabase,
} from './commandLine.ts'

const USAGE = 'Usage: npm run files -- check | move to-store [--keep] | move to-folder [--keep]'

async function check(config: Config): Promise<Outcome> {
  await refuseNewFolder(config)
  const { folder, store } = storagesOf(config)
  const audit = await withDatabase(config, async connection => {
    await refuseUnopened(connection, config)
    return auditFiles({ repository: createRepository(connection), storage: store ?? folder })
  })
  return { lines: linesOf(audit), isFaulty: audit.missing.length > 0 }
}

/** Of a file that many name, the first few. */
const NAMED_BY = 3

const linesOf = ({ stored, missing, unnamed, foreign }: Audit): string[] => [
  ...missing.map(
    ({ name, namedBy }) => `missing: ${name}, named by ${namedBy.slice(0, NAMED_BY).join(', ')}`,
  ),
  ...unnamed.map(name => `named by nothing: ${name}`),
  ...foreign.map(name => `not of this site: ${name}`),
  `Files: ${stored}; missing: ${missing.length}; named by nothing: ${unnamed.length}.`,
]

async function move(direction: string, isKept: boolean, config: Config): Promise<Outcome> {
  await refuseNewFolder(config)
  const { folder, store } = storagesOf(config)
  if (!store) throw new Error('S3_ENDPOINT and what belongs to it must be set to move files.')
  const [from, to] = direction === 'to-store' ? [folder, store] : [store, folder]
  const { sent, bytes, there, removed } = await moveFiles(from, to, isKept)
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`
  return { lines: [`Sent: ${sent} (${size}); there already: ${there}; removed: ${removed}.`] }
}

await runTool((args, config) => {
  const [verb, direction = '', keep] = args
  if (verb === 'check' && args.length === 1) return check(config)
  const isWay = direction === 'to-store' || direction === 'to-folder'
  const isWhole = args.length === (keep === '--keep' ? 3 : 2)
  if (verb === 'move' && isWay && isWhole) return move(direction, keep === '--keep', config)
  throw new Error(USAGE)
})
