/** Uploads a file and tells how far it is, which `fetch` cannot. */

import type { StoredFile } from '#contract/asset.ts'
import { callAddress } from '#contract/calls/call.ts'
import { fileCalls } from '#contract/calls/files.ts'
import { Failure } from '#contract/failure.ts'
import type { FileNotes } from '#contract/media.ts'
import { unwrap } from './api.ts'
import { askAsStaff, staffToken } from './session.ts'

interface Uploading {
  /** From 0 to 1. */
  onProgress?: (done: number) => void
  signal?: AbortSignal
  /** What is said about it, for whatever record will name it. */
  notes?: FileNotes
}

/** A line on which nothing moves for so long is dead: all else that is to be sent waits for this. */
const PATIENCE_MS = 60_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends one file, and what is said about it. The same content sent again is kept once.
 * @throws Failure; one that was cancelled, or that nothing was heard of for a minute, is `unreachable`
 */
export async function uploadFile(
  content: Blob,
  label: string,
  { notes = {}, ...sending }: Uploading = {},
): Promise<StoredFile> {
  const file = await sendFile(content, label, sending)
  if (Object.keys(notes).length === 0) return file
  const body = { ...notes, name: file.name }
  return (await askAsStaff(fileCalls.modifyFile, undefined, body)).data
}

function sendFile(
  content: Blob,
  label: string,
  { onProgress, signal }: Uploading,
): Promise<StoredFile> {
  const form = new FormData()
  form.append('file', content, label)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Failure('unreachable'))
    let timer: ReturnType<typeof setTimeout>
    // To abort one that has ended does nothing.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), PATIENCE_MS)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress?.(total ? loaded / total : 0)
    }
    request.onerror = fail
    request.onabort = fail
    request.onload = () => {
      try {
        const retryAfter = request.getResponseHeader('retry-after')
        const { data } = unwrap(request.status, parsed(request.responseText), retryAfter)
        const [file] = data as StoredFile[]
        if (!file) throw new Failure('unexpected')
        resolve(file)
      } catch (error) {
        reject(error)
      }
    }
    signal?.addEventListener('abort', () => request.abort())
    request.open('POST', callAddress(fileCalls.upload))
    request.setRequestHeader('Authorization', `Token ${staffToken()}`)
    request.send(form)
    wait()
  })
}
