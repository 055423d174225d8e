import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/connect.ts'
import { StartRefused } from '#server/database/engineMark.ts'

const open = (uri: string) => {
  const settings = { database: { engine: 'external', uri }, dataDir: '' } as const
  return openDatabase(settings, pino({ level: 'silent' }))
}

test.each([
  'mongodb://school:p@ss@127.0.0.1/',
  'mongodb://127.0.0.1:99999/',
  'mongodb://127.0.0.1/my.db',
  'mongodb://127.0.0.1/%zz',
  'mongodb://127.0.0.1/?replicaSet=',
  'mongodb://127.0.0.1/?compressors=foo',
  'mongodb://127.0.0.1/?maxPoolSize=many',
])('an address at which no database can ever be stops the start: %s', async uri => {
  const failure = await open(uri).catch(error => error)
  // Or it would be tried for ever.
  if (!(failure instanceof Error)) await failure.close()
  expect(failure).toBeInstanceOf(StartRefused)
  expect(failure.message).toMatch(/^MONGODB_URI must be [^\n]+$/)
  expect(failure.message).not.toContain('p@ss')
})

test('one at which there may be one later is waited for', async () => {
  const database = await open('mongodb+srv://school:p%40ss@database.invalid/school?w=1&tls=true')
  await database.close()
})
