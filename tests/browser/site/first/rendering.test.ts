import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserOfFile } from '../../../setup/browser.ts'
import { publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

const OWN_404 = /status of 404/

describe.each([390, 1280])('at %i px', width => {
  it('the home page hydrates without a warning', async () => {
    const page = await visit(`${origin}/home`, { width })
    await hydrated(page)
    await expect.poll(() => page.locator('h1').count()).toBe(1)
  })

  it('an unknown address hydrates its error page without a warning', async () => {
    const page = await visit(`${origin}/nothing`, { width, expected: [OWN_404] })
    await hydrated(page)
    await expect
      .poll(() => page.getByText('No route matches URL "/nothing"').isVisible())
      .toBe(true)
  })
})

it('a page by a link that somebody has marked hydrates without a warning', async () => {
  const marked = (path: string) => `${origin}${path}?utm_source=newsletter`
  const page = await visit(marked('/course'), { width: 1280 })
  await hydrated(page)
  for (const path of ['/media', '/registration']) {
    await page.goto(marked(path))
    await hydrated(page)
  }
})

it('the home page can be read without scripts', async () => {
  const context = { javaScriptEnabled: false }
  const page = await visit(`${origin}/home`, { width: 390, context })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.locator('h1').isVisible()).toBe(true)
    await expect.poll(() => page.locator('h1').textContent()).not.toBe('')
  }
})

describe('an answer', () => {
  it('is a redirect to the home page, with a text as its body, for the root', async () => {
    const answer = await fetch(origin, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/home')
    await expect.poll(() => answer.text()).not.toBe('')
  })

  it.each([
    ['GET', '/nothing', 404],
    ['GET', '/assets/missing.js', 404],
    ['POST', '/home', 405],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/home/', 301],
    ['GET', '/admin/home', 200],
    ['GET', '/admin/home/nothing', 200],
  ])('to %s %s has the status %i', async (method, path, status) => {
    const answer = await fetch(origin + path, { method, redirect: 'manual' })
    expect(answer.status).toBe(status)
  })

  it('to what is missing is the same for all addresses of a route, and has none of them in it', async () => {
    for (const [one, other] of [
      ['/no-such-page', '/nor/this.php?a=1'],
      ['/mediaDetail/no-such-record', `/mediaDetail/${'0'.repeat(24)}`],
    ]) {
      const answers = [await fetch(origin + one), await fetch(origin + other)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      const [first, second] = await Promise.all(answers.map(answer => answer.text()))
      expect(first).toBe(second)
      expect(first).not.toContain('no-such')
      expect(first).toContain('No route matches URL')
    }
  })

  it.each(['/shell', '/admin/login'])('for %s has no part that hydrates by itself', async path => {
    const html = await (await fetch(origin + path)).text()
    expect(html).toContain('<body>')
    // How React marks such a part; by the time it comes to it, the router may have filled it.
    expect(html).not.toContain('<!--$')
  })

  it('for a missing asset is never a page', async () => {
    const answer = await fetch(`${origin}/assets/missing.js`)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  })

  it('with a page is asked for anew, and its assets never again', async () => {
    const page = await fetch(`${origin}/home`)
    const script = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1]
    const asset = await fetch(origin + script)
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(asset.headers.get('cache-control')).toMatch(/^public, ?max-age=31536000, ?immutable$/)
  })

  it('with a page names no script that comes before what one reads: all are asked for once it is painted', async () => {
    const html = await (await fetch(`${origin}/home`)).text()
    expect(html).not.toMatch(/<script[^>]+\bsrc=|<link[^>]+\brel="(module)?preload"[^>]+\.js/)
  })

  it('allows scripts by file and hash only', async () => {
    const { headers } = await fetch(`${origin}/home`)
    const policy = headers.get('content-security-policy') ?? ''
    const scripts = policy.split('; ').find(directive => directive.startsWith('script-src')) ?? ''
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=')+$/)
  })

  it('allows style by file and hash only, and has no style attribute that it would refuse', async () => {
    for (const path of await publicRoutes(origin)) {
      const answer = await fetch(origin + path)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const styles = policy.split('; ').filter(directive => directive.startsWith('style-src'))
      expect(styles).toEqual([expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/]+=')+$/)])
      expect(await answer.text()).not.toMatch(/<[^>]+ style=/)
    }
  })

  it('lets a script write and load by one policy, where the browser has Trusted Types', async () => {
    const refusal = /TrustedScript|Trusted Type|trusted-types/
    const page = await visit(`${origin}/home`, { width: 390, expected: [refusal] })
    const refused = await page.evaluate(() => {
      const act = (doing: () => unknown) => {
        try {
          doing()
          return 'done'
        } catch (error) {
          return String(error instanceof Error ? error.name : error)
        }
      }
      const script = document.createElement('script')
      const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes }
      return [
        act(() => {
          script.src = 'https://elsewhere.example/a.js'
        }),
        act(() => {
          script.text = 'alert(1)'
        }),
        act(() => trustedTypes.createPolicy('another', {})),
        act(() => {
          script.src = '/assets/none.js'
        }),
      ]
    })
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'done'])
  })

  it('is compressed', async () => {
    const answer = await fetch(`${origin}/home`, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
  })
})

/** As far as it is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: object) => object
}

/** At its first use React takes the page over, and marks what it has taken. */
async function hydrated(page: Page) {
  await page.mouse.move(100, 100)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some(key => key.startsWith('__reactFiber')),
  )
}
