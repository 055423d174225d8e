/** Several processes of one site: what one writes, visitors of every other are answered. */

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import { trashCalls } from '#contract/calls/trash.ts'
import { courses } from '#contract/collections/course.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'

type Course = { id: string; title: string }

describe.each(engines)('on one database of the %s engine', engine => {
  /** With a change stream; by looking every other second. */
  const DELAY_MS = engine === 'mongod' ? 1_000 : 5_000
  let one: ApiServer
  let two: ApiServer
  beforeAll(async () => {
    one = await startApi({ engine })
    two = await startApi({ uri: await one.databaseUri() })
  }, 60_000)
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  const titles = async (server: ApiServer) => {
    const list = recordCalls(courses.cpd).listEnabled
    const { envelope } = await server.ask<Course[]>(list, { token: null })
    return envelope.data?.map(({ title }) => title)
  }
  const write = async (verb: 'add' | 'modify', body: object) => {
    const { envelope } = await one.ask<Course>(editCalls(courses.cpd)[verb], { body })
    return envelope.data?.id ?? ''
  }

  test('a record is added, changed, deleted and brought back in the other’s eyes too', async () => {
    const both = [await titles(one), await titles(two)]
    expect(both).toEqual([[], []])
    const seenByBoth = async (expected: string[]) => {
      expect(await titles(one)).toEqual(expected)
      await expect.poll(() => titles(two), { timeout: DELAY_MS, interval: 20 }).toEqual(expected)
    }
    const id = await write('add', { title: '甲' })
    await seenByBoth(['甲'])
    await write('modify', { id, title: '乙' })
    await seenByBoth(['乙'])
    await one.ask(editCalls(courses.cpd).delete, { value: id })
    await seenByBoth([])
    await one.ask(trashCalls(courses.cpd).restore, { value: id })
    await seenByBoth(['乙'])
  })

  test('what lies in the trash of a process that starts later puts nothing in doubt', async () => {
    const ids = await Promise.all(['丙', '丁', '戊'].map(title => write('add', { title })))
    const [kept = ''] = ids
    for (const value of ids.slice(1)) {
      await one.ask(editCalls(courses.cpd).delete, { value })
    }
    const late = await startApi({ uri: await one.databaseUri() })
    onTestFinished(() => late.close())
    const seen = async (title: string) => {
      await write('modify', { id: kept, title })
      await expect.poll(() => titles(late), { timeout: DELAY_MS, interval: 20 }).toContain(title)
      return late.site.version()
    }
    // A loaded machine may be late with a look, which casts doubt for another reason.
    let round = 0
    const changes = async () => {
      round += 1
      return -(await seen(`己 ${round}`)) + (await seen(`庚 ${round}`))
    }
    await expect.poll(changes, { timeout: 4 * DELAY_MS }).toBe(1)
    await one.ask(editCalls(courses.cpd).delete, { value: kept })
    await expect.poll(() => titles(late), { timeout: DELAY_MS }).not.toContain(`庚 ${round}`)
  })

  test('a setting is changed in the other’s eyes too', async () => {
    const shown = async (server: ApiServer) => {
      const asking = { value: 'licence', token: null }
      const { envelope } = await server.ask<{ value: unknown }>(settingCalls.settingByName, asking)
      return envelope.data?.value
    }
    await Promise.all([shown(one), shown(two)])
    const body = { name: 'licence', value: '123/2026' }
    await one.ask(settingEditCalls.modifySetting, { body })
    expect(await shown(one)).toBe('123/2026')
    await expect.poll(() => shown(two), { timeout: DELAY_MS, interval: 20 }).toBe('123/2026')
  })
})
