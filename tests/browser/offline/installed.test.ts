/** The site as an application: what browsers ask of it before they install it, and what is kept on it. */

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { FAVICON } from '#contract/installation.ts'
import { onePhone } from '../../setup/onePhone.ts'
import { whenKept } from '../../setup/phone.ts'
import { sharedSite } from '../../setup/site.ts'
import { staffFiles } from '../../setup/staffFiles.ts'

const { origin } = sharedSite()
const at = onePhone({ origin })

const open = (path: string) => at.phone.open(at.line.origin + path)

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json()
const icons: Icon[] = manifest.icons

describe('after a first visit', () => {
  let forApple: string[]
  at.afterVisit(async () => {
    const page = await open('/home')
    // As the server sends it.
    forApple = await page
      .locator('link[rel^="apple-touch"]')
      .evaluateAll(links => links.map(link => (link as HTMLLinkElement).href))
    await whenKept(page)
    await page.getByRole('button', { name: '我已知悉' }).click()
  })

  it('the browser finds nothing that would keep it from installing', async () => {
    const page = await open('/home')
    await whenKept(page)
    const browser = await at.phone.context.newCDPSession(page)
    const { errors: manifestErrors } = await browser.send('Page.getAppManifest')
    expect(manifestErrors).toEqual([])
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // Whatever is opened by a test is a private window or not; that is not the site's doing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  it('the icon for Apple and every start-up picture that the page named are there', async () => {
    expect(forApple.length).toBeGreaterThan(8)
    for (const picture of forApple) {
      const answer = await fetch(picture)
      expect([answer.status, answer.headers.get('content-type')], picture).toEqual([
        200,
        'image/png',
      ])
    }
  })

  it('no line of the admin area, and less than 700 kB, is on a visitor’s phone', async () => {
    const page = await open('/home')
    await whenKept(page)
    const kept = await page.evaluate(async () => {
      const name = (await caches.keys()).find(key => key.includes('precache')) ?? ''
      const cache = await caches.open(name)
      const answers = await Promise.all(
        (await cache.keys()).map(async ({ url }) => {
          const body = await (await cache.match(url))?.text()
          return { url, body: body ?? '' }
        }),
      )
      return answers
    })
    const bytes = kept.reduce((sum, { body }) => sum + new TextEncoder().encode(body).length, 0)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(700_000)
    for (const { url, body } of kept)
      expect(body, url).not.toMatch(/管理頁面|name="password"|ql-editor/)
    const ofStaff = await staffFiles(origin)
    expect(ofStaff.length).toBeGreaterThan(0)
    const paths = kept.map(({ url }) => new URL(url).pathname)
    expect(paths.filter(path => ofStaff.includes(path))).toEqual([])
  })

  it('a course that was saved is listed at /course#saved, with a badge where its deadline is near, and can be taken out', async () => {
    const { data } = await (await fetch(`${origin}/api/getCurrentOpenCourse`)).json()
    const kinds = Object.entries(
      data as Record<string, { id: string; title: string; deadline: string }[]>,
    )
    const all = kinds.flatMap(([kind, list]) => list.map(course => ({ kind, ...course })))
    const soonest = all
      .filter(({ deadline }) => deadline)
      .sort((a, b) => a.deadline.localeCompare(b.deadline))[0]
    if (!soonest) throw new Error('no open course')
    const page = await open(`/course/courseDetail/${soonest.kind}/${soonest.id}`)
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await page.getByRole('button', { name: '已收藏' }).waitFor()
    await page.goto(`${at.line.origin}/course#saved`)
    const saved = page.getByRole('region', { name: '收藏' })
    await saved.getByRole('link', { name: soonest.title }).waitFor()
    await page.getByText('項快將截止').first().waitFor({ state: 'attached' })

    await at.phone.restart()
    const again = await open('/course#saved')
    await again.locator('#saved').getByRole('link', { name: soonest.title }).click()
    await again.getByRole('button', { name: '已收藏' }).click()
    await again.goto(`${at.line.origin}/course#saved`)
    await again.getByText('還沒有收藏課程').waitFor()
  })
})

describe('the manifest', () => {
  it('has what PWABuilder requires and recommends', () => {
    expect(manifest).toMatchObject({
      id: expect.stringMatching(/^\//),
      lang: 'zh-Hant-MO',
      dir: 'ltr',
      display: 'standalone',
      start_url: expect.stringMatching(/^\//),
      scope: '/',
      background_color: expect.stringMatching(/^#/),
      theme_color: expect.stringMatching(/^#/),
      categories: ['education'],
      prefer_related_applications: false,
      orientation: 'any',
      launch_handler: { client_mode: expect.anything() },
    })
    expect(manifest.name.length).toBeLessThanOrEqual(45)
    expect(manifest.short_name.length).toBeGreaterThanOrEqual(3)
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.description.length).toBeGreaterThan(10)
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
      '現正招生',
      '最新公告',
      '聯絡我們',
    ])
    expect(manifest.screenshots.map((one: { form_factor: string }) => one.form_factor)).toEqual(
      expect.arrayContaining(['wide', 'narrow']),
    )
  })

  it('has icons of each purpose by themselves, in the two sizes, as large as it says', async () => {
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes, type } of [...icons, ...manifest.screenshots] as Icon[]) {
      const answer = await fetch(origin + src)
      expect(answer.headers.get('content-type'), src).toBe(type)
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
  })

  it('has one where nothing names an icon, and for browsers without SVG ones', async () => {
    const answer = await fetch(origin + FAVICON.address)
    expect(answer.headers.get('content-type')).toBe('image/vnd.microsoft.icon')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const widths = FAVICON.sizes.map((_, index) => bytes.readUInt8(6 + 16 * index))
    expect(widths).toEqual(FAVICON.sizes)
    const head = await (await fetch(`${origin}/home`)).text()
    expect(head).toContain(`<link rel="icon" href="${FAVICON.address}"`)
  })

  it('leads only to pages that there are', async () => {
    const addresses = [
      manifest.start_url,
      ...manifest.shortcuts.map((one: { url: string }) => one.url),
    ]
    for (const address of addresses) expect((await fetch(origin + address)).status).toBe(200)
  })
})

describe('where the browser offers nothing', () => {
  const agents = {
    iphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    wechat:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  }
  it.each([
    ['iphone', '加入主畫面'],
    ['wechat', '在瀏覽器開啟'],
  ] as const)('on %s the way is explained', async (device, words) => {
    const page = await at.phone.context.newPage()
    await page.addInitScript(agent => {
      Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    }, agents[device])
    await page.goto(`${at.line.origin}/home`)
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.getByText(words).waitFor()
  })
})
