/** Pictures at the public address of the school's storage, and documents with the site. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Line, openLine } from '../../setup/line.ts'
import { type Phone, startPhone, whenKept } from '../../setup/phone.ts'
import { publicRoutes } from '../../setup/publicRoutes.ts'
import { type RunningSite, startSite } from '../../setup/site.ts'

/** A storage that is open to the world; whether pages of other origins may read it is for a test to say. */
const storage = { origin: '', isShared: true, isUp: true }
let store: Server
let site: RunningSite
let line: Line
let phone: Phone

beforeAll(async () => {
  store = createServer(async (req, res) => {
    if (!storage.isUp)
      return void res.writeHead(404, { 'content-type': 'text/xml' }).end('<Error/>')
    const file = await fetch(site.origin + (req.url ?? '').replace('/school', '/upload'))
    res.writeHead(file.status, {
      'content-type': file.headers.get('content-type') ?? '',
      ...(storage.isShared ? { 'access-control-allow-origin': '*' } : {}),
    })
    res.end(Buffer.from(await file.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  storage.origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  site = await startSite({ ASSET_BASE_URL: `${storage.origin}/school` })
  line = await openLine(() => site.origin)
})
afterAll(async () => {
  await line.close()
  await site.stop()
  store.closeAllConnections()
  store.close()
})

const NAME = String.raw`[0-9a-f]{32}(?:-\w+)?\.\w+`

/** Opens a page, and waits until those of its pictures are there that are to be seen at once. */
async function pictures(path: string) {
  const page = await phone.open(line.origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const seen = () =>
    page.evaluate(async () => {
      const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
      // What stands in the place of a picture has no size of its own, and so no pixels.
      const there = await Promise.allSettled(images.map(image => createImageBitmap(image)))
      return { all: images.length > 0 && there.every(({ status }) => status === 'fulfilled') }
    })
  await expect.poll(seen).toEqual({ all: true })
  const addresses = await page.evaluate(() => [...document.images].map(({ src }) => src))
  return { page, addresses }
}

describe('where the storage has a public address', () => {
  it('every page shows its pictures from there, cards too, and its documents from the site', async () => {
    for (const route of await publicRoutes(site.origin)) {
      const answer = await fetch(site.origin + route)
      const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/g, '')
      const own = [...html.matchAll(new RegExp(`"/upload/(${NAME})`, 'g'))].map(([, name]) => name)
      expect([route, ...own.filter(name => !/\.(pdf|docx|xlsx)$/.test(name ?? ''))]).toEqual([
        route,
      ])
      const there = [...html.matchAll(new RegExp(`${storage.origin}/school/(${NAME})`, 'g'))]
      const documents = there.filter(([, name]) => /\.(pdf|docx|xlsx)$/.test(name ?? ''))
      expect([route, ...documents]).toEqual([route])
      expect(answer.headers.get('content-security-policy')).toContain(storage.origin)
    }
    const home = await (await fetch(`${site.origin}/home`)).text()
    expect(home).toMatch(new RegExp(`srcSet="${storage.origin}/school/`, 'i'))
    expect(home).toMatch(new RegExp(`og:image" content="${storage.origin}/school/${NAME}"`))
  })

  it('they are kept for a visit without a network, and a storage that other origins may not read, or that has none of them, leaves a page under the worker no worse', async () => {
    phone = await startPhone()
    onTestFinished(async () => {
      await phone.close()
      expect(phone.complaints).toEqual([])
    })
    const first = await pictures('/home')
    expect(first.addresses.every(src => src.startsWith(`${storage.origin}/school/`))).toBe(true)
    await whenKept(first.page)
    await expect
      .poll(() =>
        first.page.evaluate(async () => (await (await caches.open('pictures')).keys()).length),
      )
      .toBeGreaterThan(10)

    const answer = await fetch(`${site.origin}/api/getEnablePublication`)
    const { data } = (await answer.json()) as { data: { id: string }[] }
    // A picture of its own for each, which the other has not left on the device.
    for (const [index, state] of [
      { isShared: false, isUp: true },
      { isShared: true, isUp: false },
    ].entries()) {
      Object.assign(storage, state)
      const { addresses } = await pictures(`/media/publicationDetail/${data[index]?.id}`)
      expect(addresses[0]).toContain(`${storage.origin}/school/`)
    }

    line.state = 'cut'
    await phone.restart()
    await pictures('/home')
  })
})
