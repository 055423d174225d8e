/** `npm run bench:tests`: where the time of the tests is. */
import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 40

const seconds = (ms: number) => (ms / 1_000).toFixed(1).padStart(9)

interface Times {
  file: string
  /** All of it: what it imports, what its hooks start and end, its tests; ms. */
  whole: number
  /** What is there before its tests: imports, and processes, databases and browsers that are started. */
  startUp: number
  tests: number
}

function timesOf(module: TestModule): Times {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const all = [...module.children.allTests()]
  const tests = all.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0)
  const before = environmentSetupDuration + prepareDuration + collectDuration + setupDuration
  const whole = before + duration
  return { file: module.relativeModuleId, whole, startUp: whole - tests, tests }
}

/** Prints the slowest files, and what all take together on one core. */
export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const times = modules.map(timesOf).sort((a, b) => b.whole - a.whole)
    const sum = (part: 'whole' | 'startUp' | 'tests') =>
      times.reduce((total, each) => total + each[part], 0)
    console.log('\n    whole  start-up     tests  s')
    for (const { file, whole, startUp, tests } of times.slice(0, SHOWN)) {
      console.log(`${seconds(whole)} ${seconds(startUp)} ${seconds(tests)}  ${file}`)
    }
    const all = [sum('whole'), sum('startUp'), sum('tests')].map(seconds).join(' ')
    console.log(`${all}  all ${times.length} files`)
  }
}
