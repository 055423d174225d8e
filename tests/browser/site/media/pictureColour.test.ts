/** A picture's place has its colour for as long as it is on its way, and no longer. */
import { expect, it } from 'vitest'
import { browserOfFile, whenHydrated } from '../../../setup/browser.ts'
import { acknowledge, specialNotices } from '../../../setup/firstUse.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

it('has its own colour on the way, and none once it is there', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const notices = await specialNotices(origin)
  const page = await visit(`${origin}/media`, {
    width: 390,
    until: 'commit',
    before: async opening => {
      await opening.addInitScript(acknowledge, notices)
      await opening.route(/\/upload\/.*\.webp$/, async route => {
        await held
        await route.continue()
      })
      // Held pictures would hold the page's own end of loading, and with it its scripts.
      await opening.addInitScript(() => setTimeout(() => dispatchEvent(new Event('load')), 500))
    },
  })
  await whenHydrated(page)
  const images = () =>
    page.locator('main img[srcset]').evaluateAll(elements =>
      elements.map(element => {
        const { complete, style } = element as HTMLImageElement
        return { complete, colour: style.backgroundColor }
      }),
    )
  const onTheWay = { complete: false, colour: expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/) }
  await expect.poll(async () => (await images())[0]).toEqual(onTheWay)
  release()
  await page.locator('main img[srcset]').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await images())[0]).toEqual({ complete: true, colour: '' })
})
