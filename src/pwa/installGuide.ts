/** How to install the site where the browser does not offer it by itself. */
export type Guide = 'iphone' | 'wechat'

/** What to explain where the browser offers nothing: `undefined` where there is nothing to explain. */
export function guideFor(userAgent: string, isInstalled: boolean): Guide | undefined {
  if (isInstalled) return undefined
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'iphone' : undefined
}

/** Whether the page stands in a window of its own, as installed applications do. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true
