import { useUnsaved } from '#editing/unsaved.ts'
import { useAskedLeave } from './ask/useAskedLeave.ts'

/** Asks before what is typed, and kept nowhere else, goes with its page. */
export function useGuard(isUnsaved: boolean): void {
  useUnsaved(isUnsaved)
  useAskedLeave({
    questionTo: pathname =>
      // Who signs out was asked before, and who was signed out has no choice.
      isUnsaved && pathname !== '/admin/login'
        ? {
            title: '離開此頁？',
            text: '有未儲存的更改，離開此頁便會失去。',
            verb: '離開',
            isDanger: true,
          }
        : undefined,
    enableBeforeUnload: () => isUnsaved,
  })
}
