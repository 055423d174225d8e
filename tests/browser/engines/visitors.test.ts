/**
 * The site as visitors of each engine meet it: without a network, after one visit, with the browser started
 * again; and, at another address, from the server, and alive.
 */
import { describe, expect, it } from 'vitest'
import { brokenPieces } from '../../setup/brokenPieces.ts'
import { DESK } from '../../setup/engines/device.ts'
import { eachEngine } from '../../setup/engines/eachEngine.ts'
import {
  asOnPaper,
  canWrite,
  hasPut,
  layoutOf,
  lookAtPage,
  putForEver,
  shownOf,
  spacedOut,
} from '../../setup/engines/inPage.ts'
import { subPageTitles } from '../../setup/engines/subPageTitles.ts'
import { overflow } from '../../setup/overflow.ts'
import { isKept } from '../../setup/phone.ts'
import { publicScreens, recordRoutes } from '../../setup/publicRoutes.ts'
import { ownSite } from '../../setup/site.ts'
import { signIn } from '../../setup/staff.ts'
import { isLong } from '../../setup/storms.ts'
import { documentOf, firstOf, kindOf } from './loadedPaths.ts'

const site = await ownSite()
const screens = await publicScreens(site.origin)
/** Of a page with sub-pages, by its own address. */
const offline = ['/about', ...screens]
/** What the tab is called at each of them. */
const titles = new Map<string, string>()
for (const path of offline)
  titles.set(path, subPageTitles.get(path) ?? (await sentTitle(site.origin + path)))

