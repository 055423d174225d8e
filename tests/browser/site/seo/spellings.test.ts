/** One page has one address, however it is spelled; and no address, whatever it is, breaks the server. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawRequest } from '../../../server/rawRequest.ts'
import { publicRoutes } from '../../../setup/publicRoutes.ts'
import { workerSite } from '../../../setup/site.ts'

/** A site that no other worker's tests read meanwhile: it is asked much at once. */
const { origin } = workerSite()

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Other ways to write the address of a page. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'capital letters': path => path.toUpperCase(),
  'a capital letter': path => path.replace(/[a-z]/, letter => letter.toUpperCase()),
  'a slash at the end': path => `${path}/`,
  'slashes and spaces at the end': path => `${path}//%20`,
  'doubled slashes': path => path.replaceAll('/', '//'),
  dots: path => `/./nothing/..${path}`,
  'an encoded letter': path => path.replace(/[a-z]/, encoded),
  'an encoded capital letter': path =>
    path.replace(/[a-z]/, letter => encoded(letter.toUpperCase())),
}

/** The status line of a request whose bytes no client would send; nothing where the line is closed. */
async function statusOf(path: Buffer): Promise<number> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const start = Buffer.from('GET ')
  const end = Buffer.from(' HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n')
  await once(socket, 'connect')
  socket.end(Buffer.concat([start, path, end]))
  const answer = await text(socket)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 400)
}

describe('another spelling of a page', () => {
  it('leads for ever to the one that it has, with its query', async () => {
    const pages = [...(await publicRoutes(origin)), '/admin/latestNotice', '/shell']
    const wrong: unknown[] = []
    for (const page of pages) {
      for (const [name, spell] of Object.entries(spellings)) {
        // The admin knows its pages by their exact names.
        if (page.startsWith('/admin') && name.startsWith('capital')) continue
        const path = spell(page)
        const { status, headers } = await rawRequest(`${origin}${path}?page=2&x=%20`)
        const location = headers.get('location')
        if (status !== 301 || location !== `${page}?page=2&x=%20`) {
          wrong.push({ name, path, status, location })
        }
      }
    }
    expect(wrong).toEqual([])
  })

  it.each([
    '//evil.example/About',
    '//evil.example/about/',
    '//evil.example/../About',
    '/\\evil.example/About',
    '/%5cevil.example/About',
    '/%2f%2fevil.example/About/',
    '//evil.example',
    '/about//evil.example/..',
    '/x/..//evil.example/',
    '/.//evil.example/%2e%2e/About',
  ])('never leads to another host: %s', async path => {
    const { status, headers } = await rawRequest(origin + path)
    expect(status).toBeLessThan(500)
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it('that no page has is a real 404, with its words', async () => {
    for (const path of ['/Nothing', '/About/More', '/MEDIADETAIL', '/about;a', '/about%00']) {
      const { status, text: html } = await rawRequest(origin + path)
      expect([path, status]).toEqual([path, 404])
      expect(html).toContain('Oops!')
    }
  })
})

describe('an address', () => {
  it('never breaks the server, whatever it is made of, be it a page’s, a call’s or a file’s', async () => {
    const places = [
      ...(await publicRoutes(origin)),
      ...['/', '/admin/tutor', '/shell', '/upload/a.webp', '/assets/a.js', '/sitemap.xml'],
      ...[
        '/feeds/news.atom',
        '/api/getAllSetting',
        '/api/getNewsById/0',
        '/api/getBlogByUrl/?url=a',
      ],
    ]
    const mark = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2f',
      '%00',
      '%E9',
      '%zz',
      '\\',
      ';',
      '?',
      '#',
      'É',
      '課',
    )
    const piece = fc.oneof(mark, fc.string({ maxLength: 4 }), fc.constant('a'.repeat(3_000)))
    const cased = fc
      .constantFrom(...places)
      .chain(place =>
        fc
          .array(fc.boolean(), { minLength: place.length, maxLength: place.length })
          .map(upper => [...place].map((c, i) => (upper[i] ? c.toUpperCase() : c)).join('')),
      )
    const address = fc
      .tuple(cased, fc.nat(), piece, fc.boolean())
      .map(([path, cut, added, isLatin]) => {
        const point = 1 + (cut % path.length)
        const whole = path.slice(0, point) + added + path.slice(point)
        // A line break would begin another request.
        return Buffer.from(whole.replace(/[\r\n ]/g, '+'), isLatin ? 'latin1' : 'utf8')
      })
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 20, maxLength: 20 }), async batch => {
        const statuses = await Promise.all(batch.map(statusOf))
        for (const [index, status] of statuses.entries()) {
          if (status >= 500) throw new Error(`${status}: ${batch[index]?.toString('latin1')}`)
        }
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })
})
