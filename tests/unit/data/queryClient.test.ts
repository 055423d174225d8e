import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/calls/call.ts'
import { Failure } from '#contract/failure.ts'
import { newsOf } from '#data/queries.ts'
import { createQueryClient } from '#data/queryClient.ts'

describe('the query cache', () => {
  it('asks the call that the query names, with its value', async () => {
    const asked: [string, string | undefined][] = []
    const client = createQueryClient(async (endpoint: AnyCall, value) => {
      asked.push([endpoint.name, value])
      return []
    })
    await client.fetchQuery(newsOf('photo'))
    expect(asked).toEqual([['getNewsByCategory', 'photo']])
  })

  it('does not ask again what asking again cannot mend, and asks nothing twice on the server', async () => {
    let count = 0
    const client = createQueryClient(async () => {
      count += 1
      throw new Failure(count === 1 ? 'notFound' : 'unavailable')
    })
    await expect(client.fetchQuery(newsOf('news'))).rejects.toMatchObject({ code: 'notFound' })
    await expect(client.fetchQuery(newsOf('media'))).rejects.toMatchObject({ code: 'unavailable' })
    expect(count).toBe(2)
  })
})
