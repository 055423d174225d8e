import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanRichText } from '#server/richText/sanitize.ts'
import { openBrowser } from '../../setup/browser.ts'
import { disguises } from './disguises.ts'
import { watch } from './liveness.ts'
import { payloads } from './payloads.ts'

const corpus = { ...payloads, ...disguises }

let browser: Browser
let faultsOf: (html: string) => Promise<string[]>

beforeAll(async () => {
  browser = await openBrowser()
  faultsOf = await watch(await browser.newPage())
})
afterAll(() => browser?.close())

describe('the witness itself', () => {
  test.each([
    ['a handler', '<img src="/upload/a.png" onclick="alert(1)">', 'ran 1'],
    ['a javascript address', '<a href="javascript:alert(1)">x</a>', 'ran 1'],
    ['a script in the page', '<script>alert(1)</script>', 'ran 1'],
    ['a picture from elsewhere', '<img src="https://evil.example/a">', 'asked https://evil'],
    ['a drawing', '<svg></svg>', 'namespace'],
    ['a comment', '<p>x</p><!-- x -->', 'comment'],
    ['an id', '<p id="x">x</p>', 'P id=x'],
    ['a bare link', '<a href="/x">x</a>', 'no rel'],
    ['a way off the site', '<a href="//evil.example" rel="noopener">x</a>', '=//evil.example'],
  ])('sees %s where nothing was cleaned', async (_name, html, fault) => {
    expect((await faultsOf(html)).join('\n')).toContain(fault)
  })

  test('finds nothing wrong with what the editor makes', async () => {
    const html =
      '<h2 lang="pt" class="ql-align-center">Olá</h2><p>甲<a href="/x" rel="noopener">乙</a></p>' +
      '<p><img src="/upload/a.png" alt="丙" width="10"></p>'
    expect(await faultsOf(html)).toEqual([])
  })
})

test('the corpus holds at least 120 different attacks', () => {
  expect(new Set(Object.values(corpus).flat()).size).toBeGreaterThanOrEqual(120)
})

describe('nothing stays live or foreign in a real browser', () => {
  const cleanedIn = (attack: string) =>
    [attack, `<p>前${attack}後</p>`, `<table><tr><td>${attack}`].map(cleanRichText).join('')

  test.each(Object.entries(corpus))('%s', async (_family, attacks) => {
    // All of them in one page, one after the other; which one it was is asked only where one is live.
    if ((await faultsOf(attacks.map(cleanedIn).join(''))).length === 0) return
    const live: Record<string, string[]> = {}
    for (const attack of attacks) {
      const faults = await faultsOf(cleanedIn(attack))
      if (faults.length > 0) live[attack] = faults
    }
    expect(live).toEqual({})
    expect.unreachable('only together they are live')
  })
})

test('an attack cleaned once stays as it is when cleaned again', () => {
  for (const attack of Object.values(corpus).flat()) {
    const cleaned = cleanRichText(attack)
    expect(cleanRichText(cleaned)).toBe(cleaned)
  }
})
