/** The pictures of the campus in the demo school, which is not changed: a list of twelve, and the large view of each. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeEach } from 'vitest'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

/** Where they are. */
export const CAMPUS = '/about#campus'

/** How a browser shows a picture by itself is its own affair, which our policy hinders. */
export const BARE_PICTURE = [/Applying inline style/, /origin-keyed agent cluster/]

/** The large view, while one is open. */
export const viewer = (page: Page) => page.getByRole('dialog', { name: '相片' })

/** The link of exactly that name, such as the card of a picture. */
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Registers what starts and ends the browser around a file's tests. */
export function campusPictures() {
  const { origin } = sharedSite()
  const visit = browserOfFile()

  /** A page with the demo school's special notice acknowledged where there is a script that shows it. */
  async function open(path: string, width = 1280, context?: BrowserContextOptions): Promise<Page> {
    const page = await visit(origin + path, { width, context, expected: BARE_PICTURE })
    if (context?.javaScriptEnabled === false) return page
    await page.getByRole('button', { name: '我已知悉' }).click()
    return page
  }

  /** The window of a block's tests, at its pictures again, and nothing over them. */
  function atCampus(width: number, context?: BrowserContextOptions): () => Page {
    const window = oneWindow(() => open(CAMPUS, width, context))
    beforeEach(async () => {
      const page = window()
      if ((await viewer(page).count()) > 0) await page.keyboard.press('Escape')
      await viewer(page).waitFor({ state: 'detached' })
      await page.setViewportSize({ width, height: 900 })
      if (page.url() !== origin + CAMPUS) await page.goto(origin + CAMPUS)
      await link(page, '圖書館').waitFor()
    })
    return window
  }

  return { origin, visit, open, atCampus }
}
