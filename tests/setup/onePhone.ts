/**
 * One phone for all tests of a file, because a browser and a first visit cost more than most rules. Where the
 * phone is to be new, the line is: an address of its own, where the device was never before.
 */
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
}

/** Registers what starts and ends the phone around a file's tests; each fails for what its pages complained of. */
export function onePhone<Site extends Pick<SiteAddress, 'origin'>>(site: Site): OnePhone<Site> {
  let ofBlock: { line: Line; state: LineState } | undefined
  const open = async () => {
    at.line = await openLine(() => site.origin)
    return at.line
  }
  const closeWindows = async () => {
    // All but the empty one it starts with: a browser without a window may end.
    await Promise.all(at.phone.context.pages().map((page, index) => index > 0 && page.close()))
  }
  const at = {
    site,
    afterVisit: visit => {
      beforeAll(async () => {
        const line = await open()
        await visit()
        ofBlock = { line, state: line.state }
        await closeWindows()
      })
      afterAll(async () => {
        await ofBlock?.line.close()
        ofBlock = undefined
      })
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
      at.line.state = ofBlock.state
    } else await open()
    at.line.asked = []
  })
  afterEach(async ({ task }) => {
    const complaints = at.phone.complaints.splice(0)
    await saveEvidence(task, complaints)
    await closeWindows()
    if (!ofBlock) await at.line.close()
    expect(complaints).toEqual([])
  })
  return at
}
