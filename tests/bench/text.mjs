/**
 * `npm run bench:text`: hostile rich texts of 200 kB through everything that reads one, on the server and in
 * a visitor's browser; milliseconds of the processor, the best of some rounds, so that other work on the
 * machine does not count. And half of each: twice the text may take twice the time, not four times.
 */
import { createServer } from 'vite'

const ROUNDS = Number(process.argv[2] ?? 5)
const LIMIT_MS = 50
/** Below this, what is measured is the clock. */
const NOISE_MS = 15
const MOST_TIMES = 3.2

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const load = path => vite.ssrLoadModule(path)
const { hostileShapes } = await load('/tests/bench/text/shapes.ts')
const { cleanRichText, picturesIn } = await load('/server/richText/sanitize.ts')
const { plainText } = await load('/src/site/RichText.tsx')
const { nestedLists } = await load('/src/contract/nestedLists.ts')
const { wholePiecesIn } = await load('/src/ui/wholePieces.ts')

function best(work) {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

const steps = { cleanRichText, plainText, nestedLists, wholePiecesIn, picturesIn }
const whole = hostileShapes()
const half = hostileShapes(100_000)
// What is measured first would be measured while it is still compiled.
for (const text of Object.values(half)) for (const step of Object.values(steps)) step(text)

let isSlow = false
for (const [name, text] of Object.entries(whole)) {
  const told = Object.entries(steps).map(([called, step]) => {
    const [ms, halfMs] = [best(() => step(text)), best(() => step(half[name]))]
    const isWrong = ms > LIMIT_MS || (ms > NOISE_MS && ms > MOST_TIMES * halfMs)
    isSlow ||= isWrong
    return `${called} ${ms.toFixed(1)} (half ${halfMs.toFixed(1)})${isWrong ? ' TOO SLOW' : ''}`
  })
  console.log(`${name}: ${told.join(', ')}`)
}
await vite.close()
console.log(
  isSlow ? `More than ${LIMIT_MS} ms, or out of proportion.` : `Each within ${LIMIT_MS} ms.`,
)
process.exit(isSlow ? 1 : 0)
