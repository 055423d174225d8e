import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#contract/time.ts'
import { createUnusedFiles } from '#server/storage/unused.ts'

const QUARTER_MS = 15 * 60_000

test('unused files are looked for soon after a start, then daily, and no more once it is stopped', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const list = vi.fn(async () => [])
  const unused = createUnusedFiles({
    repository: {
      files: { all: async () => [], strangeSince: async () => [] } as never,
      everyDocument: async function* () {},
    },
    storage: { list, remove: async () => undefined },
    now: () => new Date(),
    logger: pino({ level: 'silent' }),
  })
  const looksAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return list.mock.calls.length
  }
  unused.start()
  expect(await looksAfter(QUARTER_MS)).toBe(1)
  expect(await looksAfter(DAY_MS)).toBe(2)
  expect(await looksAfter(DAY_MS)).toBe(3)
  unused.stop()
  expect(await looksAfter(3 * DAY_MS)).toBe(3)
  unused.start()
  unused.stop()
  expect(await looksAfter(QUARTER_MS)).toBe(3)
})
