import { proxy } from 'valtio'
import { Failure, SERVER_DOWN } from '#contract/failure.ts'

/** Milliseconds that each kind stays. */
const staysFor = { success: 500, info: 3_000, error: 5_000, warning: 10_000, notice: 20_000 }

type ToastKind = keyof typeof staysFor

interface Toast {
  id: number
  kind: string
  words: string
}

export const toastState = proxy<{ toasts: Toast[] }>({ toasts: [] })
let lastId = 0

/** How long a toast stays, in milliseconds; a kind that nobody knows stays as long as an error. */
export const stayOf = (kind: string): number => staysFor[kind as ToastKind] ?? staysFor.error

/** Says something at the upper right for a while; what already stands there is not said twice. */
export function showToast(kind: string, words: string): void {
  if (toastState.toasts.some(toast => toast.words === words)) return
  lastId += 1
  toastState.toasts.push({ id: lastId, kind, words })
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  toastState.toasts = toastState.toasts.filter(toast => toast.id !== id)
}

/** Takes away what was said of failures: it was about a screen that is left. That the server is down is not. */
export function dismissErrors(): void {
  toastState.toasts = toastState.toasts.filter(
    ({ kind, words }) => kind !== 'error' || words === SERVER_DOWN,
  )
}

/** What a browser says of itself is in our words. */
function wordsOf(error: unknown): string {
  if (error instanceof DOMException) {
    return new Failure(error.name === 'QuotaExceededError' ? 'noSpace' : 'unexpected').message
  }
  return error instanceof Error ? error.message : String(error)
}

/** The toast for whatever failed: `ERROR：` and the message. */
export function showFailure(error: unknown): void {
  showToast('error', `ERROR：${wordsOf(error)}`)
}
