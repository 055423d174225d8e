import { expect, test } from 'vitest'
import { databaseName } from '#server/database/databaseName.ts'

test.each([
  ['mongodb://one', 'school'],
  ['mongodb://one:27017/', 'school'],
  ['mongodb://who:what@one:1,two:2/?replicaSet=a', 'school'],
  ['mongodb://one/staging', 'staging'],
  ['mongodb+srv://who:what@one/our%20school?w=1', 'our school'],
])('the database at %s is %s', (uri, name) => expect(databaseName(uri)).toBe(name))
