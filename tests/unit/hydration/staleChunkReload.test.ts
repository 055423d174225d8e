/** When a page whose part cannot be had is loaded again. Browsers of 2026 and before remember a failure of a part. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countUnsaved } from '#editing/unsaved.ts'
import { reloadStaleChunk } from '#hydration/staleChunkReload.ts'

const failureOf = (part: string) =>
  new TypeError(
    `Failed to fetch dynamically imported module: https://school.mo/assets/course-${part}.js`,
  )

interface Circumstances {
  /** What the server, or somebody in between, says of the file when it is asked for anew. */
  status?: number
  type?: string
  /** Whether somebody presses something as the part fails, and once the answer is there. */
  presses?: [atFirst: boolean, then: boolean]
  /** When a page was last loaded again for such a reason. */
  healed?: number
  /** How often the part has failed, this time counted. */
  times?: number
  /** Whether somebody types while the server is asked. */
  types?: boolean
  /** Whether the browser asks whether to leave, and somebody does not. */
  stays?: boolean
}

let parts = 0
let forget = (): void => undefined

/** What becomes of the page whose part has failed. */
async function outcome(given: Circumstances): Promise<'loaded again' | 'failed'> {
  const { status = 200, type = 'text/javascript; charset=utf-8', presses, healed } = given
  const { times = 2 } = given
  const part = String(++parts)
  const [atFirst, then] = presses ?? [true, true]
  const userActivation = { isActive: atFirst }
  vi.stubGlobal('navigator', { userActivation })
  vi.stubGlobal('fetch', async () => {
    userActivation.isActive = then
    if (given.types) forget = countUnsaved('what is typed')
    return new Response('', { status, headers: { 'content-type': type } })
  })
  vi.stubGlobal('sessionStorage', {
    getItem: () => (healed === undefined ? null : String(healed)),
    setItem: () => undefined,
  })
  for (let time = 1; time < times; time += 1) {
    vi.stubGlobal('location', { reload: () => expect.unreachable() })
    await expect(reloadStaleChunk(failureOf(part))).rejects.toThrow()
    userActivation.isActive = atFirst
  }
  return new Promise(resolve => {
    vi.stubGlobal('location', { reload: () => given.stays || resolve('loaded again') })
    reloadStaleChunk(failureOf(part)).catch(() => resolve('failed'))
  })
}

afterEach(() => {
  forget()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a page whose part cannot be had, though the server has it', () => {
  it('is loaded again where somebody presses something', async () => {
    expect(await outcome({})).toBe('loaded again')
    // On a slow line the answer comes when the browser has forgotten that.
    expect(await outcome({ presses: [true, false] })).toBe('loaded again')
    // The part was asked for at the touch of a finger, which is lifted by now.
    expect(await outcome({ presses: [false, true] })).toBe('loaded again')
  })

  it('stays as it is at the first failure, which may be one of a page that is being left', async () => {
    expect(await outcome({ times: 1 })).toBe('failed')
  })

  it('stays as it is where the part is only fetched ahead', async () => {
    expect(await outcome({ presses: [false, false] })).toBe('failed')
  })

  it('is loaded again once a minute at most', async () => {
    expect(await outcome({ healed: Date.now() - 59_000 })).toBe('failed')
    expect(await outcome({ healed: Date.now() - 61_000 })).toBe('loaded again')
  })

  it('stays as it is where something is typed while the server is asked', async () => {
    expect(await outcome({ types: true })).toBe('failed')
  })

  it('can be worked with where somebody stays on it as the browser asks', async () => {
    vi.useFakeTimers()
    const answer = outcome({ stays: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toBe('failed')
  })

  it('stays as it is where the answer is the page of somebody in between', async () => {
    expect(await outcome({ type: 'text/html' })).toBe('failed')
  })
})

describe('a page whose part the server does not have any more', () => {
  it('is loaded again, whether somebody presses something or not', async () => {
    expect(await outcome({ status: 404, presses: [false, false], times: 1 })).toBe('loaded again')
  })

  it('stays as it is where the server only has trouble', async () => {
    expect(await outcome({ status: 502, type: 'text/javascript' })).toBe('failed')
  })
})
