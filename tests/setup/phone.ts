/** A phone: a browser with a profile that outlives it, so that it can be switched off and on again. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { vi } from 'vitest'
import { args, ENGINE } from './browser.ts'
import { watchContext } from './witnesses.ts'

/** CSS pixels. */
export const SCREEN = { width: 390, height: 844 }

export interface Phone {
  context: BrowserContext
  /** Opens `url` in a new tab. */
  open: (url: string) => Promise<Page>
  /** Closes the browser and opens it again, with what it has kept. */
  restart: () => Promise<void>
  close: () => Promise<void>
  /** What pages complained of, but for requests that did not arrive. */
  complaints: string[]
}

/** Said wherever a request fails, which is what these tests bring about, and by the page it was for. */
const FAILED_REQUEST = /^Failed to load resource|net::ERR_|^Failure: |\bManifest\b/

/**
 * @param executablePath the engine, unless a test is about what only the whole browser does
 * @param settings what its owner has set, as the browser's profile writes it; the whole browser reads it
 */
export async function startPhone(executablePath = ENGINE, settings?: object): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'school-phone-'))
  if (settings) {
    await mkdir(join(profile, 'Default'))
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  }
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args,
      viewport: SCREEN,
      reducedMotion: 'reduce',
    })
    watchContext(context)
    context.on('page', watch)
    for (const page of context.pages()) watch(page)
    return context
  }
  function watch(page: Page) {
    page.on('pageerror', error => phone.complaints.push(String(error)))
    page.on('console', message => {
      const isComplaint = ['error', 'warning'].includes(message.type())
      if (isComplaint && !FAILED_REQUEST.test(message.text())) {
        phone.complaints.push(message.text())
      }
    })
  }
  const phone: Phone = {
    complaints: [],
    context: undefined as never,
    open: async url => {
      const page = await phone.context.newPage()
      await page.goto(url)
      return page
    },
    restart: async () => {
      await phone.context.close()
      phone.context = await start()
    },
    close: async () => {
      await phone.context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
  phone.context = await start()
  return phone
}

/** Waits until the visit to `page` has left on the phone all that reading offline needs. */
export async function whenKept(page: Page): Promise<void> {
  await vi.waitUntil(() => page.evaluate(isKept), { timeout: 20_000 })
}

/** Runs in the page: whether that is so by now. */
export async function isKept(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  const isActive = registration?.active?.state === 'activated'
  if (!isActive || !navigator.serviceWorker.controller) return false
  return new Promise(resolve => {
    const opening = indexedDB.open('school-website')
    // To open it before the site does would make an empty one in its place.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction('kept').objectStore('kept').get('queries')
      reading.onsuccess = () => {
        database.close()
        resolve(reading.result?.clientState.queries.length > 0)
      }
    }
  })
}
