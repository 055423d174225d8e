/**
 * The idea that carries the house: adding a field to a collection is one line of its declaration.
 * The toy collection here is declared twice, the second time with one more field, and nothing else
 * is told about it.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mongoose'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { callsOf } from '#contract/calls/index.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { defineCollection, type InputOf, type RecordOf } from '#contract/collection.ts'
import { number, text } from '#contract/field.ts'
import { readNewRecord } from '#contract/validation.ts'
import { VISITOR } from '#server/calls/call.ts'
import { createCalls } from '#server/calls/index.ts'
import { startEmbedded } from '#server/database/embedded/engine.ts'
import { openApiDocument } from '#server/openapi/document.ts'
import { createPublished } from '#server/published/published.ts'
import { mongooseSchemaOf } from '#server/records/mongooseSchema.ts'
import { createRepository } from '#server/records/repository.ts'

const title = text('名稱', { required: true })
const declare = <F extends Parameters<typeof defineCollection>[0]['fields']>(fields: F) =>
  defineCollection({
    name: 'Toy',
    label: '玩具',
    title: 'title',
    publishing: true,
    order: 'sort_number',
    verbs: ['list', 'byId', 'add', 'modify'],
    fields,
  })

const before = declare({ title })
const after = declare({ title, wheels: number('輪子', { min: 0, integer: true }) })

let folder: string
let engine: Awaited<ReturnType<typeof startEmbedded>>
const connection = createConnection()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-toy-'))
  engine = await startEmbedded({ folder })
  await connection.openUri(engine.uri, { bufferCommands: false })
})
afterAll(async () => {
  await connection.close()
  await engine.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the types of records and drafts have the new field', () => {
  expectTypeOf<RecordOf<typeof after>['wheels']>().toEqualTypeOf<number | null>()
  expectTypeOf<InputOf<typeof after>['wheels']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<RecordOf<typeof before>>().not.toHaveProperty('wheels')
})

test('the database model has it', () => {
  expect(mongooseSchemaOf(before.fields).path('wheels')).toBeUndefined()
  expect(mongooseSchemaOf(after.fields).path('wheels')?.instance).toBe('Number')
})

test('the validation knows it by its label', () => {
  const input = { title: '車', wheels: -1.5 }
  expect(readNewRecord(before, input, new Date()).issues).toEqual([])
  const [issue] = readNewRecord(after, input, new Date()).issues
  expect(issue).toMatchObject({ field: 'wheels', label: '輪子', message: '不可小於0' })
})

test('the calls take it, keep it and answer it', async () => {
  const repository = createRepository(connection, [after])
  await repository.prepare()
  const callOf = createCalls({
    repository,
    published: createPublished({ repository, now: () => new Date(), isCurrent: () => true }),
    access: {} as never,
    previewLinks: {} as never,
    presence: {} as never,
    listViews: {} as never,
    push: { wrote: () => undefined } as never,
    pushLimit: {} as never,
    uploadLimit: {} as never,
    storage: {} as never,
    siteState: async () => ({}) as never,
    now: () => new Date(),
    checkSpace: async () => undefined,
  })
  const viewer = { role: 'staff', account: 'a', token: 't', isAdministrator: true } as const
  const body = { title: '車', wheels: 4 }
  const added = await callOf(editCalls(after).add)({ viewer, body })
  expect(added.data).toMatchObject(body)
  for (const who of [viewer, VISITOR]) {
    const list = await callOf(recordCalls(after).list)({ viewer: who })
    expect(list.data).toEqual([added.data])
  }
})

test('the OpenAPI document describes it', () => {
  const schemasOf = (collection: typeof before | typeof after) =>
    openApiDocument(callsOf(collection), [collection]).components.schemas
  expect(schemasOf(before)).not.toHaveProperty('Toy.properties.wheels')
  expect(schemasOf(after)).toHaveProperty('Toy.properties.wheels.anyOf.0', {
    type: 'integer',
    minimum: 0,
    title: '輪子',
  })
  expect(schemasOf(after)).toHaveProperty('ToyDraft.properties.wheels')
})
