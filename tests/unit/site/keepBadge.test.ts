/** The number on the icon of the installed app. */
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { DAY_MS, toIso } from '#contract/time.ts'
import { coursesOf } from '#data/queries.ts'
import { replica } from '#replica/replica.ts'
import { keepBadge } from '#site/course/keepBadge.ts'
import { toggleSaved } from '#site/course/savedState.ts'

const inDays = (days: number) => toIso(new Date(Date.now() + days * DAY_MS))

const course = (id: string, deadline: string | null) => ({ id, title: id, enabled: true, deadline })

const copyOf = (...records: ReturnType<typeof course>[]) => ({
  cursor: 'a'.repeat(32),
  complete: true,
  records: { DegreeCourse: records },
  removed: {},
})

const page = (id: string) => `/course/courseDetail/degree/${id}`

afterEach(() => vi.unstubAllGlobals())

it('the icon says how many saved courses close in three days, as they are saved, change and pass, on whichever page', async () => {
  let shown: number | undefined
  const sight = new EventTarget()
  vi.stubGlobal('document', sight)
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => {
      shown = count
    },
  })
  const queryClient = new QueryClient()
  toggleSaved(page('soon'))
  keepBadge(queryClient)
  // What is not known is not said.
  await Promise.resolve()
  expect(shown).toBeUndefined()

  const [soon, later, open] = [
    course('soon', inDays(2)),
    course('later', inDays(4)),
    course('open', null),
  ]
  // Where there is no copy, by the lists that a page has read: those of all kinds of which one is saved.
  toggleSaved('/course/courseDetail/macau/unread')
  queryClient.setQueryData(coursesOf('degree').queryKey, [soon] as never)
  expect(shown).toBeUndefined()
  toggleSaved('/course/courseDetail/macau/unread')
  await vi.waitFor(() => expect(shown).toBe(1))
  queryClient.setQueryData(coursesOf('degree').queryKey, [later] as never)
  expect(shown).toBe(0)

  queryClient.setQueryData(replica.queryKey, copyOf(soon, later, open))
  expect(shown).toBe(1)
  for (const { id } of [later, open]) toggleSaved(page(id))
  await Promise.resolve()
  expect(shown).toBe(1)
  queryClient.setQueryData(replica.queryKey, copyOf(soon, course('later', inDays(1)), open))
  expect(shown).toBe(2)
  toggleSaved(page('soon'))
  await vi.waitFor(() => expect(shown).toBe(1))
  vi.useFakeTimers({ now: Date.now() + 1.5 * DAY_MS, toFake: ['Date'] })
  sight.dispatchEvent(new Event('visibilitychange'))
  vi.useRealTimers()
  expect(shown).toBe(0)
  for (const { id } of [later, open]) toggleSaved(page(id))
})
