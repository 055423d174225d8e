/** A site of a file's own, and a browser in which staff work on it. */
import type { Page } from 'playwright-core'
import { browserOfFile } from './browser.ts'
import { keepSession, logIn } from './session.ts'
import { ownSite, type SiteAddress } from './site.ts'

/**
 * Starts the site, unless the file is given one (`workerSite`), and registers what ends it and starts and ends
 * the browser around the tests of a file.
 */
export async function adminAtSite(at?: SiteAddress) {
  const site = at ?? (await ownSite())
  const visit = browserOfFile()

  /** Opens a page of the admin in a window in which somebody has signed in. */
  async function open(path: string, width = 1280, expected: RegExp[] = []): Promise<Page> {
    const session = await logIn(site.origin, site)
    const before = (empty: Page) => keepSession(empty, session)
    const page = await visit(site.origin + path, { width, expected, before })
    await page.getByRole('button', { name: /待同步/ }).waitFor()
    return page
  }

  return { site, open, visit }
}
