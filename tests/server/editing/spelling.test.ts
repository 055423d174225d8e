/** How edits are spelled on the wire, over HTTP and a real database, for every collection. */
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyCollection } from '#contract/collection.ts'
import { draftTarget, importTarget, recordTarget } from '#contract/editTarget.ts'
import { baseOf } from '#editing/sending.ts'
import { type ApiServer, startApi } from '../apiServer.ts'
import { fullDraft } from '../calls/sampleDrafts.ts'
import { namedShapes } from '../shapes.ts'
import { type Office, openOffice, type Row } from './office.ts'

let api: ApiServer
let office: Office
beforeAll(async () => {
  api = await startApi()
}, 60_000)
afterAll(() => api.close())
beforeEach(async () => {
  office = await openOffice(api)
})
afterEach(() => office.close())

/** A record with every field filled, as the server has it. */
async function stored(collection: AnyCollection): Promise<Row> {
  const { name } = collection
  const id = await office.add(name, fullDraft(collection))
  expect([await office.sync(), await office.states()]).toEqual(['done', []])
  return (await office.read(name, id)) as Row
}

const isCleared = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

describe.each(namedShapes)('%s', (name, collection: AnyCollection) => {
  const optional = Object.entries(collection.fields).filter(
    ([, field]) => !field.required && field.kind !== 'flag',
  )

  test('every optional field can be emptied by itself: nothing is left waiting', async () => {
    let row = await stored(collection)
    for (const [field] of optional) {
      await office.modify(name, row, { [field]: null })
      expect([await office.sync(), await office.states()], field).toEqual(['done', []])
      row = (await office.read(name, row.id)) as Row
      expect(row[field], field).toSatisfy(isCleared)
    }
  })

  test('every optional field can be emptied in a draft and by an import', async () => {
    const row = await stored(collection)
    const empty = Object.fromEntries(optional.map(([field]) => [field, null]))
    await office.note({
      ...{ target: draftTarget(collection), record: row.id, verb: 'modify' },
      ...{ baseRevision: null, base: row, changes: empty },
    })
    expect([await office.sync(), await office.states()]).toEqual(['done', []])
    const rows = [{ id: row.id, ...empty }]
    await office.note({
      ...{ target: importTarget(collection), record: `${row.id.slice(1)}0`, verb: 'add' },
      ...{ baseRevision: null, base: {}, changes: { rows } },
    })
    expect([await office.sync(), await office.states()]).toEqual(['done', []])
    const cleared = (await office.read(name, row.id)) as Row
    for (const [field] of optional) expect(cleared[field], field).toSatisfy(isCleared)
  })
})

describe('file lists', () => {
  const names = ['a.webp', 'b.webp']
  const joined = 'a.webp;;file;;b.webp'
  const body = () => office.calls.at(-1)?.body as Record<string, unknown>
  const sent = async () =>
    expect([await office.sync(), await office.states()]).toEqual(['done', []])

  test('are written joined, in records, drafts and imports, and are read as lists', async () => {
    const about = { title: '相簿', category: 'photo' }
    const id = await office.add('News', { ...about, image_list: names })
    await sent()
    expect(body().image_list).toBe(joined)
    const row = (await office.read('News', id)) as Row
    expect(row.image_list).toEqual(names)
    await office.modify('News', row, { image_list: [...names].reverse() })
    await sent()
    expect(body().image_list).toBe('b.webp;;file;;a.webp')
    const draft = { target: draftTarget({ name: 'News' }), record: id, verb: 'modify' as const }
    const changes = { image_list: ['c.webp', ...names] }
    await office.note({ ...draft, baseRevision: null, base: {}, changes })
    await sent()
    expect(body().image_list).toBe(`c.webp;;file;;${joined}`)
    const rows = [{ ...about, image_list: names }]
    const into = {
      target: importTarget({ name: 'News' }),
      record: `${id.slice(1)}0`,
      verb: 'add' as const,
    }
    await office.note({ ...into, baseRevision: null, base: {}, changes: { rows } })
    await sent()
    expect(body().rows).toEqual([{ ...about, image_list: joined }])
    const now = (await office.read('News', id)) as Row
    await office.modify('News', now, { image_list: [] })
    await sent()
    expect([body().image_list, (await office.read('News', id))?.image_list]).toEqual(['', []])
  })
})

describe('a publication', () => {
  const rename = (row: Row, title: string) =>
    office.note({
      ...{ target: recordTarget({ name: 'Publication' }), record: row.id, verb: 'modify' },
      ...{ baseRevision: row.revision, changes: { title } },
      base: baseOf({ alwaysSent: ['image', 'file'] }, row, { title }),
    })

  test('sends its image and its file with every change, and undoes nobody’s edit by that', async () => {
    const first = { title: '校刊', image: 'a.webp', file: 'a.pdf' }
    const id = await office.add('Publication', first)
    await office.sync()
    const row = (await office.read('Publication', id)) as Row
    await rename(row, '新校刊')
    expect([await office.sync(), await office.states()]).toEqual(['done', []])
    expect(office.calls.at(-1)?.body).toMatchObject({ ...first, title: '新校刊', revision: 1 })

    // Somebody else gives it another cover meanwhile: that stays, and nobody is asked.
    const begun = (await office.read('Publication', id)) as Row
    const elsewhere = await openOffice(api)
    await elsewhere.modify('Publication', begun, { image: 'b.webp' })
    await elsewhere.sync()
    elsewhere.close()
    await rename(begun, '又一名')
    expect([await office.sync(), await office.states()]).toEqual(['done', []])
    expect(office.calls.at(-1)?.body).toMatchObject({ image: 'b.webp', file: 'a.pdf' })
    const now = await office.read('Publication', id)
    expect(now).toMatchObject({ title: '又一名', image: 'b.webp', file: 'a.pdf' })
  })

  test('two edits in a row send the cover that the first has chosen', async () => {
    const id = await office.add('Publication', { title: '季刊', image: 'a.webp', file: 'a.pdf' })
    await office.sync()
    const row = (await office.read('Publication', id)) as Row
    await office.modify('Publication', row, { image: 'c.webp' })
    await rename({ ...row, image: 'c.webp' }, '季刊二')
    expect([await office.sync(), await office.states()]).toEqual(['done', []])
    const now = await office.read('Publication', id)
    expect(now).toMatchObject({ title: '季刊二', image: 'c.webp', revision: 2 })
  })
})
