/**
 * Three offices, random edits, offline spells, kills, lost answers and conflicts, over the real calls
 * and a real database: at the end all agree, and nothing that somebody typed is lost.
 */
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiServer, startApi } from '../../apiServer'
import { askSite, tell } from './story'

interface Told {
  /** Seeds that once failed, each with what it had found. */
  again?: readonly (readonly [seed: number, what: string])[]
  /** How many; of them a quarter once more by people who are faster than their screens. */
  stories: number
}

const FIRST = Number(process.env.FUZZ_SEED ?? 1)

/** Registers the rule, told by that many stories; `FUZZ_SEED=n` begins at another than the first. */
export function describeStories({ again = [], stories }: Told): void {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi()
  }, 60_000)
  afterAll(() => api.close())

  async function tellAll(count: number, isSlow: boolean): Promise<void> {
    for (let seed = FIRST; seed < FIRST + count; seed += 1) {
      const faults = await tell(seed, askSite(api.site), isSlow)
      expect(faults, `seed ${seed}`).toEqual([])
    }
  }

  describe('after all are online again, every client agrees with the server and no text is lost', () => {
    test.each(again)('seed %i: %s', async seed => {
      expect(await tell(seed, askSite(api.site))).toEqual([])
    })

    test(`${stories} stories`, { timeout: 1_200_000 }, () => tellAll(stories, false))

    const slow = Math.ceil(stories / 4)
    test(
      `${slow} stories on screens that do not show yet what was sent`,
      {
        timeout: 600_000,
      },
      () => tellAll(slow, true),
    )
  })
}
