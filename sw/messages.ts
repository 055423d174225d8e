/** What pages ask of the worker. */
import type { WorkerMessage } from '#contract/workerMessage.ts'
import type { AdminFiles } from './adminFiles.ts'
import { leavingSignal, takeOver } from './leaving.ts'
import { pictures } from './routes.ts'
import { isStored } from './stored.ts'

declare const self: ServiceWorkerGlobalScope

const isMessage = (value: unknown): value is WorkerMessage =>
  typeof value === 'object' && value !== null && 'type' in value

/** Listens to pages, and to the moments of the worker's own life that they do not see. */
export function listen(adminFiles: AdminFiles): void {
  self.addEventListener('message', event => {
    if (isMessage(event.data)) event.waitUntil(handle(event.data, event, adminFiles))
  })
  // Out of reach or out of space: the visitor's site is there all the same.
  const nothing = () => undefined
  // Before the new version is agreed to: by then the line may be down.
  self.addEventListener('install', event => event.waitUntil(adminFiles.keepAhead().catch(nothing)))
  self.addEventListener('activate', event => event.waitUntil(adminFiles.renew().catch(nothing)))
}

async function handle(
  message: WorkerMessage,
  event: ExtendableMessageEvent,
  adminFiles: AdminFiles,
): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return takeOver()
    case 'KEEP_ADMIN':
      return adminFiles.keep()
    case 'KEEP_PICTURES':
      for (const address of message.addresses) {
        if (leavingSignal().aborted) return
        const url = new URL(address, location.href)
        if (!isStored(url)) continue
        const request = new Request(url)
        const [, done] = pictures.handleAll({ event, request })
        await done.catch(() => undefined)
      }
  }
}
