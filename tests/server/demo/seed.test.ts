/** The demo school as a first start puts it into the database, asked through the calls. */
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitFileList } from '#contract/asset.ts'
import { lookupCall, openCoursesCall, recordCalls } from '#contract/calls/records.ts'
import { blog } from '#contract/collections/blog.ts'
import { courses } from '#contract/collections/course.ts'
import { collections } from '#contract/collections/index.ts'
import { blogItems } from '#contract/navigation.ts'
import { type ApiServer, startApi } from '../apiServer.ts'

type Rec = Record<string, unknown> & { assets: Record<string, { widths?: number[] }> }

let api: ApiServer
beforeAll(async () => {
  api = await startApi({ demo: true })
}, 120_000)
afterAll(() => api.close())

const list = async (collection: (typeof collections)[number]): Promise<Rec[]> =>
  (await api.ask<Rec[]>(recordCalls(collection).list, { token: null })).envelope.data ?? []

test('every collection has the records it should have, all of them visible', async () => {
  const amounts = Object.fromEntries(
    await Promise.all(
      collections.map(async collection => [collection.name, (await list(collection)).length]),
    ),
  )
  const ofCourses = Object.values(courses).map(({ name }) => amounts[name])
  expect(ofCourses.reduce((sum, amount) => sum + amount, 0)).toBeGreaterThanOrEqual(60)
  expect(amounts).toMatchObject({
    Tutor: 14,
    News: 24,
    LatestNotice: 12,
    Publication: 6,
    SlickImage: 4,
    CourseImage: 5,
    SchoolImage: 12,
    Blog: blogItems.length,
  })
})

test('every file that a record names is stored, described and served', async () => {
  const stored = new Set(await readdir(api.site.uploadFolder))
  for (const collection of collections) {
    for (const record of await list(collection)) {
      const names = Object.entries(collection.fields).flatMap(([name, { kind }]) => {
        const value = record[name]
        if (kind === 'fileList') return splitFileList(value as string[])
        return (kind === 'image' || kind === 'file') && value ? [String(value)] : []
      })
      for (const name of names) {
        expect(Object.keys(record.assets)).toContain(name)
        expect(stored, name).toContain(name)
        for (const width of record.assets[name]?.widths ?? []) {
          expect(stored).toContain(name.replace('.webp', `-${width}.webp`))
        }
      }
    }
  }
  const [picture] = [...stored].filter(name => name.endsWith('-320.webp'))
  const answer = await fetch(`${api.origin}/upload/${picture}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test('every blog page of the site map is written', async () => {
  for (const { href } of blogItems) {
    const { envelope } = await api.ask<Rec>(lookupCall(blog, 'url'), { value: href, token: null })
    expect(String(envelope.data?.content).length, href).toBeGreaterThan(20)
  }
})

test('some courses are open, some close in under three days, some are over', async () => {
  const { envelope } = await api.ask<Record<string, Rec[]>>(openCoursesCall)
  const open = Object.values(envelope.data ?? {}).flat()
  const all = (await Promise.all(Object.values(courses).map(list))).flat()
  const soon = open.filter(
    ({ deadline }) => deadline && Date.parse(String(deadline)) < Date.now() + 3 * 86_400_000,
  )
  expect(soon.length).toBeGreaterThan(1)
  expect(open.length).toBeGreaterThan(20)
  expect(all.length).toBeGreaterThan(open.length)
})
