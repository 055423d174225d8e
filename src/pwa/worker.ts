/** The service worker as a page sees it. */
import { WORKER_ADDRESS, type WorkerMessage } from '#contract/workerMessage.ts'

/** Where there is none (an old browser, a private window, a setting), the site works online. */
function container(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD ? navigator.serviceWorker : undefined
}

/** Installs the worker where that is possible; a browser that knows it only looks for a newer one. */
export async function registerWorker(): Promise<void> {
  try {
    await container()?.register(WORKER_ADDRESS)
  } catch {
    // Refused by the browser or not to be had now: the next visit asks again.
  }
}

/** Says something to the worker, as soon as there is an active one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const { active } = (await container()?.ready) ?? {}
  active?.postMessage(message)
}
