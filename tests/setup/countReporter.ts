import type { Reporter, TestModule } from 'vitest/node'

/** The last line of every run, for whatever reads it by machine: `N passed, N failed`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]) {
    let passed = 0
    let failed = unhandledErrors.length
    for (const module of modules) {
      // A file that cannot be read, or whose set-up fails, has no failed test to be counted by.
      failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'failed') failed += 1
      }
    }
    console.log(`${passed} passed, ${failed} failed`)
  }
}
