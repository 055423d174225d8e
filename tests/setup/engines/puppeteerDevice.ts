/** Chromium and Firefox, which puppeteer drives alike: by CDP, and by WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { args as chromiumArgs } from '../browser.ts'
import { type Device, PHONE, type Size, type Visitor } from './device.ts'

/** What Firefox asks of others by itself, and how soon a finger that stays is no tap any more. */
const FIREFOX_PREFERENCES = {
  // Of 300 ms, which pass between down and up on a busy machine: no click would come of it. (ms)
  'apz.max_tap_time': 30_000,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** A machine of tests has no mouse, and says so to style: `(hover: hover)` and `(pointer: fine)`. */
const CHROMIUM_MOUSE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const FIREFOX_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

const launching = {
  chrome: {
    calm: { args: [...chromiumArgs, '--force-prefers-reduced-motion'] },
    eager: { args: [...chromiumArgs, CHROMIUM_MOUSE] },
  },
  firefox: {
    calm: { extraPrefsFirefox: { ...FIREFOX_PREFERENCES, 'ui.prefersReducedMotion': 1 } },
    eager: {
      extraPrefsFirefox: {
        ...FIREFOX_PREFERENCES,
        ...FIREFOX_MOUSE,
        'ui.prefersReducedMotion': 0,
      },
    },
  },
}

/** Starts one of them with a profile that outlives it. */
export async function startPuppeteerDevice(
  kind: 'chrome' | 'firefox',
  executablePath: string,
  visitor: Visitor,
): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'school-engine-'))
  const complaints: string[] = []
  let size: Size = PHONE
  let browser: Browser
  let page: Page

  async function start() {
    browser = await puppeteer.launch({
      browser: kind,
      executablePath,
      headless: 'shell',
      userDataDir: profile,
      defaultViewport: size,
      ...launching[kind][visitor],
    })
    const [first] = await browser.pages()
    page = first ?? (await browser.newPage())
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('console', message => {
      if (!['error', 'warn'].includes(message.type())) return
      complaints.push(`${message.text()} (${message.location().url})`)
    })
    page.on('dialog', dialog => void dialog.accept())
    // Firefox does not give it to the window that is there first.
    await page.setViewport(size)
  }

  async function press(...keys: KeyInput[]) {
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.reverse()) await page.keyboard.up(key)
  }

  await start()
  return {
    complaints,
    goto: async url => {
      const loading = page.goto(url)
      if (visitor === 'calm') await loading
      // What is left before it has loaded is no fault.
      else loading.catch(() => undefined)
    },
    evaluate: async (work, ...given) => (await page.evaluate(work as never, ...given)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    moveTo: (x, y) => page.mouse.move(x, y),
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: text => page.keyboard.type(text),
    press,
    selectAll: () => press('Control', 'a'),
    setFile: async (selector, path) => {
      const input = await page.$(`${selector}`)
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path)
    },
    resize: async next => {
      size = next
      await page.setViewport(size)
    },
    picture: async () => Buffer.from(await page.screenshot()),
    restart: async () => {
      await browser.close()
      await start()
    },
    close: async () => {
      await browser.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
