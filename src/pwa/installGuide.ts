/** How to install the site where the browser does not offer it by itself. */
export type Guide = 'apple' | 'inApp'

/** Whether it is an iPhone or an iPad, which says that it is a Mac, of which none is touched. */
export const isAppleDevice = ({ userAgent, maxTouchPoints }: Browser): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/**
 * Whether an application shows the page in a window of its own, from which nothing can be installed. WeChat says so;
 * the views of Android say `wv`, and those of Apple's devices, unlike all browsers there, no `Safari`.
 */
const isWithinApp = (browser: Browser): boolean =>
  /MicroMessenger|; wv\)/.test(browser.userAgent) ||
  (isAppleDevice(browser) && !browser.userAgent.includes('Safari/'))

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** What to explain where the browser offers nothing: `undefined` where there is nothing to explain. */
export function guideFor(browser: Browser, isInstalled: boolean): Guide | undefined {
  if (isInstalled) return undefined
  if (isWithinApp(browser)) return 'inApp'
  return isAppleDevice(browser) ? 'apple' : undefined
}

/** Whether the page stands in a window of its own, as installed applications do. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true
