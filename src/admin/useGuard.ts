import { useBlocker } from '@tanstack/react-router'
import { signedInAs } from '#data/session.ts'
import { useUnsaved } from '#editing/unsaved.ts'

/** Asks before what is typed, and kept nowhere else, goes with its page. */
export function useGuard(isUnsaved: boolean): void {
  useUnsaved(isUnsaved)
  useBlocker({
    shouldBlockFn: () =>
      isUnsaved &&
      // Who signed out was asked before.
      signedInAs() !== null &&
      !window.confirm('有未儲存的更改，離開此頁便會失去。離開？'),
    enableBeforeUnload: () => isUnsaved,
  })
}
