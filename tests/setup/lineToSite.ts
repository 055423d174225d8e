/** A site with the demo school, a line to it, and for each test a phone that was never there. */
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
 */
export function lineToSite(): LineToSite {
  const parts = {} as LineToSite
  beforeAll(async () => {
    parts.site = await startSite()
    parts.line = await openLine(() => parts.site.origin)
  })
  afterAll(async () => {
    // Where the start has failed, that is what is to be said.
    const { line, site }: Partial<LineToSite> = parts
    await line?.close()
    await site?.stop()
  })
  beforeEach(async () => {
    parts.line.state = 'up'
    parts.phone = await startPhone()
  })
  afterEach(async ({ task }) => {
    await saveEvidence(task, parts.phone.complaints)
    await parts.phone.close()
    expect(parts.phone.complaints).toEqual([])
  })
  return parts
}
