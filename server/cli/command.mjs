import { spawn } from 'node:child_process'

/**
 * Runs Node with `args` and keeps its output to itself; rejects with that output where it fails.
 * `env` is added to this process's environment.
 */
export function runNode(args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', text => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve(output)
      else reject(new Error(`${output}\nnode ${args.join(' ')} failed`))
    })
  })
}
