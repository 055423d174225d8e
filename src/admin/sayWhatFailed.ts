import { Failure, SERVER_DOWN } from '#contract/failure.ts'
import { showFailure, showToast } from '#ui/toasts.ts'

/** What was said since one has gone to this screen. */
const told = new Set<string>()

/** Each fault is said once more, on the next screen. */
export const sayAnew = (): void => told.clear()

/**
 * What something says that a screen asked for and did not get; each fault once, whoever meets it first. A line
 * that is down is said by 離線編輯 already.
 */
export function sayWhatFailed(error: Error): void {
  if (told.has(error.message)) return
  told.add(error.message)
  if (!(error instanceof Failure)) showFailure(error)
  else if (error.message === SERVER_DOWN) showToast('error', SERVER_DOWN)
  else if (error.next !== 'retry') showFailure(error)
}
