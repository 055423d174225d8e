/**
 * One phone for all tests of a file, because a browser and a first visit cost more than most rules. Where the
 * phone is to be new, the line is: an address of its own, where the device was never before.
 */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { saveEvidence } from './evidence.ts'
import { type Line, type LineState, openLine } from './line.ts'
import { type Phone, startPhone } from './phone.ts'
import type { SiteAddress } from './site.ts'

export interface OnePhone<Site> {
  site: Site
  phone: Phone
  /** Of this test alone, or of its block: `afterVisit`. */
  line: Line
  /**
   * For the tests of the block it is called in, which share a line.
   * @param visit what the phone does there before; each test begins with the line as that leaves it, and ends as
   * a visitor does who closes all windows
   */
  afterVisit: (visit: () => Promise<unknown>) => void
  /**
   * The same in the one window that the visit has opened: a page is not loaded again for each rule. Each test
   * begins where the one before it has left the page, with the line up.
   * @returns the page, from the first test on
   */
  oneWindow: (visit: () => Promise<Page>) => () => Page
}

/** Registers what starts and ends the phone around a file's tests; each fails for what its pages complained of. */
export function onePhone<Site extends Pick<SiteAddress, 'origin'>>(site: Site): OnePhone<Site> {
  let ofBlock: { line: Line; state: LineState; staysOpen: boolean } | undefined
  const open = async () => {
    at.line = await openLine(() => site.origin)
    return at.line
  }
  const closeWindows = async () => {
    // All but the empty one it starts with: a browser without a window may end.
    await Promise.all(at.phone.context.pages().map((page, index) => index > 0 && page.close()))
  }
  const begin = (visit: () => Promise<unknown>, staysOpen: boolean) => {
    beforeAll(async () => {
      const line = await open()
      await visit()
      ofBlock = { line, state: line.state, staysOpen }
      if (!staysOpen) await closeWindows()
    })
    afterAll(async () => {
      if (staysOpen) await closeWindows()
      await ofBlock?.line.close()
      ofBlock = undefined
    })
  }
  const at = {
    site,
    afterVisit: visit => begin(visit, false),
    oneWindow: visit => {
      let page: Page
      begin(async () => {
        page = await visit()
      }, true)
      return () => page
    },
  } as OnePhone<Site>

  beforeAll(async () => {
    at.phone = await startPhone()
  })
  afterAll(async () => {
    const { phone }: Partial<OnePhone<Site>> = at
    await phone?.close()
  })
  beforeEach(async () => {
    if (ofBlock) {
      at.line = ofBlock.line
      // To say it again would end what an open page is asking.
      if (at.line.state !== ofBlock.state) at.line.state = ofBlock.state
    } else await open()
    at.line.asked = []
  })
  afterEach(async ({ task }) => {
    const complaints = at.phone.complaints.splice(0)
    await saveEvidence(task, complaints)
    if (!ofBlock?.staysOpen) await closeWindows()
    if (!ofBlock) await at.line.close()
    expect(complaints).toEqual([])
  })
  return at
}
