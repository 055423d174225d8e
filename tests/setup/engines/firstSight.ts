/** Pages that nobody has touched yet, in whatever engine, each as on the first visit of all. */
import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { isAlive } from '../alive.ts'
import { acknowledge, specialNotices } from '../firstUse.ts'
import type { SiteAddress } from '../site.ts'
import { isLong } from '../storms.ts'
import type { Size } from './device.ts'
import type { AtEngine } from './eachEngine.ts'
import { type HeldScripts, holdScripts } from './heldScripts.ts'

const LATER_MS = 3_000
/** Counted from when the page is asked for. Nothing of the page counts it: what matters is that it wants them. */
const HELD_MS = isLong ? 3_000 : 0

/** Said by Chromium where the script of a worker never comes. */
const NO_WORKER = /unknown error occurred when fetching the script/

export const HELD = 'while its scripts are held back'
export const LOADED = 'as it has loaded'
export const LATER = 'seconds later'

/** When somebody comes to a page; where its scripts are held back, as soon as there is something to see. */
export type SightMoment = typeof HELD | typeof LOADED | typeof LATER

export interface Sight {
  /** Of this visit alone. */
  origin: string
  /** Lets the scripts come that were held back, once the page wants them; resolves when it answers by itself. */
  scriptsCome: () => Promise<void>
}

/** How pages are met for the first time by who has acknowledged all notices, and has no hand at the device. */
export function firstSights(at: AtEngine<Pick<SiteAddress, 'origin'>>) {
  let before: HeldScripts | undefined
  afterAll(() => before?.close())

  return async (path: string, size: Size, moment: SightMoment): Promise<Sight> => {
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
    const held = setTimeout(HELD_MS)
    const later = setTimeout(LATER_MS)
    await person.until(path, () => device.evaluate(isShown, origin + path))
    if (moment !== HELD) await whenLoaded(origin + path)
    if (moment === LATER) await later
    return {
      origin,
      scriptsCome: async () => {
        if (moment === HELD) await Promise.all([held, scripts.wanted])
        scripts.letGo()
        await person.until('hydrated', () => device.evaluate(isAlive))
      },
    }
  }
}

/** Both run in the page. */
const hasLoaded = (href: string) => location.href === href && document.readyState === 'complete'
const isShown = (href: string) =>
  location.href === href && !!document.querySelector('main h1')?.checkVisibility()
