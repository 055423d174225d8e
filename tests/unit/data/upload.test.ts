import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFile } from '#data/upload.ts'

/** A line on which what is sent moves when a test says so, and nothing ever comes back. */
class Line {
  static last: Line
  upload: { onprogress?: (moved: { loaded: number; total: number }) => void } = {}
  onabort?: () => void
  open() {}
  setRequestHeader() {}
  send() {
    Line.last = this
  }
  abort() {
    this.onabort?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Line)
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['nothing has ever moved', 0],
  ['something has moved last', 50_000],
])('an upload ends a minute after %s, so that all else is sent', async (_when, movedAt) => {
  const ended = vi.fn()
  uploadFile(new Blob(['a']), 'a.txt').catch(ended)
  await vi.advanceTimersByTimeAsync(movedAt)
  if (movedAt > 0) Line.last.upload.onprogress?.({ loaded: 1, total: 2 })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }))
})
