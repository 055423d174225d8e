import { describe, expect, it } from 'vitest'
import { blog } from '#contract/collections/blog.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { possibleStates, standingOf, statesOf, stateWords } from '#contract/recordState.ts'
import { isVisible } from '#contract/visibility.ts'

const HOUR_MS = 60 * 60 * 1000
const noon = Date.parse('2026-11-25T12:00:00+08:00')
const at = (hours: number) => new Date(noon + hours * HOUR_MS)
const wire = (moment: Date) => moment.toISOString()

/** A record for each way in which its four fields can stand, stored and as on the wire. */
function everyRecord() {
  const moments = [undefined, null, at(-2), at(0), at(2), wire(at(-2)), wire(at(0)), wire(at(2))]
  return [true, false, null, undefined].flatMap(enabled =>
    moments.flatMap(publish_at =>
      moments.flatMap(unpublish_at =>
        [null, at(-1)].map(deleted_at => ({ enabled, publish_at, unpublish_at, deleted_at })),
      ),
    ),
  )
}

describe('how a record stands', () => {
  it('is 已發佈 exactly when visitors see it, whatever its fields and the moment', () => {
    let seen = 0
    for (const collection of [tutor, blog]) {
      for (const record of everyRecord()) {
        for (const now of [at(-3), at(-2), at(-1), at(0), at(1), at(2), at(3)]) {
          const isSeen = isVisible(collection, record, now)
          if (isSeen) seen += 1
          expect(standingOf(collection, record, now) === 'published').toBe(isSeen)
        }
      }
    }
    expect(seen).toBeGreaterThan(100)
  })

  it.each([
    ['停用', { enabled: false, publish_at: wire(at(1)) }],
    ['已排程', { enabled: true, publish_at: wire(at(1)), unpublish_at: wire(at(2)) }],
    ['已下架', { enabled: true, publish_at: wire(at(-2)), unpublish_at: wire(at(0)) }],
    ['已發佈', { enabled: true, publish_at: wire(at(0)), unpublish_at: wire(at(1)) }],
    ['已下架', { enabled: true, deleted_at: wire(at(-1)) }],
  ])('is called %s', (words, record) => {
    expect(stateWords[standingOf(tutor, record, at(0))]).toBe(words)
  })

  it('comes first among its states; a draft and what waits to be sent are said besides', () => {
    const record = { enabled: true }
    const both = { now: at(0), hasDraft: true, isUnsent: true }
    expect(statesOf(tutor, record, both)).toEqual(['published', 'draft', 'unsent'])
    const neither = { now: at(0), hasDraft: false, isUnsent: false }
    expect(statesOf(tutor, record, neither)).toEqual(['published'])
  })

  it('is one of those that its collection can be in, as long as it is not deleted', () => {
    expect(possibleStates(blog)).toEqual(['published', 'draft', 'unsent'])
    for (const record of everyRecord().filter(({ deleted_at }) => !deleted_at)) {
      expect(possibleStates(blog)).toContain(standingOf(blog, record, at(0)))
      expect(possibleStates(tutor)).toContain(standingOf(tutor, record, at(0)))
    }
  })
})
