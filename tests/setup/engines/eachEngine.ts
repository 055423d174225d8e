/** The same rules in every engine of this machine, each with a device that was never there. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { saveEvidence } from '../evidence.ts'
import { type Line, openLine } from '../line.ts'
import type { SiteAddress } from '../site.ts'
import { addWitness } from '../witnesses.ts'
import type { Device, EngineName, Visitor } from './device.ts'
import { engines } from './engines.ts'
import { goWithin } from './inPage.ts'
import { type Person, personAt } from './person.ts'

/** What every site is known by. */
type AnySite = Pick<SiteAddress, 'origin'>

export interface AtEngine<Site extends AnySite = SiteAddress> {
  engine: EngineName
  site: Site
  line: Line
  device: Device
  person: Person
  /** What pages are meant to complain of during one rule. */
  expected: RegExp[]
  /** Loads a page of the site, by way of the line. */
  goTo: (path: string) => Promise<void>
  /** Goes to a page of the site as by one of the links of the page that is there, which is not left. */
  goWithin: (path: string) => Promise<void>
  /** From here on the site has an address where the device was never before. */
  asNew: () => Promise<void>
}

/** Said wherever a request fails, which is what is brought about with the line cut. */
export const FAILED_REQUEST =
  /Failed to load|net::ERR_|Failure: |NetworkError|Load failed|ServiceWorker passed an Error/

/** Said by Firefox of what was on its way through the worker as the page was left: a script, a picture. */
const LEFT =
  /ServiceWorker intercepted the request and encountered an unexpected error|^Error: Image corrupt or truncated\.$/

/**
 * Registers the rules once for each engine; they share its device, in the order in which they stand. The
 * parts are there from the first `beforeAll` on. A rule fails for anything that pages complained of.
 * @param visitor whose device it is
 */
export function eachEngine<Site extends AnySite>(
  rules: (at: AtEngine<Site>) => void,
  site: Site,
  visitor: Visitor = 'calm',
): void {
  describe.each(engines)('in $name', ({ name, start }) => {
    const at = { engine: name, site, expected: [] as RegExp[] } as AtEngine<Site>
    at.goTo = path => at.device.goto(at.line.origin + path)
    at.goWithin = path => at.device.evaluate(goWithin, path)
    at.asNew = async () => {
      // What still waits for an answer there must keep nothing waiting here.
      await at.device.goto('about:blank')
      await at.line.close()
      at.line = await openLine(() => site.origin)
    }
    beforeAll(async () => {
      at.line = await openLine(() => site.origin)
      at.device = await start(visitor)
      forget = addWitness({
        name,
        log: () => at.device.complaints.join('\n'),
        pictures: async () => [await at.device.picture()],
      })
      at.person = personAt(at.device)
    })
    let forget = () => {}
    let wasCut = false
    beforeEach(() => {
      wasCut = at.line.state !== 'up'
      at.expected = []
    })
    afterEach(async ({ task }) => {
      const known = [
        LEFT,
        ...at.expected,
        ...(wasCut || at.line.state !== 'up' ? [FAILED_REQUEST] : []),
      ]
      const unexpected = at.device.complaints.filter(
        text => !known.some(pattern => pattern.test(text)),
      )
      await saveEvidence(task, unexpected)
      at.device.complaints.length = 0
      expect(unexpected).toEqual([])
    })
    afterAll(async () => {
      forget()
      const { device, line }: Partial<AtEngine<Site>> = at
      await device?.close()
      await line?.close()
    })
    rules(at)
  })
}
