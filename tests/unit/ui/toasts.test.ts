import { expect, it } from 'vitest'
import { stayOf } from '#ui/toasts.ts'

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
