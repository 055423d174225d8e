/** What comes of the first thing that somebody does to a page, and of nothing at all, in each engine. */
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { CAROUSEL, hurry, pictureShown, watchTouches } from '../../setup/engines/carouselWatch.ts'
import { DESK, PHONE, type Size } from '../../setup/engines/device.ts'
import { eachEngine } from '../../setup/engines/eachEngine.ts'
import { firstSights, HELD } from '../../setup/engines/firstSight.ts'
import { recordRoutes } from '../../setup/publicRoutes.ts'
import { sharedSite } from '../../setup/site.ts'
import { isLong } from '../../setup/storms.ts'

/** What would be undone when the page answers by itself, or done a second time, has been by then. */
const SETTLED_MS = 500

interface Use {
  /** Its place in `recordRoutes`, or its address. */
  page: string | number
  size: Size
  by: 'tap' | 'click'
  on: [css: string, words?: string]
  answer: [css: string, words?: string]
}

const uses: [what: string, use: Use][] = [
  [
    'a tap on the burger opens the menu',
    {
      page: '/home',
      size: PHONE,
      by: 'tap',
      on: ['header button', '開啟選單'],
      answer: ['nav[aria-label=目錄] a', '最新公告'],
    },
  ],
  [
    'a tap on 收藏 saves the course',
    {
      page: 4,
      size: PHONE,
      by: 'tap',
      on: ['main button', '收藏'],
      answer: ['main button', '已收藏'],
    },
  ],
  [
    'a click on 搜尋 opens the search',
    {
      page: '/about',
      size: DESK,
      by: 'click',
      on: ['header button', '搜尋'],
      answer: ['dialog[open] input'],
    },
  ],
]

eachEngine(
  at => {
    const meet = firstSights(at)
    const pathOf = async (page: string | number) =>
      typeof page === 'string' ? page : ((await recordRoutes(at.site.origin))[page] ?? '')

    it('the pictures on the home page turn for somebody who only looks', async () => {
      const { scriptsCome } = await meet('/home', PHONE, HELD)
      await at.device.evaluate(watchTouches)
      // Each picture stands for six seconds, which the long run waits out.
      if (!isLong) await at.device.evaluate(hurry, 3)
      const shown = () => at.device.evaluate(pictureShown, CAROUSEL)
      const first = await at.person.until('the first picture', shown)
      await scriptsCome()
      await at.person.until('another picture', async () => {
        const now = await shown()
        return now && now !== first && at.device.evaluate(hasMark, CAROUSEL, '第2張')
      })
      const { isCalm, touches } = await at.device.evaluate(() => ({
        isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
        touches: window.touches,
      }))
      expect({ isCalm, touches }).toEqual({ isCalm: false, touches: [] })
    })

    describe('the first use of a page whose scripts are held back is not lost', () => {
      it.each(uses)('%s, once they come', async (_, use) => {
        const { scriptsCome } = await meet(await pathOf(use.page), use.size, HELD)
        await at.person[use.by](...use.on)
        await scriptsCome()
        await at.person.see(...use.answer)
        await setTimeout(SETTLED_MS)
        await at.person.see(...use.answer)
      })

      it.each([
        ['tap', PHONE],
        ['click', DESK],
      ] as const)('a %s on a link leads there at once', async (by, size) => {
        const { origin } = await meet('/home', size, HELD)
        await at.person[by]('main a[href^="/latestNoticeDetail/"]')
        await at.person.until('the notice', () =>
          at.device.evaluate(
            place =>
              location.href.startsWith(`${place}/latestNoticeDetail/`) &&
              !!document.querySelector('main h1')?.checkVisibility(),
            origin,
          ),
        )
      })
    })
  },
  sharedSite(),
  'eager',
)

/** Runs in the page: whether that is the mark of the picture it shows. */
const hasMark = (carousel: string, name: string) =>
  !!document.querySelector(`${carousel} button[aria-current][aria-label^="${name}"]`)
