/** When an open page says that a new version is there, and when it follows. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeUpdate, updates } from '#pwa/updates.ts'
import { watchUpdates } from '#pwa/updateWatch.ts'

const SCRIPT = 'https://school.mo/sw.js'
/** Long after the page was opened, as a worker is that somebody else's look has found. */
const LATER_MS = 61_000

class Worker extends EventTarget {
  scriptURL = SCRIPT
  state = 'installing'
  told: unknown[] = []
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  postMessage(message: unknown) {
    this.told.push(message)
  }
}

class Registration extends EventTarget {
  active: Worker | null = new Worker()
  installing: Worker | null = null
  waiting: Worker | null = null

  activate() {
    this.active = this.waiting
    this.waiting = null
  }

  /** A newer worker is found, and installed or not. It waits, unless there was none before. */
  async find(worker: Worker, end: 'installed' | 'redundant') {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    if (end === 'installed') this.waiting = worker
    worker.become(end)
    if (this.active === null) this.activate()
    await vi.advanceTimersByTimeAsync(1_000)
  }
}

let registration: Registration
let serviceWorker: EventTarget & { controller: Worker | null }

/** The worker that waits takes over, here and in all tabs. */
function takeOver() {
  if (registration.waiting) registration.activate()
  serviceWorker.controller = registration.active
  serviceWorker.dispatchEvent(new Event('controllerchange'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.stubEnv('PROD', true)
  registration = new Registration()
  serviceWorker = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => registration,
    getRegistration: async () => registration,
  })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }))
  vi.stubGlobal('location', new URL('https://school.mo/home'))
  vi.stubGlobal('self', globalThis)
  Object.assign(updates, { isWaiting: false, isTaken: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a version that waits is announced, whichever of those that were found could be installed', async () => {
  await watchUpdates()
  await vi.advanceTimersByTimeAsync(LATER_MS)
  await registration.find(new Worker(), 'redundant')
  expect(updates.isWaiting).toBe(false)
  await registration.find(new Worker(), 'installed')
  expect(updates.isWaiting).toBe(true)
})

test('a page that was loaded past the worker follows the version that it was told of, too', async () => {
  serviceWorker.controller = null
  registration.waiting = new Worker()
  await watchUpdates()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(updates.isWaiting).toBe(true)
  await takeUpdate()
  expect(registration.waiting.told).toEqual([{ type: 'SKIP_WAITING' }])
  takeOver()
  expect(updates.isTaken).toBe(true)
})

test('where no version waits any more, whoever agrees gets the one that there is', async () => {
  await watchUpdates()
  updates.isWaiting = true
  await takeUpdate()
  expect(updates.isTaken).toBe(true)
})

test('the first worker of all is no new version', async () => {
  serviceWorker.controller = null
  registration.active = null
  await watchUpdates()
  await registration.find(new Worker(), 'installed')
  expect(updates.isWaiting).toBe(false)
  takeOver()
  expect(updates.isTaken).toBe(false)
})
