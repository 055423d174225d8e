/** A command-line tool as it ships: built, in a folder from which it finds its packages. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** The tests' mongod is older than the one that is downloaded, and a word is said about it. */
const quiet = { MONGOMS_SYSTEM_BINARY_VERSION_CHECK: 'false' }

export interface Outcome {
  code: number | null
  out: string
  err: string
}

export interface Tool {
  /** @param input what is typed */
  run: (args: string[], env: Record<string, string>, input?: string) => Promise<Outcome>
  remove: () => Promise<void>
}

/** Builds `server/cli/<name>.ts`. */
export async function buildTool(name: string): Promise<Tool> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: `server/cli/${name}.ts`, outDir: join(folder, 'dist'), copyPublicDir: false },
  })
  return {
    run: (args, env, input = '') =>
      new Promise((done, fail) => {
        const child = spawn(process.execPath, [join(folder, `dist/${name}.js`), ...args], {
          env: { ...process.env, ...quiet, MONGODB_URI: '', ...env },
        })
        const outcome: Outcome = { code: null, out: '', err: '' }
        child.stdout.setEncoding('utf8').on('data', text => {
          outcome.out += text
        })
        child.stderr.setEncoding('utf8').on('data', text => {
          outcome.err += text
        })
        child.on('error', fail)
        child.on('close', code => done({ ...outcome, code }))
        child.stdin.on('error', () => undefined).end(input)
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
