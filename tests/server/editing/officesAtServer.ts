import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type ApiServer, startApi } from '../apiServer.ts'
import { type Office, openOffice, type Row } from './office.ts'

/**
 * Registers that the tests of a file have a server, and each of them an office at it.
 * @returns both, from the beginning of a test on, and what is done there before an edit goes wrong
 */
export function officesAtServer() {
  const at = {} as { api: ApiServer; office: Office }
  beforeAll(async () => {
    at.api = await startApi()
  }, 60_000)
  afterAll(() => at.api.close())

  const opened: Office[] = []
  /** One more, for this test. */
  const open = async (setting?: Parameters<typeof openOffice>[1]) => {
    const office = await openOffice(at.api, setting)
    opened.push(office)
    return office
  }
  beforeEach(async () => {
    at.office = await open()
  })
  afterEach(() => {
    for (const each of opened.splice(0)) each.close()
  })

  return Object.assign(at, {
    open,

    /** A tutor that the server has. */
    async stored(
      fields: Record<string, unknown> = { name: '原本', job_title: '原職' },
    ): Promise<Row> {
      const id = await at.office.add('Tutor', fields)
      expect(await at.office.sync()).toBe('done')
      return (await at.office.read('Tutor', id)) as Row
    },

    /** Somebody else changes it meanwhile. */
    async other(record: Row, changes: Record<string, unknown>): Promise<Row> {
      const elsewhere = await open()
      await elsewhere.modify('Tutor', record, changes)
      await elsewhere.sync()
      return (await elsewhere.read('Tutor', record.id)) as Row
    },
  })
}
