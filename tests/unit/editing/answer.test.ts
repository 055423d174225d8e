/** How long a screen waits for what the server says of edits, and what it says of those that are still here then. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { sayAnswer, submitAt } from '#admin/queue/useSubmit.ts'
import { undoState, withdrawOffer } from '#admin/undoOffer.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { type Answer, answerTo } from '#editing/answer.ts'
import type { Desk } from '#editing/desk.ts'
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
  queueState.isSending = false
  toastState.toasts = []
  withdrawOffer()
})

describe('many edits at once', () => {
  it('are waited for as long as all of them are answered within three seconds', async () => {
    const answer = answered(70)
    await vi.advanceTimersByTimeAsync(40 * 70)
    expect(await answer).toMatchObject({ sent: 40, kept: 0 })
  })

  it('are waited for no longer, and can be taken back from then on; what is said is replaced once all are answered', async () => {
    queueState.isSending = true
    const desk = { save: async () => undefined, answerTo: () => answered(250) } as unknown as Desk
    const words = (count: number) => `停用${count}項`
    void submitAt(desk)(edits, { words, undo: { edits, words } })
    await vi.advanceTimersByTimeAsync(3_100)
    const offered = () => undoState.last?.words
    expect(offered()).toBe('已停用12項；停用28項：已儲存於本機，正在送出')
    undoState.last?.follow?.(queueState.edits)
    expect(offered()).toMatch(/正在送出$/)
    await vi.advanceTimersByTimeAsync(10_000)
    undoState.last?.follow?.(queueState.edits)
    expect(offered()).toBe('已停用40項')
    expect(undoState.last?.follow).toBeUndefined()
  })
})

test.each([
  { circumstances: 'and is being sent', isSending: true, words: '已儲存於本機，正在送出' },
  { circumstances: 'and the server asks to wait', words: '已儲存於本機，稍後自動送出' },
  {
    circumstances: 'while the line is down',
    isReachable: false,
    isSending: true,
    words: '已儲存於本機，連線後自動送出',
  },
])(
  'what is still here $circumstances is said to be $words',
  ({ isReachable = true, isSending = false, words }) => {
    connection.isReachable = isReachable
    queueState.isSending = isSending
    sayAnswer('已儲存', { sent: 0, kept: 1, conflicts: [], rejected: [] })
    expect(toastState.toasts.map(toast => toast.words)).toEqual([words])
  },
)
