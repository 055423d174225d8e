/** What pages ask of the worker. */
import type { WorkerMessage } from '#contract/workerMessage.ts'
import { keepAdminFiles, renewAdminFiles } from './adminFiles.ts'
import { pictures } from './routes.ts'
import { isStored } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

const isMessage = (value: unknown): value is WorkerMessage =>
  typeof value === 'object' && value !== null && 'type' in value

/** Listens to pages, and to the moments of the worker's own life that they do not see. */
export function listen(): void {
  self.addEventListener('message', event => {
    if (isMessage(event.data)) event.waitUntil(handle(event.data, event))
  })
  self.addEventListener('activate', event => {
    // Out of reach or out of space: the visitor's site is there all the same.
    event.waitUntil(renewAdminFiles().catch(() => undefined))
  })
}

async function handle(message: WorkerMessage, event: ExtendableMessageEvent): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'KEEP_ADMIN':
      return keepAdminFiles()
    case 'KEEP_PICTURES':
      for (const address of message.addresses) {
        const url = new URL(address, location.href)
        if (!isStored(url)) continue
        const request = new Request(url)
        const [, done] = pictures.handleAll({ event, request })
        await done.catch(() => undefined)
      }
  }
}
