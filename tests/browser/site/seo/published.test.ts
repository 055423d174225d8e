import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rawRequest } from '../../../server/rawRequest.ts'
import { publicRoutes } from '../../../setup/publicRoutes.ts'
import { sharedSite, workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'
import { stormSize } from '../../../setup/storms.ts'

/** All that it has is read here, of the school that no test adds anything to. */
const { origin } = sharedSite()

/** So many pages of the site map are asked for, of each kind. */
const PAGES_OF_A_KIND = stormSize('PAGES_OF_A_KIND', 3, 1_000)

const ask = async (path: string, at = origin) => {
  const answer = await fetch(at + path, { redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    type: answer.headers.get('content-type') ?? '',
    location: answer.headers.get('location'),
    text: await answer.text(),
  }
}

const parse = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true)
  const isArray = (name: string) => ['url', 'entry', 'link'].includes(name)
  return new XMLParser({ ignoreAttributes: false, isArray }).parse(xml)
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

describe('the site map', () => {
  const locations = async (at = origin) => {
    const { text } = await ask('/sitemap.xml', at)
    const { urlset } = parse(text) as { urlset: { url: { loc: string; lastmod?: string }[] } }
    return urlset.url
  }

  it('keeps to the protocol, with when each record was last changed', async () => {
    const { status, type, text } = await ask('/sitemap.xml')
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml' })
    const root = parse(text) as { urlset: Record<string, unknown> }
    expect(root.urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    for (const { loc, lastmod } of await locations()) {
      expect(loc.startsWith(`${origin}/`)).toBe(true)
      if (loc.split('/').length > 4) expect(lastmod).toMatch(ISO)
    }
  })

  it('names every public page once, and each is really there', async () => {
    const all = (await locations()).map(({ loc }) => loc)
    expect(new Set(all).size).toBe(all.length)
    for (const route of await publicRoutes(origin)) expect(all).toContain(origin + route)
    const asked = new Map<string, number>()
    for (const loc of all) {
      const kind = loc.replace(/[^/]*$/, '')
      const count = (asked.get(kind) ?? 0) + 1
      asked.set(kind, count)
      if (kind !== `${origin}/` && count > PAGES_OF_A_KIND) continue
      const answer = await fetch(loc, { redirect: 'manual' })
      await answer.body?.cancel()
      expect([loc, answer.status]).toEqual([loc, 200])
    }
    // It renders the whole site: 47 s were seen on two cores with three other runs beside it.
  }, 120_000)

  it('names nothing that visitors may not see', async () => {
    const site = workerSite()
    const staff = await signIn(site)
    const id = await staff.add('LatestNotice', { title: '草稿', enabled: false })
    try {
      expect((await locations(site.origin)).some(({ loc }) => loc.endsWith(id))).toBe(false)
    } finally {
      await staff.remove('LatestNotice', id)
    }
  })

  it('is named by robots.txt, which keeps robots out of the admin', async () => {
    const { type, text } = await ask('/robots.txt')
    expect(type).toContain('text/plain')
    expect(text.split('\n')).toContain('Disallow: /admin')
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

describe('security.txt', () => {
  it('says whom to tell of a hole, for less than a year, as RFC 9116 has it', async () => {
    const { status, type, text } = await ask('/.well-known/security.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map(line => line.split(/: (.*)/s)),
    )
    expect(fields.Contact).toMatch(/^(mailto:\S+@\S+|https?:\/\/\S+)$/)
    expect(fields.Canonical).toBe(`${origin}/.well-known/security.txt`)
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / (24 * 60 * 60 * 1_000)
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })
})

interface AtomLink {
  '@_href': string
  '@_rel'?: string
}

interface Entry {
  id: string
  title: string
  updated: string
  published: string
  link: AtomLink[]
  content: { '#text': string; '@_type': string }
}

describe.each([
  ['/feeds/notices.atom', '/latestNoticeDetail/'],
  ['/feeds/news.atom', '/mediaDetail/'],
])('the feed %s', (path, detail) => {
  const read = async () => {
    const answer = await ask(path)
    const { feed } = parse(answer.text) as {
      feed: Omit<Entry, 'published' | 'content'> & {
        '@_xmlns': string
        author: { name: string }
        entry: Entry[]
      }
    }
    return { ...answer, feed }
  }

  it('has all that RFC 4287 requires', async () => {
    const { type, feed } = await read()
    expect(type).toBe('application/atom+xml; charset=utf-8')
    expect(feed['@_xmlns']).toBe('http://www.w3.org/2005/Atom')
    expect(feed.id).toBe(origin + path)
    expect(feed.title).not.toBe('')
    expect(feed.updated).toMatch(ISO)
    expect(feed.author.name).toBe('澳門持續教育學校')
    expect(feed.link.find(link => link['@_rel'] === 'self')?.['@_href']).toBe(origin + path)
    for (const { id, title, updated, published, link } of feed.entry) {
      expect(id.startsWith(origin + detail)).toBe(true)
      expect(String(title)).not.toBe('')
      expect(updated).toMatch(ISO)
      expect(published).toMatch(ISO)
      expect(link[0]?.['@_href']).toBe(id)
    }
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length)
  })

  it('has the newest first and addresses that hold elsewhere, and is the same until something changes', async () => {
    const { feed, headers } = await read()
    const times = feed.entry.map(({ published }) => Date.parse(published))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const { content } of feed.entry) {
      expect(content['@_type']).toBe('html')
      expect(content['#text']).not.toMatch(/(src|href)="\//)
    }
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    const again = await rawRequest(origin + path, { headers: known })
    expect(again.status).toBe(304)
  })
})

describe('a share card', () => {
  it('of any stored picture is a JPEG of 1200 by 630, that of the school as well', async () => {
    const { text } = await ask('/api/getEnablePublication')
    const { data } = JSON.parse(text) as { data: { image: string }[] }
    const [{ image } = { image: '' }] = data
    const card = `/upload/${image.replace(/\.webp$/, '-card.jpg')}`
    for (const path of [card, '/card.jpg']) {
      const answer = await fetch(origin + path)
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'image/jpeg'])
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect({ width, height }).toEqual({ width: 1200, height: 630 })
    }
  })

  it('of a picture that nobody knows is not there', async () => {
    expect((await ask(`/upload/${'0'.repeat(32)}-card.jpg`)).status).toBe(404)
  })
})

describe('an address of which nothing is left', () => {
  it.each(['/', '/.', '/..', '/%2e', '/home/..', '/\\\\', '/.?a=b'])(
    '%s leads to /home',
    async path => {
      const { status, headers } = await rawRequest(origin + path, {})
      expect([status, headers.get('location')]).toEqual([302, '/home'])
    },
  )
})

describe('an address with slashes or spaces at its end', () => {
  it.each([
    ['/home/', '/home'],
    ['/course/?major=it&page=2', '/course?major=it&page=2'],
    [
      '/latestNoticeDetail/0123456789abcdef01234567//',
      '/latestNoticeDetail/0123456789abcdef01234567',
    ],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/home%20', '/home'],
    ['/course/%20/?major=it%20', '/course?major=it%20'],
    ['/%20', '/'],
    ['//%20?a=b', '/?a=b'],
    ['//evil.example%20', '/evil.example'],
  ])('%s leads for ever to %s', async (path, location) => {
    const { status, headers } = await rawRequest(origin + path, {})
    expect([status, headers.get('location')]).toEqual([301, location])
  })

  it('stays the root where it is the root', async () => {
    const { status, location } = await ask('/')
    expect({ status, location }).toEqual({ status: 302, location: '/home' })
  })
})
