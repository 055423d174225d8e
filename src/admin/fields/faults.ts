/** A save that failed is seen by whoever made it, wherever in the form they are. */
import { useEffect, useRef, useState } from 'react'
import type { Issue } from '#contract/failure.ts'

/** What can take the focus in a field that has nothing marked as wrong. */
const FOCUSABLE = 'input, select, textarea, [contenteditable=true], button, [tabindex]'

/** Marks what is wrong, for `useFaults`. */
export const faulty = (isWrong: boolean) => ({ 'data-fault': isWrong || undefined })

/** Brings the first thing that is wrong into sight, and the focus to it. */
function goToFault(within: HTMLElement | null): void {
  const fault = within?.querySelector<HTMLElement>('[data-fault]')
  if (!fault) return
  // Of one that is higher than the screen, its beginning says what it is and what is wrong.
  const isLow = fault.offsetHeight < innerHeight / 2
  fault.scrollIntoView({ block: isLow ? 'center' : 'start' })
  const wrong = fault.querySelector<HTMLElement>('[aria-invalid=true]')
  const target = wrong ?? fault.querySelector<HTMLElement>(FOCUSABLE) ?? fault
  target.focus({ preventScroll: true })
}

/** Leads to what is wrong within an element, as soon as it is shown as wrong. */
export function useFaults<E extends HTMLElement>() {
  const within = useRef<E>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) goToFault(within.current)
  }, [failures])
  return { within, showFaults: () => setFailures(count => count + 1) }
}

/** What is said of something that is not saved. */
export function faultWords(issues: readonly Issue[]): string {
  const [first] = issues
  return issues.length === 1
    ? `未能儲存：${first?.label}${first?.message}`
    : `未能儲存，有${issues.length}項需要更正：${issues.map(({ label }) => label).join('、')}`
}
