/** Chromium and Firefox, which puppeteer drives alike: by CDP, and by WebDriver BiDi. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { args as chromiumArgs } from '../browser.ts'
import { type Device, PHONE, type Size } from './device.ts'

/** What Firefox asks of others by itself. */
const FIREFOX_PREFERENCES = {
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
}

const launching = {
  chrome: { args: [...chromiumArgs, '--force-prefers-reduced-motion'] },
  firefox: { extraPrefsFirefox: FIREFOX_PREFERENCES },
}

/** Starts one of them with a profile that outlives it. */
export async function startPuppeteerDevice(
  kind: 'chrome' | 'firefox',
  executablePath: string,
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
      userDataDir: profile,
      defaultViewport: size,
      ...launching[kind],
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
    goto: async url => void (await page.goto(url)),
    evaluate: async (work, ...given) => (await page.evaluate(work as never, ...given)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
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
