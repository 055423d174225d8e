/** A command-line tool as it ships: that of the build. */
import { spawn } from 'node:child_process'

/** The tests' mongod is older than the one that is downloaded, and a word is said about it. */
const quiet = { MONGOMS_SYSTEM_BINARY_VERSION_CHECK: 'false' }

export interface Outcome {
  code: number | null
  out: string
  err: string
}

/** @param input what is typed */
export type Tool = (args: string[], env: Record<string, string>, input?: string) => Promise<Outcome>

/** `server/cli/<name>.ts`. */
export const builtTool =
  (name: string): Tool =>
  (args, env, input = '') =>
    new Promise((done, fail) => {
      const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], {
        env: { ...process.env, NODE_ENV: 'production', ...quiet, MONGODB_URI: '', ...env },
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
    })
