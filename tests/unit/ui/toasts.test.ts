import { expect, it } from 'vitest'
import { SERVER_DOWN } from '#contract/failure.ts'
import { dismissErrors, showToast, stayOf, toastState } from '#ui/toasts.ts'

it.each([
  ['success', 500],
  ['info', 3_000],
  ['error', 5_000],
  ['warning', 10_000],
  ['notice', 20_000],
  ['of any other kind', 5_000],
])('a toast %s stays %i ms', (kind, milliseconds) => {
  expect(stayOf(kind)).toBe(milliseconds)
})

it('what went wrong on a screen goes with it; that the server is down does not', () => {
  // Of other tests, which have these modules as well.
  toastState.toasts = []
  showToast('error', '這個欄位有誤')
  showToast('error', SERVER_DOWN)
  showToast('info', '已儲存於本機')
  dismissErrors()
  expect(toastState.toasts.map(({ words }) => words)).toEqual([SERVER_DOWN, '已儲存於本機'])
})
