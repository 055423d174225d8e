import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROME, openBrowser } from '../../../setup/browser.ts'
import { everyPage, NOT_FOUND, OTHERS, offersAt, type Use } from '../../../setup/firstControls.ts'
import {
  choose,
  lookAt,
  moments,
  specialNotices,
  tap,
  type UseMoment,
} from '../../../setup/firstUse.ts'
import { sharedSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

const { origin } = sharedSite()
let browser: Browser
/** The whole of it: a document's first press is answered by its viewer, which the engine alone has not. */
let whole: Browser
let notices: Record<string, number>
beforeAll(async () => {
  whole = await openBrowser(CHROME)
  browser = isLong ? whole : await openBrowser()
  notices = await specialNotices(origin)
})
afterAll(() => Promise.all([browser.close(), whole.close()]))

/** What a first use is answered in, from when the scripts are there. */
const WITHIN_MS = 1_000
const AT_ONCE = 4

/** The use that needs the whole browser. */
const DOCUMENT = '在此閱讀'

interface Trial extends Use {
  path: string
  moment: UseMoment
}

const momentAt = (place: number) => moments[place % moments.length] as UseMoment

/** Every page at every moment, and every use of it at two of them; what is chosen, always before the scripts come. */
const all: Trial[] = Object.entries(await offersAt(origin)).flatMap(([path, offered], place) =>
  [...(path.includes('#') ? [] : everyPage), ...offered].flatMap((use, index) =>
    [0, 2].map(step => ({
      ...use,
      path,
      moment: use.how === choose && step === 0 ? 'held' : momentAt(place + index + step),
    })),
  ),
)

/** What is used, of its kind: where a link leads to makes no other use of it. */
const kindOf = ({ what }: Trial) => (what.startsWith('a link to') ? 'a link' : what)

/** Of these, those by which each kind of use is met once, at one moment or another: on another page it is the same. */
function eachOnce(): Trial[] {
  const met = new Set<string>()
  return all.filter(trial => !met.has(kindOf(trial)) && met.add(kindOf(trial)))
}

const trials = isLong ? all : eachOnce()

/** How long after the use, or after the scripts, it happened. */
async function answerTime({ path, moment, on, happens, what, how = tap }: Trial): Promise<number> {
  const engine = what === DOCUMENT ? whole : browser
  const { page, scriptsThereAt } = await lookAt(engine, origin + path, notices, {
    width: how === tap ? 390 : 1280,
    moment,
    sight: on,
    expected: [NOT_FOUND],
    others: OTHERS,
  })
  page.setDefaultTimeout(10_000)
  const happened = happens(page).then(
    () => Date.now(),
    () => Number.POSITIVE_INFINITY,
  )
  await how(on(page))
  const usedAt = Date.now()
  const late = (await happened) - Math.max(usedAt, scriptsThereAt())
  await page.context().close()
  return late
}

describe('the first use of a page', () => {
  it('is answered within a second', { timeout: 400_000 }, async () => {
    const open = [...trials]
    const late: Trial[] = []
    const work = async () => {
      for (let trial = open.shift(); trial; trial = open.shift()) {
        if ((await answerTime(trial)) > WITHIN_MS) late.push(trial)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    // Once more and alone: with so many at once it may have been the machine.
    const failures: string[] = []
    for (const trial of late) {
      const time = await answerTime(trial)
      const { what, path, moment, how = tap } = trial
      if (time > WITHIN_MS) failures.push(`${path}, ${what}, by ${how.name} at ${moment}: ${time}`)
    }
    expect(failures).toEqual([])
  })
})
