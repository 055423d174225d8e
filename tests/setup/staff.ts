import { afterAll, beforeAll } from 'vitest'
import type { ImportReport } from '#contract/importing.ts'
import type { FileNotes } from '#contract/media.ts'
import { logIn } from './session.ts'
import type { SiteAddress } from './site.ts'

/** What a test does as a member of staff, over the API. */
export interface Staff {
  /** Adds a record with the call `add{name}` and resolves to its id. */
  add: (name: string, record: Record<string, unknown>) => Promise<string>
  /** Adds many at once with the call `import{name}` and resolves to what takes them away again. */
  addAll: (name: string, records: readonly object[]) => Promise<() => Promise<void>>
  /** Changes a record with the call `modify{name}`, as a part of an operation if it is one. */
  modify: (
    name: string,
    change: Record<string, unknown> & { id: string },
    operation?: string,
  ) => Promise<void>
  /** All of a collection, hidden ones too, with the call `get{name}`. */
  list: (name: string) => Promise<Record<string, unknown>[]>
  /** Deletes it again with the call `delete{name}ById`. */
  remove: (name: string, id: string) => Promise<void>
  /** Uploads a file and resolves to the name it is stored under. */
  upload: (file: Blob, label: string) => Promise<string>
  /** Says something about a stored file with the call `modifyFile`. */
  say: (name: string, notes: FileNotes) => Promise<void>
}

/** Signs in at `site`; every call that is not a success rejects with the server's message. */
export async function signIn(site: SiteAddress): Promise<Staff> {
  const { origin } = site
  const authorization = `Token ${(await logIn(origin, site)).token}`
  async function call<T>(name: string, body: BodyInit, more?: Record<string, string>): Promise<T> {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: 'POST',
      headers: { authorization, ...more },
      body,
    })
    const envelope = (await answer.json()) as { success: boolean; message: string; data: T }
    if (!envelope.success) throw new Error(`${name}: ${envelope.message}`)
    return envelope.data
  }
  const send = <T>(name: string, body: object, more?: Record<string, string>) =>
    call<T>(name, JSON.stringify(body), { 'content-type': 'application/json', ...more })

  const staff: Staff = {
    add: async (name, record) => (await send<{ id: string }>(`add${name}`, record)).id,
    addAll: async (name, records) => {
      const { import: id, rows } = await send<ImportReport>(`import${name}`, { rows: records })
      return async () => {
        await send(`undo${name}ImportById/${id}`, {})
        // What was changed since has stayed.
        const added = new Set<unknown>(rows.map(row => row.id))
        for (const { id } of await staff.list(name))
          if (added.has(id)) await staff.remove(name, String(id))
      }
    },
    modify: async (name, change, operation) => {
      await send(`modify${name}`, change, operation ? { 'Operation-Id': operation } : {})
    },
    list: async name => {
      const answer = await fetch(`${origin}/api/get${name}`, { headers: { authorization } })
      return ((await answer.json()) as { data: Record<string, unknown>[] }).data
    },
    remove: async (name, id) => {
      const headers = { authorization }
      const answer = await fetch(`${origin}/api/delete${name}ById/${id}`, { headers })
      if (!answer.ok) throw new Error(`delete${name}ById: ${answer.status}`)
    },
    upload: async (file, label) => {
      const form = new FormData()
      form.append('file', file, label)
      const [stored] = await call<{ name: string }[]>('upload', form)
      if (!stored) throw new Error('nothing was stored')
      return stored.name
    },
    say: async (name, notes) => {
      await send('modifyFile', { name, ...notes })
    },
  }
  return staff
}

/**
 * Registers that what a file's tests add to a collection, and leave there, is deleted when they are over: the
 * next file has the same site.
 */
export function leaveNothingIn(site: SiteAddress, collection: string): void {
  let staff: Staff
  const known = new Set<unknown>()
  beforeAll(async () => {
    staff = await signIn(site)
    for (const { id } of await staff.list(collection)) known.add(id)
  })
  afterAll(async () => {
    for (const { id } of await staff.list(collection))
      if (!known.has(id)) await staff.remove(collection, String(id))
  })
}
