/**
 * Going to another page, where that is asked about first. While the question stands, the browser's back
 * button has already moved its address, and moves it on when it is pressed again: what the router is told
 * then is counted from where it stood before all of that. So only the last walk is let through or taken
 * back, and of those before it the router never hears.
 */
import { useBlocker } from '@tanstack/react-router'
import { answer, type Question, useAsk } from './asking.ts'

interface Leaving {
  /** What is asked before that path is gone to; nothing where there is no need to. */
  questionTo: (pathname: string) => Question | undefined
  /** Whether the browser asks, in words of its own, before the page is closed or loaded anew. */
  enableBeforeUnload: () => boolean
}

let walks = 0
const overtaken = () => new Promise<never>(() => undefined)

/** Asks before the page that uses it is left, and stays there unless the answer is yes. */
export function useAskedLeave({ questionTo, enableBeforeUnload }: Leaving): void {
  const ask = useAsk()
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      walks += 1
      const walk = walks
      answer(false)
      // Forward again, from where back had been pressed: the page was never left.
      const isByBrowser = action !== 'PUSH' && action !== 'REPLACE'
      if (isByBrowser && placeOf(current) === placeOf(next)) return false
      const question = questionTo(next.pathname)
      if (!question) return false
      const isLeaving = await ask(question)
      return walk === walks ? !isLeaving : overtaken()
    },
    enableBeforeUnload,
  })
}

const placeOf = ({ pathname, search }: { pathname: string; search: object }): string =>
  JSON.stringify([pathname, search])
