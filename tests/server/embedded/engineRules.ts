import { mongo } from 'mongoose'
import { afterAll, beforeAll, describe } from 'vitest'
import { commandRules } from './rules/commands.ts'
import { expressionRules } from './rules/expressions.ts'
import { indexRules } from './rules/indexes.ts'
import { modelRules } from './rules/models.ts'
import { queryRules } from './rules/queries.ts'
import { raceRules } from './rules/races.ts'
import { typeRules } from './rules/types.ts'
import { updateRules } from './rules/updates.ts'
import { writeRules } from './rules/writes.ts'

export type RunningEngine = { uri: string; stop(): Promise<unknown> }

/** What the rules get: a database of their own, and a new empty collection as often as they ask. */
export type Subject = {
  uri: () => string
  database: () => mongo.Db
  collection: () => mongo.Collection
}

/** What the application relies on, run over any engine: both must keep every rule. */
export function describeEngine(name: string, start: () => Promise<RunningEngine>): void {
  describe(name, () => {
    let engine: RunningEngine
    let client: mongo.MongoClient
    let count = 0
    const database = () => client.db('rules')
    const subject: Subject = {
      uri: () => engine.uri,
      database,
      collection: () => database().collection(`c${++count}`),
    }

    beforeAll(async () => {
      engine = await start()
      client = await mongo.MongoClient.connect(engine.uri, { serverSelectionTimeoutMS: 5000 })
    }, 60_000)

    afterAll(async () => {
      await client?.close()
      await engine?.stop()
    }, 30_000)

    describe('commands', () => commandRules(subject))
    describe('types', () => typeRules(subject))
    describe('queries', () => queryRules(subject))
    describe('aggregation', () => expressionRules(subject))
    describe('writes', () => writeRules(subject))
    describe('updates', () => updateRules(subject))
    describe('indexes', () => indexRules(subject))
    describe('parallel writers', () => raceRules(subject))
    describe('mongoose', () => modelRules(subject))
  })
}
