import { WHOLE_STYLE_ID } from '#contract/wholeStyle.ts'

/** Asks for the style of what the page does not show yet, and resolves when it is there; rejects where it is not to be had. */
export function wholeStyle(): Promise<unknown> {
  const link = document.getElementById(WHOLE_STYLE_ID) as HTMLLinkElement | null
  if (!link) return Promise.resolve()
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    link.rel = 'stylesheet'
  })
}
