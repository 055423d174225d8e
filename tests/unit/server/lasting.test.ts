import { mongo } from 'mongoose'
import { expect, test } from 'vitest'
import { lastingAddress, lastingOptions } from '#server/database/lasting.ts'

const careless = [
  'w=0',
  'w=1&journal=false',
  'j=false',
  'fsync=false&wtimeoutMS=5',
  'readPreference=secondary&maxStalenessSeconds=120&readPreferenceTags=dc:ny',
  'readConcernLevel=available',
  'W=1&J=false',
]

test.each(careless)(
  'journals of most and reads of the primary, though the address says %s',
  said => {
    const uri = lastingAddress(`mongodb://one:1,two:2/?replicaSet=a&${said}&retryWrites=true`)
    const { options } = new mongo.MongoClient(uri, lastingOptions)
    expect(options.writeConcern).toMatchObject({ w: 'majority', j: true })
    expect(options.writeConcern.wtimeoutMS).toBeUndefined()
    expect(options.readPreference.toJSON()).toEqual({ mode: 'primary' })
    expect(options.readConcern).toBeUndefined()
    expect(options.replicaSet).toBe('a')
  },
)

test('what an address says behind another question mark is still said', () =>
  expect(lastingAddress('mongodb://one/?w=0&appName=a?b&tls=true')).toBe(
    'mongodb://one/?appName=a?b&tls=true',
  ))

test.each(['mongodb://one', 'mongodb://one/school', 'mongodb+srv://one/?appName=w'])(
  'an address that says nothing of it stays as it is: %s',
  uri => expect(lastingAddress(uri)).toBe(uri),
)
