/** What becomes of a file that is chosen while the session ends. */
import { afterEach, expect, it, vi } from 'vitest'
import { takeFile } from '#admin/fields/takeFile.ts'
import type { Desk } from '#editing/desk.ts'
import { connection } from '#pwa/connection.ts'

/** A browser whose uploads are all answered so. */
function serverThatAnswers(status: number, message: string): void {
  vi.stubGlobal('localStorage', { getItem: (name: string) => `the ${name}` })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      status = status
      responseText = JSON.stringify({ success: false, message, data: null })
      onload = () => undefined
      open() {}
      setRequestHeader() {}
      getResponseHeader = () => null
      send() {
        this.onload()
      }
    },
  )
}

const file = new File(['a'], '封面.png', { type: 'image/png' })

function taken() {
  connection.isReachable = true
  const keep = vi.fn(async () => 'pending-1')
  const desk = { author: 'ana', files: { keep } } as unknown as Desk
  const { signal } = new AbortController()
  return { keep, name: takeFile(desk, file, { onProgress: () => undefined, signal }) }
}

afterEach(() => vi.unstubAllGlobals())

it('it is kept on this device where the server asks for a new login, and goes with its record after that', async () => {
  serverThatAnswers(401, 'Please login or login again')
  const { name, keep } = taken()
  expect(await name).toBe('pending-1')
  expect(keep).toHaveBeenCalledWith('ana', file, '封面.png', undefined)
})

it('what the server refuses for what it is is not kept', async () => {
  serverThatAnswers(415, '不支援這種檔案類型')
  const { name, keep } = taken()
  await expect(name).rejects.toThrow('不支援這種檔案類型')
  expect(keep).not.toHaveBeenCalled()
})
