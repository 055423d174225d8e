import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reporter } from 'vitest/node'
import { FAILURES } from './failuresFolder.ts'

/** Says where the evidence of what failed lies, and clears that of the run before. */
export default class FailureReporter implements Reporter {
  onTestRunStart() {
    rmSync(FAILURES, { recursive: true, force: true })
  }

  onTestRunEnd() {
    if (existsSync(FAILURES))
      console.log(`Screenshots, consoles and logs of what failed: ${resolve(FAILURES)}`)
  }
}
