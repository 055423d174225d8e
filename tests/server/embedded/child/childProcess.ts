import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { onTestFinished } from 'vitest'

const root = process.cwd()
const here = 'tests/server/embedded/child'

/** Node 20 runs no TypeScript: bundles the entries into the folder, beside a way to node_modules. */
export async function bundleChildren(folder: string): Promise<void> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          engine: join(root, here, 'engineProcess.ts'),
          filling: join(root, here, 'fillingProcess.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  })
}

/** Starts a command that talks to us over Node's channel; ended with the test at the latest. */
export function startChild(command: string, args: string[]): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  onTestFinished(() => killed(child))
  return child
}

/** Its first message; fails with what it wrote to stderr if it ends without one. */
export function firstMessage<T>(child: ChildProcess): Promise<T> {
  let complaints = ''
  child.stderr?.on('data', chunk => {
    complaints += chunk
  })
  return new Promise((done, fail) => {
    child.once('message', message => done(message as T))
    child.once('error', fail)
    child.once('exit', code => fail(new Error(`the child ended with ${code}: ${complaints}`)))
  })
}

/** kill -9, and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
