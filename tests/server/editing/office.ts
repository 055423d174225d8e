/** One office for a test: an outbox on a database of its own, and a line to a real server that can fail. */

import type { AnyCall } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { collections } from '#contract/collections/index.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { Failure } from '#contract/failure.ts'
import { createEnvelopeCall } from '#data/api.ts'
import { applyDecision, type Decision } from '#editing/applyOutcome.ts'
import type { Edit, NewEdit } from '#editing/edit.ts'
import { newKey, newRecordId } from '#editing/edit.ts'
import { pick } from '#editing/merge.ts'
import { openOutboxDatabase } from '#editing/outbox/connection.ts'
import { createOutbox } from '#editing/outbox/outbox.ts'
import { createWaitingFiles } from '#editing/outbox/waitingFiles.ts'
import { createAcknowledged } from '#editing/rebase.ts'
import { createReplay } from '#editing/replay.ts'
import type { EditCall } from '#editing/sending.ts'
import type { ApiServer } from '../apiServer.ts'

export type Row = Record<string, unknown> & { id: string; revision: number }

/** What happens to a call: the line fails before the server hears of it, or after. */
export type Fault = 'before' | 'after' | 'killed before' | 'killed after' | Failure

export type Office = Awaited<ReturnType<typeof openOffice>>

const collection = (name: string) => {
  const found = collections.find(each => each.name === name)
  if (!found) throw new Error(`no collection ${name}`)
  return found
}

const never = new Promise<never>(() => undefined)

interface Setting {
  author?: string
  /** Of the outbox's database: the same one again is the same office, opened again. */
  name?: string
  /** How far its clock is off; milliseconds. */
  shift?: number
}

export async function openOffice(
  api: ApiServer,
  { author = 'admin', name = newKey(), shift = 0 }: Setting = {},
) {
  const database = await openOutboxDatabase(name)
  const outbox = createOutbox(database, () => Date.now() + shift)
  const files = createWaitingFiles(database)
  const acknowledged = createAcknowledged()
  const request = createEnvelopeCall({ origin: api.origin, token: () => office.token })
  /** Taken one by one, by the calls as they come; none is a line that works. */
  const faults: (Fault | undefined)[] = []
  const calls: EditCall[] = []

  const ask = async (call: AnyCall, value?: string) => (await request(call, value)).data

  async function send({ call, value, body, headers }: EditCall, die: () => void) {
    const fault = faults.shift()
    calls.push({ call, value, body, headers })
    if (fault instanceof Failure) throw fault
    if (fault === 'before') throw new Failure('unreachable')
    if (fault === 'killed before') {
      die()
      return never
    }
    const { data } = await request(call, value, body, headers)
    if (fault === 'after') throw new Failure('unreachable')
    if (fault === 'killed after') {
      die()
      return never
    }
    return data
  }

  async function upload(content: Blob, label: string): Promise<string> {
    const fault = office.uploadFaults.shift()
    office.uploads += 1
    if (fault) throw fault
    const form = new FormData()
    form.append('file', content, label)
    const headers = { Authorization: `Token ${office.token}` }
    const answer = await fetch(`${api.origin}/api/upload`, { method: 'POST', headers, body: form })
    const envelope = (await answer.json()) as { data: { name: string }[] }
    return envelope.data[0]?.name ?? ''
  }

  const office = {
    name,
    author,
    outbox,
    files,
    faults,
    calls,
    token: api.token,
    uploads: 0,
    uploadFaults: [] as Failure[],
    edits: () => outbox.all(author),
    states: async () => (await outbox.all(author)).map(({ verb, state }) => `${verb} ${state}`),

    /** Sends what waits; ends as well where the page is killed in the middle. */
    async sync(): Promise<string> {
      let die: (how: string) => void = () => undefined
      const dead = new Promise<string>(resolve => {
        die = resolve
      })
      const replay = createReplay({
        outbox,
        files,
        send: sent => send(sent, () => die('killed')),
        upload,
        onSent: sent => acknowledged.note(sent),
      })
      return Promise.race([replay(author).then(({ how }) => how as string), dead])
    },

    /** The record as the server has it; `undefined` where it has none. */
    async read(of: string, id: string): Promise<Row | undefined> {
      try {
        return (await ask(recordCalls(collection(of)).byId, id)) as Row
      } catch {
        return undefined
      }
    },

    list: async (of: string) => (await ask(recordCalls(collection(of)).list)) as Row[],

    async add(of: string, changes: Record<string, unknown>): Promise<string> {
      const record = newRecordId()
      await office.note({
        target: recordTarget({ name: of }),
        record,
        verb: 'add',
        baseRevision: null,
        base: {},
        changes,
      })
      return record
    },

    /** Changes a record as it was read. */
    modify: (of: string, from: Row, changes: Record<string, unknown>) =>
      office.note({
        target: recordTarget({ name: of }),
        record: from.id,
        verb: 'modify',
        baseRevision: from.revision,
        base: pick(from, changes),
        changes,
      }),

    remove: (of: string, from: { id: string; revision: number | null }) =>
      office.note({
        target: recordTarget({ name: of }),
        record: from.id,
        verb: 'delete',
        baseRevision: from.revision,
        base: {},
        changes: {},
      }),

    note: (edit: Omit<NewEdit, 'author' | 'title'>) =>
      outbox.record({ ...edit, author, title: edit.record }, acknowledged.under(edit)),

    async decide(edit: Edit, decision: Decision): Promise<void> {
      await outbox.change(edit, edits => applyDecision(edits, edit.id, decision))
    },

    close: () => database.close(),
  }
  return office
}
