/** A site with the demo school, a line to it, and for each test a phone that was never there. */
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { saveEvidence } from './evidence.ts'
import { type Line, openLine } from './line.ts'
import { type Phone, startPhone } from './phone.ts'
import { type RunningSite, startSite } from './site.ts'

export interface LineToSite {
  site: RunningSite
  line: Line
  phone: Phone
}

/**
 * Registers what starts and ends them around the tests of a file. The parts are there from the file's
 * first `beforeAll` on; a test fails for anything that pages complained of.
 * @param visit what every test's phone has done before: it is done once, and each phone begins with what that
 * has left on the device
 */
export function lineToSite(visit?: (at: LineToSite) => Promise<unknown>): LineToSite {
  const parts = {} as LineToSite
  let kept: string | undefined
  beforeAll(async () => {
    parts.site = await startSite()
    parts.line = await openLine(() => parts.site.origin)
    if (!visit) return
    parts.line.state = 'up'
    parts.phone = await startPhone()
    await visit(parts)
    kept = await parts.phone.putAway()
    expect(parts.phone.complaints).toEqual([])
  })
  afterAll(async () => {
    // Where the start has failed, that is what is to be said.
    const { line, site }: Partial<LineToSite> = parts
    await line?.close()
    await site?.stop()
    if (kept !== undefined) await rm(kept, { recursive: true, force: true })
  })
  beforeEach(async () => {
    parts.line.state = 'up'
    parts.phone = await startPhone(undefined, kept)
  })
  afterEach(async ({ task }) => {
    await saveEvidence(task, parts.phone.complaints)
    await parts.phone.close()
    expect(parts.phone.complaints).toEqual([])
  })
  return parts
}
