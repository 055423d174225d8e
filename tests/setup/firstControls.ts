/** What can be used first on each kind of page, and what comes of it. */
import type { Locator, Page } from 'playwright-core'
import { choose, enter, key, press } from './firstUse.ts'
import { recordRoutes } from './publicRoutes.ts'

export interface Use {
  what: string
  on: (page: Page) => Locator
  happens: (page: Page) => Promise<unknown>
  /** Otherwise the tap of a phone. */
  how?: (control: Locator) => Promise<void>
}

export const named =
  (role: 'button' | 'link' | 'checkbox' | 'combobox' | 'dialog', name: string | RegExp) =>
  (page: Page) =>
    page.getByRole(role, { name, exact: true }).first()

const shows =
  (...part: Parameters<typeof named>) =>
  (page: Page) =>
    named(...part)(page).waitFor()

const arrives = (address: string | RegExp) => (page: Page) =>
  page.waitForURL(url => !!url.href.match(address), { waitUntil: 'commit' })

const by = (how: Use['how'], ...uses: Use[]): Use[] => uses.map(use => ({ ...use, how }))

const burger: Use = {
  what: 'the burger',
  on: named('button', /選單$/),
  happens: shows('button', '關閉選單'),
}
const search: Use = {
  what: 'the search',
  on: named('button', '搜尋'),
  happens: page => page.locator('dialog[open] input').first().waitFor(),
}
const textSize: Use = {
  what: 'the text size',
  on: named('button', '字體大小'),
  happens: page => page.getByText('較大').waitFor(),
}
const arrow: Use = {
  what: 'the arrow of a menu',
  on: named('button', '關於本校：子目錄'),
  happens: page =>
    page.getByRole('navigation').getByRole('link', { name: '校曆' }).first().waitFor(),
}
const footLink: Use = {
  what: 'a link of the foot',
  on: page => page.locator('footer a[href="/about#contact"]:visible').first(),
  happens: arrives(/about#contact$/),
}
const footGroup: Use = {
  what: 'a folded group of the foot',
  on: page => page.locator('footer summary').first(),
  happens: page => page.locator('footer a[href="/course#degree-course"]').waitFor(),
}
const subPages: Use = {
  what: "the list of a page's parts",
  on: page => page.locator('main summary'),
  happens: page => page.locator('main details[open]').waitFor(),
}
const picture: Use = {
  what: 'a picture',
  on: page => page.locator('main a[href^="/upload"]:has(img):visible').first(),
  happens: shows('dialog', '相片'),
}
const film: Use = {
  what: 'a film',
  on: page => page.locator('main a[href*="youtube"]:visible').first(),
  happens: page => page.locator('main iframe').waitFor(),
}
export const OTHERS = /^https:\/\//
export const NOT_FOUND = /status of 404/
const map: Use = {
  what: '查看地圖',
  on: page => page.locator('main a[href*="map"]:visible').first(),
  happens: page => page.waitForEvent('request', request => OTHERS.test(request.url())),
}
const save: Use = {
  what: '收藏',
  on: named('button', '收藏'),
  happens: shows('button', '已收藏'),
}

export const dot = (current: number) => (page: Page) =>
  page.locator(`button[aria-current][aria-label^="第${current}張"]`).waitFor()

/** The first link of the page's own content to one of these addresses. */
const linkTo = (address: string): Use => ({
  what: `a link to ${address}`,
  on: page => page.locator(`main a[href^="${address}"]:visible`).first(),
  happens: arrives(address),
})

/** By page: what it offers, besides what every page does. */
export async function offersAt(origin: string): Promise<Record<string, Use[]>> {
  const [notice, news, publication, tutor, course] = await recordRoutes(origin)
  return {
    '/home': [
      search,
      textSize,
      footLink,
      footGroup,
      picture,
      linkTo('/latestNoticeDetail/'),
      { what: 'the next slide', on: named('button', '下一張'), happens: dot(2) },
      { what: 'the mark of a slide', on: named('button', /^第3張/), happens: dot(3) },
      {
        what: 'the pause of the slides',
        on: named('button', /(播放|暫停)輪播/),
        happens: shows('button', '播放輪播'),
      },
      ...by(press, arrow, textSize, search),
      ...by(enter, arrow, footLink),
      ...by(key('Control+k'), search),
    ],
    '/about': [subPages, ...by(press, linkTo('/about#calendar'))],
    '/about#campus': [picture],
    '/about#contact': [map, film],
    '/macau-course': [subPages],
    '/course': [
      linkTo('/course/courseDetail/'),
      {
        what: 'the filters',
        on: named('button', '篩選'),
        happens: page => page.locator(':popover-open input:visible').first().waitFor(),
      },
      {
        what: 'a choice',
        on: named('combobox', '排序'),
        how: choose,
        happens: arrives(/[?&]sort=/),
      },
    ],
    '/certification': [],
    '/registration': [subPages],
    '/media': [linkTo('/mediaDetail/')],
    '/media#video': [linkTo('/mediaDetail/')],
    '/latestNotice': [linkTo('/latestNoticeDetail/')],
    [notice as string]: [...by(press, arrow)],
    [news as string]: [picture],
    [publication as string]: [
      {
        what: '在此閱讀',
        on: named('link', '在此閱讀'),
        how: press,
        happens: page => page.locator('main iframe').waitFor(),
      },
    ],
    [tutor as string]: [linkTo('/course/courseDetail/')],
    [course as string]: [
      save,
      {
        what: '分享',
        on: named('button', '分享'),
        happens: page => page.getByText(/複製連結/).waitFor(),
      },
      ...by(press, save),
      ...by(enter, save),
    ],
    '/no-such-page': [search],
  }
}

/** The search's own key, which is the first that can be meant for a page and not for the browser. */
export const everyPage: Use[] = [burger, ...by(key('/'), search)]
