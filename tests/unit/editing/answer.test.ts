/** How long a screen waits for what the server says of edits, and what it says of those that are still here then. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { sayAnswer } from '#admin/queue/useSubmit.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { type Answer, answerTo } from '#editing/answer.ts'
import type { Edit } from '#editing/edit.ts'
import { queueState, showEdits } from '#editing/queueState.ts'
import { connection } from '#pwa/connection.ts'
import { toastState } from '#ui/toasts.ts'

const edits = Array.from({ length: 40 }, (_, index) => ({
  id: `edit ${index}`,
  target: recordTarget({ name: 'Tutor' }),
  record: `record ${index}`,
  state: 'waiting',
})) as unknown as Edit[]

/** What is told of these edits, the server answering one of them each `ms` until it has answered `count`. */
function answered(ms: number, count = edits.length): Promise<Answer> {
  showEdits(edits, 0)
  for (let sent = 1; sent <= count; sent++)
    setTimeout(() => showEdits(edits.slice(sent), 0), sent * ms)
  return answerTo(edits, {
    edits: () => queueState.edits,
    sendNow: () => new Promise(() => undefined),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  connection.isReachable = true
})
afterEach(() => {
  vi.useRealTimers()
  showEdits([], 0)
  toastState.toasts = []
})

describe('many edits at once', () => {
  it('are waited for as long as the server answers one after the other', async () => {
    const answer = answered(250)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toMatchObject({ sent: 40, kept: 0 })
  })

  it('are waited for no longer than three seconds after the last answer', async () => {
    const answer = answered(250, 12)
    await vi.advanceTimersByTimeAsync(12 * 250 + 2_900)
    expect(await Promise.race([answer, 'nothing yet'])).toBe('nothing yet')
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toMatchObject({ sent: 12, kept: 28 })
  })
})

test.each([
  { line: 'up', isReachable: true, words: '已儲存於本機，正在送出' },
  { line: 'down', isReachable: false, words: '已儲存於本機，連線後自動送出' },
])('what is still here while the line is $line is said to be $words', ({ isReachable, words }) => {
  connection.isReachable = isReachable
  sayAnswer('已儲存', { sent: 0, kept: 1, conflicts: [], rejected: [] })
  expect(toastState.toasts.map(toast => toast.words)).toEqual([words])
})