eachEngine(at => {
  async function arrive(path: string, isLoaded: boolean) {
    if (!isLoaded) return at.goWithin(path)
    // Also where only the hash differs from the one before.
    if (isLong) await at.device.goto('about:blank')
    await at.goTo(path)
  }

  /** That one is there, as wide as the screen, with its own heading, nothing from another host or in its way. */
  async function expectWhole(path: string) {
    const seen = async () => {
      const { title, isBusy, ...look } = await at.device.evaluate(lookAtPage)
      return title === titles.get(path) && !isBusy && look.heading ? look : undefined
    }
    const { heading, ...look } = await at.person.until(`${path}, called ${titles.get(path)}`, seen)
    expect(look, path).toEqual({ others: [], dialogs: 0 })
    expect(await at.device.evaluate(overflow), path).toBe(0)
    expect(heading, path).not.toMatch(/Oops|Unexpected/)
  }

  async function findPublication() {
    await at.person.click('header button', '搜尋')
    await at.person.fill('dialog[open] input', '持教通訊')
    await at.person.read('dialog[open] ol a', '《持教通訊》')
    await at.person.click('dialog[open] ol a')
    await at.person.until('the publication', () =>
      at.device.evaluate(() => location.pathname.startsWith('/media')),
    )
  }

  describe('without a network', () => {
    it('a visit leaves everything on the device', async () => {
      const [, , , , course = ''] = await recordRoutes(at.site.origin)
      await at.goTo(course)
      await at.person.click('dialog[open] button', '我已知悉')
      await at.person.click('main button', '收藏')
      await at.person.see('main button', '已收藏')
      await at.person.until('what is kept', () => at.device.evaluate(isKept))
      at.line.state = 'cut'
      await at.device.restart()
    })

    it('every screen has its text and its title, and the special notice does not come back', {
      timeout: 120_000,
    }, async () => {
      const loaded = firstOf(offline, kindOf)
      for (const path of offline) {
        await arrive(path, loaded.has(path))
        await expectWhole(path)
      }
    })

    it('search finds what was never opened, and what is saved is listed', async () => {
      await at.goWithin('/course#saved')
      await at.person.see('#saved a[href*="courseDetail"]')
      await findPublication()
    })

    it('a bar says so, and goes when the line is back', async () => {
      await at.goTo('/home')
      await at.person.until('離線模式', () => at.device.evaluate(mentions, '離線模式'))
      // No browser knows it: each believes that there is a network.
      expect(await at.device.evaluate(() => navigator.onLine)).toBe(true)
      at.line.state = 'up'
      await at.device.evaluate(() => void dispatchEvent(new Event('online')))
      await at.person.until('no bar', async () => !(await at.device.evaluate(mentions, '離線模式')))
    })
  })

  describe('from the server', () => {
    it('a page that is left while it keeps what was read holds up no later one, also where the browser keeps the page', async () => {
      await at.asNew()
      // No worker stands between the pages and the server. After it WebKit registers none anywhere for long.
      at.line.held = /^\/sw\.js/
      await at.goTo('/home')
      await at.device.evaluate(putForEver)
      await at.person.until('put into kept', () => at.device.evaluate(hasPut, 'kept'))
      await at.goTo('/about')
      expect(await at.device.evaluate(canWrite, 'school-website', 'kept')).toBe(true)
    })

    it('a special notice is read from its beginning and acknowledged, and nothing else closes it', async () => {
      await at.goTo('/latestNotice')
      await at.person.see('dialog[open] h2', '特別消息')
      // Else the focus is on the first link of its text, which is scrolled to.
      const beginning = () =>
        at.device.evaluate(() => {
          const texts = document.querySelector('dialog article')?.parentElement
          return [document.activeElement?.textContent, texts?.scrollTop]
        })
      expect(await beginning()).toEqual(['我已知悉', 0])
      const height = () =>
        at.device.evaluate(
          () => document.querySelector('dialog article')?.parentElement?.clientHeight,
        )
      expect(await height()).toBeGreaterThan(100)
      await at.device.press('Escape')
      await at.device.press('Escape')
      await at.device.clickAt(5, 5)
      await at.person.see('dialog[open] h2', '特別消息')
      await at.person.click('dialog[open] button', '我已知悉')
      await at.person.gone('dialog[open]')
    })

    it('every screen comes alive and fits, no date is broken, and no digits are spaced out, which WebKit draws wrong', {
      timeout: 120_000,
    }, async () => {
      const loaded = firstOf(screens, documentOf)
      for (const path of screens) {
        await arrive(path, loaded.has(path))
        await at.person.wake()
        await expectWhole(path)
        expect(await brokenPieces(at.device), path).toEqual([])
        // No measure of a text tells that its digits are drawn over each other: only its picture does.
        if (at.engine === 'WebKit') expect(await at.device.evaluate(spacedOut), path).toEqual([])
      }
    })

    it('a window that is made wider, as a tablet that is turned, is laid out as if it had been so wide', {
      timeout: 120_000,
    }, async () => {
      const [, , , , course = ''] = await recordRoutes(at.site.origin)
      // The first two are laid out by the same part: `SectionsPage`.
      const changes = [
        ['/about', 600, 820],
        ...(isLong ? ([['/macau-course', 600, 820]] as const) : []),
        [course, 820, 1280],
      ] as const
      const resize = (width: number) => at.device.resize({ ...DESK, width })
      /** What it is once all of the page has come alive. */
      const layout = async () => {
        let last = ''
        await at.person.until('a layout that stays', async () => {
          const before = last
          last = await at.device.evaluate(layoutOf)
          return last === before
        })
        return last
      }
      const open = async (path: string, width: number) => {
        await resize(width)
        await at.goTo(path)
        await at.person.wake()
        return layout()
      }
      for (const [path, narrow, wide] of changes) {
        const wanted = await open(path, wide)
        expect(await open(path, narrow), path).not.toBe(wanted)
        await resize(wide)
        await at.person.until(`${path} as wide`, async () => (await layout()) === wanted)
      }
      await at.device.resize(DESK)
    })

    it('in grey mode all is grey, and coloured again afterwards', async () => {
      const staff = await signIn(at.site)
      const set = (value: boolean) => staff.modify('Setting', { name: 'isBWMode', value } as never)
      const filter = () =>
        at.device.evaluate(() => getComputedStyle(document.documentElement).filter)
      // In WebKit the page before may stand a moment longer.
      for (const [isGrey, shown] of [
        [true, 'grayscale(1)'],
        [false, 'none'],
      ] as const) {
        await set(isGrey)
        await at.goTo('/home')
        await at.person.until(shown, async () => (await filter()) === shown)
      }
    })

    it('search finds what is looked for in Chinese', async () => {
      await at.goWithin('/home')
      await findPublication()
    })

    it('text is as large as is chosen, from the first paint on', async () => {
      await at.goTo('/about')
      await at.person.click('header button', '字體大小')
      await at.person.click('header fieldset label:nth-child(2)')
      await at.person.until('18px', () => at.device.evaluate(isTextSize, '18px'))
      await at.goTo('/course')
      expect(await at.device.evaluate(isTextSize, '18px')).toBe(true)
    })

    it('a course is on paper what one reads, and nothing that one presses; where it is saved it is in the list of saved ones', async () => {
      const [, , , , course = ''] = await recordRoutes(at.site.origin)
      await at.goTo(course)
      // In WebKit the page before may stand a moment longer.
      await at.person.until(course, () => at.device.evaluate(isAt, course))
      const title = await at.person.wordsOf('main h1')
      await at.person.click('main button', '收藏')
      await at.person.see('main button', '已收藏')
      await at.person.wake()
      await at.device.evaluate(asOnPaper)
      const parts = ['header', 'footer', 'nav', 'main button', 'main h1', 'main dl dd']
      expect(await at.device.evaluate(shownOf, parts)).toEqual(['main h1', 'main dl dd'])
      await at.person.read('main', `網頁：${at.line.origin}${course}`)

      await at.goTo('/course#saved')
      await at.person.see('#saved a[href*="courseDetail"]')
      await at.person.read('#saved', title)
    })
  })
}, site)

async function sentTitle(url: string): Promise<string> {
  const answer = await fetch(url)
  return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? ''
}

/** These run in the page. */
const isAt = (path: string) => location.pathname === path
const isTextSize = (size: string) => getComputedStyle(document.documentElement).fontSize === size
const mentions = (words: string) => document.body.innerText.includes(words)
