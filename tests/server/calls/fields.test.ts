/** What holds of particular fields and calls, one rule a test. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { singledOutCalls } from '#contract/calls/flagged.ts'
import { lookupCall, openCoursesCall, recordCalls } from '#contract/calls/records.ts'
import { blog } from '#contract/collections/blog.ts'
import { courses } from '#contract/collections/course.ts'
import { courseImage } from '#contract/collections/images.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { news } from '#contract/collections/news.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { engines } from '../engines.ts'
import { leastDraft } from './sampleDrafts.ts'

type Rec = Record<string, unknown> & { id: string; revision: number }

describe.each(engines)('on the %s engine', engine => {
  let api: ApiServer
  beforeAll(async () => {
    api = await startApi({ engine })
  }, 120_000)
  afterAll(() => api.close())

  const course = courses.degree

  async function addCourse(fields: object): Promise<Rec> {
    const body = { ...leastDraft(course), ...fields }
    const { envelope } = await api.ask<Rec>(editCalls(course).add, { body })
    expect(envelope.message).toBe('已新增')
    return envelope.data as Rec
  }

  describe('a deadline', () => {
    test.each([
      ['2026-03-05', '2026-03-05T16:00:00.000+08:00'],
      ['2026-03-05 09:30:00', '2026-03-05T09:30:00.000+08:00'],
      ['2026-03-05T09:30', '2026-03-05T09:30:00.000+08:00'],
      ['2026-03-05T08:00:00Z', '2026-03-05T16:00:00.000+08:00'],
      ['2026-03-05T16:00:00.000+08:00', '2026-03-05T16:00:00.000+08:00'],
      ['2026-03-05T00:00:00-05:00', '2026-03-05T13:00:00.000+08:00'],
    ])('written %s is read back as %s', async (written, read) => {
      expect((await addCourse({ deadline: written })).deadline).toBe(read)
    })
  })

  describe('a fee', () => {
    test.each([0, 0.1, 0.29, 1234.5, 19.99, 999999.99, 1000000000])(
      'of %d is answered to the cent',
      async fee => {
        expect((await addCourse({ fee })).fee).toBe(fee)
      },
    )
  })

  test('file lists are taken as a list or as joined text, and answered as a list', async () => {
    const asList = await addCourse({ file_list: ['a.pdf', 'b.pdf'] })
    const asText = await addCourse({ file_list: 'a.pdf;;file;;b.pdf' })
    expect(asList.file_list).toEqual(['a.pdf', 'b.pdf'])
    expect(asText.file_list).toEqual(asList.file_list)
  })

  test('an id that is none is named beside all other faults, as a new record’s and as a known one’s', async () => {
    const body = { id: 'x', name: '', sort_number: '1' }
    const rest = '姓名：必須填寫；排序：必須是數字'
    const told = async (call: 'add' | 'modify') =>
      (await api.ask(editCalls(tutor)[call], { body })).envelope.message
    expect(await told('add')).toBe(`系統編號：必須是24個十六進制數字；${rest}`)
    expect(await told('modify')).toBe(`系統編號：必須是24個十六進制數字；${rest}`)
    const picture = { id: 'x', category: 'ImageList', content: ['a.webp'] }
    for (const sent of [picture, { id: 'x', content: ['a.webp'] }]) {
      const { envelope } = await api.ask(editCalls(blog).modify, { body: sent })
      expect(envelope.message).toBe('系統編號：必須是24個十六進制數字')
    }
  })

  test('majors travel as comma-joined text', async () => {
    const { major } = await addCourse({ major: ' 資訊科技 ,設計，, 會計 ' })
    expect(major).toBe('資訊科技,設計,會計')
  })

  test('texts may be exactly as long as allowed, counted in characters', async () => {
    const title = '🎓'.repeat(200)
    expect((await addCourse({ title, target: '字'.repeat(5_000) })).title).toBe(title)
    const body = { ...leastDraft(course), title: `${title}字` }
    expect((await api.ask(editCalls(course).add, { body })).status).toBe(400)
  })

  test('rich text is cleaned before it is stored', async () => {
    const content = '<h1>題</h1><p onclick="x()">文<script>alert(1)</script></p>'
    expect((await addCourse({ content })).content).toBe('<h2>題</h2><p>文</p>')
  })

  describe('lists', () => {
    test('come by sort_number, those without one last and newest first', async () => {
      const add = async (sort_number: number | null, name: string) => {
        const body = { name, sort_number }
        await api.ask(editCalls(tutor).add, { body })
      }
      await add(null, '舊')
      await add(2.5, '三')
      await add(-1, '一')
      await add(2, '二')
      await add(null, '新')
      const { envelope } = await api.ask<Rec[]>(recordCalls(tutor).list)
      expect(envelope.data?.map(({ name }) => name)).toEqual(['一', '二', '三', '新', '舊'])
    })

    test('of news and notices come newest first by publish_time', async () => {
      for (const publish_time of [
        '2026-01-01 00:00:00',
        '2026-03-01 00:00:00',
        '2026-02-01 00:00:00',
      ]) {
        const body = { title: publish_time, publish_time }
        await api.ask(editCalls(latestNotice).add, { body })
      }
      const { envelope } = await api.ask<Rec[]>(recordCalls(latestNotice).list)
      const times = envelope.data?.map(({ publish_time }) => String(publish_time)) ?? []
      expect(times).toEqual([...times].sort().reverse())
    })

    test('a drag moves one record only, by a number and nothing else', async () => {
      const [one, two] = [await addCourse({ sort_number: 1 }), await addCourse({ sort_number: 2 })]
      const sort = editCalls(course).sort
      const moved = await api.ask<Rec>(sort, { body: { id: one.id, sort_number: 2.5 } })
      expect(moved.envelope.data).toMatchObject({ sort_number: 2.5, revision: 2 })
      const other = await api.ask<Rec>(recordCalls(course).byId, { value: two.id })
      expect(other.envelope.data).toEqual(two)
      for (const sort_number of ['3', '', undefined, true, [1]]) {
        expect((await api.ask(sort, { body: { id: one.id, sort_number } })).status).toBe(400)
      }
      const body = { id: one.id, sort_number: 9, revision: 1 }
      expect((await api.ask(sort, { body })).status).toBe(409)
    })
  })

  describe('open courses', () => {
    test('are the visible ones whose deadline has not passed, by kind', async () => {
      const soon = new Date(Date.now() + 60_000).toISOString()
      const over = new Date(Date.now() - 60_000).toISOString()
      const open = [await addCourse({ deadline: soon }), await addCourse({})]
      await addCourse({ deadline: over })
      await addCourse({ deadline: soon, enabled: false })
      const { envelope } = await api.ask<Record<string, Rec[]>>(openCoursesCall, {
        token: null,
      })
      expect(Object.keys(envelope.data ?? {})).toEqual(Object.keys(courses))
      const ids = envelope.data?.degree?.map(({ id }) => id) ?? []
      for (const { id } of open) expect(ids).toContain(id)
      for (const { deadline, enabled } of envelope.data?.degree ?? []) {
        expect(enabled).toBe(true)
        if (deadline) expect(Date.parse(String(deadline))).toBeGreaterThan(Date.now())
      }
    })
  })

  describe('a blog page', () => {
    const byUrl = lookupCall(blog, 'url')
    const addBlog = (body: object) => api.ask<Rec>(editCalls(blog).add, { body })

    test('is found by its whole address; one nobody wrote is no error', async () => {
      const url = '/about#school-introduction'
      const { envelope } = await addBlog({ category: 'RTF', url, content: '<p>簡介</p>' })
      const found = await api.ask(byUrl, { value: url, token: null })
      expect(found.envelope).toMatchObject({ success: true, data: envelope.data })
      const missing = await api.ask(byUrl, { value: '/nowhere', token: null })
      expect([missing.status, missing.envelope]).toMatchObject([200, { success: true, data: null }])
    })

    test('has an address of its own among live records', async () => {
      const page = { category: 'RTF', url: '/about#campus' }
      const first = await addBlog(page)
      const second = await addBlog(page)
      expect(second.status).toBe(400)
      expect(second.envelope.message).toBe('網址：已被另一項記錄使用')
      const third = await addBlog({ ...page, url: '/elsewhere' })
      const body = { id: third.envelope.data?.id, url: page.url }
      expect((await api.ask(editCalls(blog).modify, { body })).status).toBe(400)
      await api.ask(editCalls(blog).delete, { value: first.envelope.data?.id })
      expect((await addBlog(page)).status).toBe(200)
    })

    test('of pictures holds joined file names, and becomes text only with text', async () => {
      const content = '圖書館.webp;;file;;大堂.webp'
      const { envelope } = await addBlog({ category: 'ImageList', url: '/pictures', content })
      expect(envelope.data?.content).toBe(content)
      const id = envelope.data?.id
      const modify = (body: object) => api.ask<Rec>(editCalls(blog).modify, { body })
      const asList = await modify({ id, content: ['大堂.webp', '正門.webp'] })
      expect(asList.envelope.data?.content).toBe('大堂.webp;;file;;正門.webp')
      const html = await modify({ id, content: '<p>a/b</p>' })
      expect([html.status, html.envelope.message]).toEqual([400, '內容：檔案名稱不正確'])
      const toText = await modify({ id, category: 'RTF', content: '<p>文字</p>' })
      expect(toText.envelope.data?.content).toBe('<p>文字</p>')
      expect((await modify({ id, category: 'ImageList' })).status).toBe(400)
    })

    test('without pictures is an empty text, which may be sent back, and may become text', async () => {
      const added = await addBlog({ category: 'ImageList', url: '/no-pictures' })
      expect(added.envelope.data?.content).toBe('')
      const modify = (body: object) => api.ask<Rec>(editCalls(blog).modify, { body })
      const back = await modify(added.envelope.data ?? {})
      expect(back.envelope.data).toEqual(added.envelope.data)
      const toText = await modify({ id: added.envelope.data?.id, category: 'RTF' })
      expect([toText.status, toText.envelope.data?.content]).toEqual([200, null])
    })
  })

  test('news and course pictures are found by category', async () => {
    await api.ask(editCalls(news).add, { body: { title: '相', category: 'photo' } })
    await api.ask(editCalls(news).add, { body: { title: '片', category: 'video' } })
    const found = await api.ask<Rec[]>(lookupCall(news, 'category'), {
      value: 'photo',
      token: null,
    })
    expect(found.envelope.data?.map(({ title }) => title)).toEqual(['相'])
    const image = { image: 'a.webp', category: 'cpd' }
    await api.ask(editCalls(courseImage).add, { body: image })
    const pictures = await api.ask<Rec[]>(lookupCall(courseImage, 'category'), { value: 'cpd' })
    expect(pictures.envelope.data).toMatchObject([image])
  })

  test('special notices are told and listed only while they are visible', async () => {
    const { hasSingledOut: has, listSingledOut: list } = singledOutCalls(latestNotice)
    const told = async () => (await api.ask<boolean>(has, { token: null })).envelope.data
    expect(await told()).toBe(false)
    const body = { title: '特別', special: true }
    const { envelope } = await api.ask<Rec>(editCalls(latestNotice).add, { body })
    expect(await told()).toBe(true)
    const listed = await api.ask(list, { token: null })
    expect(listed.envelope.data).toEqual([envelope.data])
    const change = { id: envelope.data?.id, enabled: false }
    await api.ask(editCalls(latestNotice).modify, { body: change })
    expect(await told()).toBe(false)
  })
})
