/** Whoever has saved a course is reminded of its deadline, once. */
import { describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { pushCalls } from '#contract/calls/push.ts'
import { courses } from '#contract/collections/course.ts'
import { toIso, writtenMoment } from '#contract/time.ts'
import { startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { atPushService } from './atPushService.ts'

const HOUR_MS = 3_600_000
const { subscribePush } = pushCalls

describe.each(engines)('on %s', engine => {
  const at = atPushService(engine)
  const { subscribe, look, to } = at

  describe('a saved course', () => {
    const inHours = (hours: number) => toIso(new Date(Date.now() + hours * HOUR_MS))
    const course = async (fields: object): Promise<string> => {
      const body = { title: '數碼攝影', ...fields }
      const { envelope } = await at.api.ask<{ id: string }>(editCalls(courses.single).add, { body })
      return envelope.data?.id ?? ''
    }
    const modify = (id: string, fields: object) =>
      at.api.ask(editCalls(courses.single).modify, { body: { id, ...fields } })
    const save = async (...ids: string[]) => {
      const body = { ...at.service.subscribe(), courses: ids }
      expect((await at.api.ask(subscribePush, { body, token: null })).status).toBe(200)
      return body
    }

    test('is reminded of once, in the last day before its deadline, where it is saved', async () => {
      const deadline = inHours(30)
      const id = await course({ deadline })
      await save(id)
      await subscribe()
      await save('0'.repeat(24))
      await look()
      expect(to()).toEqual([])
      at.api.advance(7 * HOUR_MS)
      await look()
      await look()
      expect(to()).toEqual([0])
      const [{ message, ttl }] = at.service.received as [(typeof at.service.received)[number]]
      expect(message).toEqual({
        title: '收藏的課程快將截止：數碼攝影',
        body: `截止報名：${writtenMoment(new Date(deadline))}`,
        href: `/course/courseDetail/single/${id}`,
      })
      expect(Number(ttl)).toBeLessThanOrEqual(23 * 60 * 60)
    })

    test('is reminded of until its deadline, where the push service is away for hours', async () => {
      await save(await course({ deadline: inHours(20) }))
      at.service.answers.set(0, 503)
      await look()
      at.api.advance(12 * HOUR_MS)
      await look()
      at.service.answers.clear()
      at.api.advance(HOUR_MS)
      await look()
      at.api.advance(-13 * HOUR_MS)
      expect(to()).toEqual([0])
    })

    test('whose deadline has passed or is far, or that visitors do not see, is not reminded of', async () => {
      const over = await course({ deadline: inHours(-1) })
      const far = await course({ deadline: inHours(25) })
      const hidden = await course({ deadline: inHours(5), enabled: false })
      const taken = await course({ deadline: inHours(5), unpublish_at: inHours(-1) })
      const open = await course({ deadline: null })
      await save(over, far, hidden, taken, open)
      await look()
      expect(to()).toEqual([])
      await modify(hidden, { enabled: true })
      await look()
      expect(at.service.received.map(({ message }) => message.href)).toEqual([
        `/course/courseDetail/single/${hidden}`,
      ])
    })

    test('whose deadline is moved is reminded of by the new one, and of each once', async () => {
      const id = await course({ deadline: inHours(5) })
      const later = await course({ deadline: inHours(26) })
      await save(id, later)
      await modify(later, { deadline: inHours(50) })
      at.api.advance(3 * HOUR_MS)
      await look()
      expect(to()).toEqual([0])
      await modify(id, { deadline: inHours(100) })
      await look()
      expect(to()).toEqual([0])
      at.api.advance(90 * HOUR_MS)
      await look()
      await look()
      const reminded = at.service.received.map(({ message }) => message.href.slice(-24))
      expect(reminded).toEqual([id, id])
    })

    test('is reminded of once by several processes that look at the same time', async () => {
      const id = await course({ deadline: inHours(30) })
      for (let number = 0; number < 8; number += 1) await save(id)
      const uri = await at.api.databaseUri()
      const second = await startApi({ uri, pushReach: at.service.reach })
      at.api.advance(7 * HOUR_MS)
      second.advance(7 * HOUR_MS)
      await Promise.all([look(), second.site.push.look(), look(), second.site.push.look()])
      await second.close()
      expect(to()).toHaveLength(8)
      expect(new Set(to()).size).toBe(8)
    })

    test('that is taken out again is not reminded of, and keys that are renewed keep it', async () => {
      const id = await course({ deadline: inHours(5) })
      const out = await save(id)
      await at.api.ask(subscribePush, { body: { ...out, courses: [] }, token: null })
      const { courses: _, ...renewed } = await save(id)
      await at.api.ask(subscribePush, { body: renewed, token: null })
      await look()
      expect(to()).toEqual([1])
    })

    test('is named by its id, one of fifty at most', async () => {
      const id = 'a'.repeat(24)
      const bad = ['x', [1], [`${id}0`], [{ $gt: '' }], {}, Array.from({ length: 51 }, () => id)]
      for (const courses of bad) {
        const body = { ...at.service.subscribe(), courses }
        const { status, envelope } = await at.api.ask(subscribePush, { body, token: null })
        expect([courses, status]).toEqual([courses, 400])
        expect(envelope.message).toContain('收藏的課程')
      }
    })
  })
})
