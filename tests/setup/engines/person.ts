/**
 * What a person does at a device, in whatever engine: looks for something by its words, and clicks on
 * what stands still and nothing covers.
 */
import { setTimeout } from 'node:timers/promises'
import { isAlive } from '../alive.ts'
import type { Device } from './device.ts'

const PATIENCE_MS = 20_000
const LOOK_MS = 40

export type Person = ReturnType<typeof personAt>

/** @param css whose elements are meant; of these, where `words` are given, those that are called so */
export function personAt(device: Device) {
  /** Looks until it is so, also while the page changes; what it came to. @throws with what it saw instead */
  async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
    const end = Date.now() + PATIENCE_MS
    let fault: unknown
    do {
      try {
        const seen = await look()
        if (seen) return seen as NonNullable<T>
        fault = undefined
      } catch (error) {
        // The page is being left.
        fault = error
      }
      await setTimeout(LOOK_MS)
    } while (Date.now() < end)
    const page = await device.evaluate(() => {
      const { innerText } = document.querySelector<HTMLElement>('dialog[open]') ?? document.body
      return `${location.href}\n${innerText.slice(0, 1_000)}`
    })
    throw new Error(`${what}: not seen${fault ? ` (${fault})` : ''} at ${page}`)
  }

  const named = (css: string, words?: string) => (words === undefined ? css : `${css}「${words}」`)

  const steady = (css: string, words?: string) =>
    until(named(css, words), () => device.evaluate(placeOf, css, words ?? null, true))

  const person = {
    device,
    until,

    /** Waits until it is there to be seen. */
    see: (css: string, words?: string) =>
      until(named(css, words), () => device.evaluate(placeOf, css, words ?? null, false)),

    /** Waits until it is not there any more. */
    gone: (css: string, words?: string) =>
      until(`no ${named(css, words)}`, async () => {
        const place = await device.evaluate(placeOf, css, words ?? null, false)
        return place === null
      }),

    /** Clicks in its middle, once it stands still there and nothing covers it. */
    click: async (css: string, words?: string): Promise<void> =>
      device.clickAt(...(await steady(css, words))),

    /** The same with a finger. */
    tap: async (css: string, words?: string): Promise<void> =>
      device.tapAt(...(await steady(css, words))),

    /** Writes into a field in the place of what stands in it. */
    async fill(css: string, text: string): Promise<void> {
      // Who sees that the cursor is elsewhere clicks again: something came above the field meanwhile.
      await until(`${css} to write into`, async () => {
        await person.click(css)
        return device.evaluate(field => document.activeElement?.matches(field) ?? false, css)
      })
      await device.selectAll()
      await device.type(text)
      const isThere = () =>
        device.evaluate(
          (selector, wanted) =>
            document.querySelector<HTMLInputElement>(selector)?.value === wanted,
          css,
          text,
        )
      await until(`${css} = ${text}`, isThere)
    },

    /** Waits until the first such element says that. */
    read: (css: string, words: string) =>
      until(`${css} … ${words}`, async () => (await person.wordsOf(css)).includes(words)),

    /** The words that are to be seen in the first such element. */
    wordsOf: (css: string) =>
      device.evaluate(
        selector => document.querySelector<HTMLElement>(selector)?.innerText ?? '',
        css,
      ),

    /** Waits until the page answers by itself, as it does from its first use on. */
    async wake(): Promise<void> {
      await device.evaluate(() => void dispatchEvent(new Event('pointermove')))
      await until('hydrated', () => device.evaluate(isAlive))
    },
  }
  return person
}

/** Runs in the page. Where it stands: the middle of it, and for a click only where a click would meet it. */
async function placeOf(
  css: string,
  words: string | null,
  isForClick: boolean,
): Promise<[x: number, y: number] | null> {
  const nameOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim()
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    each =>
      (words === null || nameOf(each) === words) &&
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0,
  )
  if (!element) return null
  const middle = (): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  if (!isForClick) return middle()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = middle()
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const after = middle()
  const isStill = before.every((value, index) => Math.abs(value - (after[index] ?? 0)) < 1)
  const met = document.elementFromPoint(...after)
  const isMet =
    met !== null && (element.contains(met) || (met.contains(element) && met.tagName === 'LABEL'))
  return isStill && isMet ? after : null
}
