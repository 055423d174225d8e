/** The connection to the outbox, which a browser may end at any time. */
import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB, unwrap } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newKey } from '#editing/edit.ts'
import { openOutboxDatabase } from '#editing/outbox/connection.ts'
import { createUnsavedForms } from '#editing/outbox/unsavedForms.ts'

const PLACE = 'admin/Tutor/new'

const open = indexedDB.open.bind(indexedDB)

/** So many of the next openings end half way, as they do where somebody clears what the site keeps. */
function endOpenings(count: number): void {
  const opening = vi.spyOn(indexedDB, 'open')
  onTestFinished(() => opening.mockRestore())
  for (let n = 0; n < count; n++) {
    opening.mockImplementationOnce((...given) => {
      const request = open(...given)
      const end = () => request.transaction?.abort()
      // After the migration has begun, whose listener is added once the request is there.
      queueMicrotask(() => request.addEventListener('upgradeneeded', end))
      return request
    })
  }
}

/** An outbox, and the connections that it has had. */
async function opened(name = newKey()) {
  const connections: IDBDatabase[] = []
  const watch = { onEnd: vi.fn(), onOpenAgain: vi.fn() }
  const database = await openOutboxDatabase(name, {
    onOpen: each => {
      connections.push(unwrap(each))
      return watch.onEnd
    },
    onOpenAgain: watch.onOpenAgain,
  })
  return { database, connections, watch, drafts: createUnsavedForms(database) }
}

test('where the browser has ended it, it is opened anew, once, and what is typed is kept', async () => {
  const { database, connections, watch, drafts } = await opened()
  await drafts.keep(`${PLACE}/1`, { values: { name: '甲' } })
  // The type of its own database is another one.
  forceCloseDatabase(connections[0] as never)
  await vi.waitUntil(() => watch.onOpenAgain.mock.calls.length > 0)
  await drafts.keep(`${PLACE}/2`, { values: { name: '乙' } })
  expect(await drafts.of(PLACE)).toHaveLength(2)
  expect(connections).toHaveLength(2)
  expect(watch.onEnd).toHaveBeenCalledTimes(1)
  database.close()
  expect(watch.onEnd).toHaveBeenCalledTimes(2)
})

test('where nobody has said so, what is asked of it and what is written waits for the next one', async () => {
  const { connections, drafts } = await opened()
  await drafts.keep(`${PLACE}/1`, { values: { name: '甲' } })
  connections[0]?.close()
  expect(await drafts.of(PLACE)).toHaveLength(1)
  connections[1]?.close()
  await drafts.keep(`${PLACE}/1`, { values: { name: '乙' } })
  expect(await drafts.of(PLACE)).toMatchObject([{ values: { name: '乙' } }])
  expect(connections).toHaveLength(3)
})

test('where it ends under a transaction, which undoes it, that is done again', async () => {
  const { database, connections, watch } = await opened()
  const work = vi
    .fn(async () => '已寫入')
    .mockRejectedValueOnce(
      new DOMException('Connection to Indexed Database server lost.', 'UnknownError'),
    )
  expect(await database.whileOpen(work)).toBe('已寫入')
  expect(work).toHaveBeenCalledTimes(2)
  expect(watch.onOpenAgain).toHaveBeenCalledTimes(1)
  expect(connections).toHaveLength(2)
})

test('an opening that is ended is begun again, and after the third it is said', async () => {
  endOpenings(2)
  const { drafts } = await opened()
  expect(await drafts.of(PLACE)).toEqual([])
  endOpenings(3)
  await expect(opened()).rejects.toThrow('不讓網站保存資料')
})

test('what is ended under a reading is told to whoever reads, and the page has no other error', async () => {
  const { connections, drafts } = await opened()
  const begin = vi.spyOn(connections[0] as IDBDatabase, 'transaction')
  const reading = drafts.of(PLACE)
  for (const { value } of begin.mock.results) (value as IDBTransaction).abort()
  await expect(reading).rejects.toThrow()
  expect(connections).toHaveLength(1)
})

test('where a newer version of the site has taken over, the page is to be loaded again', async () => {
  const name = newKey()
  const { drafts } = await opened(name)
  const newer = await openDB(name, 99)
  await expect(drafts.of(PLACE)).rejects.toThrow('請重新載入')
  newer.close()
})

test('once it was closed, it stays so', async () => {
  const { database, connections, drafts } = await opened()
  database.close()
  await expect(drafts.of(PLACE)).rejects.toThrow()
  expect(connections).toHaveLength(1)
})
