/** A line that goes silent, which a browser would wait for without end. */
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import { askPageData, createRequestCall } from '#data/api.ts'

const ANSWER = JSON.stringify({ success: true, message: '', data: ['甲'] })

/** What comes of an answer, and when; milliseconds. It never ends unless it says so. */
type Part = [at: number, text: string | 'end']

/** A browser whose line brings these parts, and gives up what it is told to. */
function lineThatBrings(...parts: Part[]) {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const [at, text] of parts) {
          setTimeout(() => {
            if (signal?.aborted) return
            if (text === 'end') controller.close()
            else controller.enqueue(new TextEncoder().encode(text))
          }, at)
        }
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  })
}

/** What becomes of a question in so many milliseconds. */
async function within(ms: number, asked: Promise<unknown>): Promise<unknown> {
  const end = asked.catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(ms)
  // How many turns of its own Node takes to read what has come, differs by its version.
  for (let turns = 0; turns < 1_000; turns += 1) await turn()
  return Promise.race([end, 'nothing yet'])
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ask = () => createRequestCall()(settingCalls.listSettings)

test('an answer that stops half way is a failure of the line, fifteen seconds after its last part', async () => {
  lineThatBrings([0, ANSWER.slice(0, 10)], [10_000, ANSWER.slice(10, 12)])
  const asked = ask()
  expect(await within(24_000, asked)).toBe('nothing yet')
  expect(await within(2_000, asked)).toMatchObject({ code: 'unreachable', next: 'retry' })
})

test('an answer that comes slowly, but comes, is waited for', async () => {
  const letters = [...ANSWER].map((letter, index): Part => [index * 10_000, letter])
  const end = letters.length * 10_000
  lineThatBrings(...letters, [end, 'end'])
  expect(await within(end + 1, ask())).toEqual(['甲'])
})

test('what is large has the more time to leave the larger it is, and no answer to it is waited for without end', async () => {
  lineThatBrings([60_000, ANSWER], [60_000, 'end'])
  const send = (text: string) =>
    createRequestCall()(settingEditCalls.modifySetting, undefined, {
      name: 'licence',
      value: text,
      revision: 1,
    }).catch((failure: unknown) => failure)
  const [small, large] = [send('一'), send('一'.repeat(1_000_000))]
  expect(await within(16_000, small)).toMatchObject({ code: 'unreachable' })
  expect(await within(60_000, large)).toEqual(['甲'])
  lineThatBrings()
  expect(await within(78_000, send('一'.repeat(1_000_000)))).toMatchObject({ code: 'unreachable' })
})

test('a page whose data stops half way is left as it was sent', async () => {
  lineThatBrings([0, '{"queries":'])
  expect(await within(16_000, askPageData('/home'))).toBeInstanceOf(Error)
})
