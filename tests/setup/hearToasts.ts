/** What the toasts of a page say, for whoever comes too late to see it. */
import type { Page } from 'playwright-core'

/**
 * Writes down all that the page says from now on, until it is left. What has succeeded is said for half a
 * second, which is as long as Playwright waits between two looks: whoever waits to see it may miss it.
 */
export async function hearToasts(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(changes => {
      for (const { addedNodes, target } of changes) {
        const places = '[role=status], [role=alert]'
        if (!(target instanceof Element && target.closest(places))) continue
        for (const node of addedNodes) said.push(node.textContent ?? '')
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('｜'))
}
