/** Pages that nobody has touched yet, in whatever engine, each as on the first visit of all. */
import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { acknowledge, specialNotices } from '../firstUse.ts'
import type { SiteAddress } from '../site.ts'
import type { Size } from './device.ts'
import type { AtEngine } from './eachEngine.ts'
import { type HeldScripts, holdScripts } from './heldScripts.ts'

const HELD_MS = 3_000

/** Said by Chromium where the script of a worker never comes. */
const NO_WORKER = /unknown error occurred when fetching the script/

export const HELD = 'while its scripts are held back'
export const LOADED = 'as it has loaded'
export const LATER = 'seconds later'

/** When somebody comes to a page; where its scripts are held back, as soon as there is something to see. */
export type Moment = typeof HELD | typeof LOADED | typeof LATER

export interface Sight {
  /** Of this visit alone. */
  origin: string
  /** Lets the scripts come, three seconds after the page was asked for or, where that took longer, now. */
  scriptsCome: () => Promise<void>
}

/** How pages are met for the first time by who has acknowledged all notices, and has no hand at the device. */
export function firstSights(at: AtEngine<Pick<SiteAddress, 'origin'>>) {
  let before: HeldScripts | undefined
  afterAll(() => before?.close())

  return async (path: string, size: Size, moment: Moment): Promise<Sight> => {
    const { device, person, site } = at
    at.expected.push(NO_WORKER)
    const scripts = await holdScripts(site.origin)
    const { origin, empty } = scripts
    const whenLoaded = (href: string) =>
      person.until(`${href}, loaded`, () => device.evaluate(hasLoaded, href))
    await device.goto(empty)
    await whenLoaded(empty)
    // What was asked for there and never answered would take up the browser's connections.
    await before?.close()
    before = scripts
    await device.resize(size)
    await device.moveTo(0, 0)
    await device.evaluate(acknowledge, await specialNotices(site.origin))

    if (moment !== HELD) scripts.letGo()
    await device.goto(origin + path)
    const end = setTimeout(HELD_MS)
    await person.until(path, () => device.evaluate(isShown, origin + path))
    if (moment !== HELD) await whenLoaded(origin + path)
    if (moment === LATER) await end
    return {
      origin,
      scriptsCome: async () => {
        if (moment === HELD) await end
        scripts.letGo()
      },
    }
  }
}

/** Both run in the page. */
const hasLoaded = (href: string) => location.href === href && document.readyState === 'complete'
const isShown = (href: string) =>
  location.href === href && !!document.querySelector('main h1')?.checkVisibility()
