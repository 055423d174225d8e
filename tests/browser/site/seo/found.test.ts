import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { browserOfFile } from '../../../setup/browser.ts'
import { mapPages, publicRoutes, recordPages } from '../../../setup/publicRoutes.ts'
import { sharedSite, workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

/** Every kind of page is read here, of the school that no test adds anything to. */
const { origin } = sharedSite()
const routes = await publicRoutes(origin)
const visit = browserOfFile()

/** The pages of `publicRoutes` in their order, those of a record without its id. */
const pages = [...mapPages, ...recordPages.map(([path]) => path)]

interface Thing {
  '@type': string
  [property: string]: unknown
}

async function headOf(path: string, headers: Record<string, string> = {}, at = origin) {
  const answer = await fetch(at + path, { headers })
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const contents = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = '']) => text)
  const meta = (name: string) =>
    contents(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))
  return {
    html,
    meta,
    canonical: contents(/<link rel="canonical" href="([^"]*)">/g),
    feeds: contents(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]*" href="([^"]*)">/g,
    ),
    data: contents(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      text => JSON.parse(text) as Thing,
    ),
  }
}

const thingOf = (data: readonly Thing[], type: string): Thing => {
  const thing = data.find(candidate => candidate['@type'] === type)
  if (!thing) throw new Error(`no ${type}`)
  return thing
}

describe('every public page', () => {
  it.each(pages)(
    '%s says in its first HTML what it is, where it stands and how it looks',
    async page => {
      const path = routes[pages.indexOf(page)] ?? ''
      const { meta, canonical, data } = await headOf(path)
      expect(canonical).toEqual([origin + path])
      expect(meta('og:url')).toEqual([origin + path])
      const [description = ''] = meta('description')
      expect(description.length).toBeGreaterThan(10)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(meta('og:description')).toEqual([description])
      expect(meta('twitter:card')).toEqual(['summary_large_image'])
      expect(meta('og:title')[0]).not.toBe('')
      expect(meta('robots')).toEqual([])
      for (const thing of data) expect(thing['@context']).toBe('https://schema.org')
      if (path !== '/home') {
        const { itemListElement } = thingOf(data, 'BreadcrumbList')
        const items = itemListElement as { position: number; name: string; item: string }[]
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
        expect(items.every(({ name, item }) => name !== '' && item.startsWith(origin))).toBe(true)
      }
    },
  )

  it('shows a picture of 1200 by 630 that is really there', async () => {
    const pictures = new Set<string>()
    for (const path of routes)
      for (const url of (await headOf(path)).meta('og:image')) pictures.add(url)
    expect(pictures.size).toBeGreaterThan(3)
    for (const url of pictures) {
      const answer = await fetch(url)
      expect({ url, type: answer.headers.get('content-type') }).toEqual({ url, type: 'image/jpeg' })
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect({ url, width, height }).toEqual({ url, width: 1200, height: 630 })
    }
  })

  it('of a record has a card in type, which says in words what it shows', async () => {
    const course = routes.find(route => route.startsWith('/course/courseDetail/single')) ?? ''
    const { meta } = await headOf(course)
    expect(meta('og:image')).toEqual([expect.stringMatching(/\/card-\w{14}\.jpg$/)])
    expect(meta('og:image')[0]?.startsWith(`${origin + course}/`)).toBe(true)
    expect(meta('twitter:image')).toEqual(meta('og:image'))
    expect(meta('og:image:alt')).toEqual([
      expect.stringMatching(/，截止報名：\d{4}年\d+月\d+日（星期.）.*，學費：(免費|MOP\$[\d,.]+)$/),
    ])
    const notice = routes.find(route => route.startsWith('/latestNoticeDetail')) ?? ''
    expect((await headOf(notice)).meta('og:image:alt')).toEqual([
      expect.stringMatching(/，\d{4}年\d+月\d+日（星期.）$/),
    ])
  })

  it.each([
    ['/latestNotice?page=2', '/latestNotice?page=2'],
    ['/latestNotice?page=foo', '/latestNotice'],
    ['/latestNotice?page=-2', '/latestNotice'],
    ['/home?page=2', '/home'],
    ['/about?page=foo', '/about'],
  ])('at %s stands at %s: only a list has pages', async (path, own) => {
    const { canonical, meta } = await headOf(path)
    expect([canonical, meta('og:url')]).toEqual([[origin + own], [origin + own]])
  })

  it('keeps the canonical address out of pages that one went on to', async () => {
    const page = await visit(`${origin}/about`, { width: 1280 })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(1)
    await page.getByRole('link', { name: '最新公告', exact: true }).first().click()
    await page.getByRole('heading', { name: '最新公告', level: 1 }).waitFor()
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(0)
  })
})

describe('the data of', () => {
  it('a course has all that a course needs, its run and its price', async () => {
    const path = routes.find(route => route.startsWith('/course/courseDetail/single')) ?? ''
    const course = thingOf((await headOf(path)).data, 'Course')
    for (const name of ['name', 'description', 'provider', 'url', 'image']) {
      expect(course, name).toHaveProperty(name)
    }
    expect(course.provider).toMatchObject({
      '@type': 'EducationalOrganization',
      name: '澳門持續教育學校',
    })
    expect(course.hasCourseInstance).toMatchObject({
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: expect.stringMatching(/^PT\d+M$/),
      location: { '@type': 'Place' },
    })
    expect(course.offers).toMatchObject({
      '@type': 'Offer',
      category: expect.stringMatching(/^(Free|Paid)$/),
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'MOP',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|SoldOut)$/),
    })
  })

  it('a piece of news has all that an article needs', async () => {
    const path = routes.find(route => route.startsWith('/mediaDetail')) ?? ''
    const article = thingOf((await headOf(path)).data, 'NewsArticle')
    expect(article).toMatchObject({
      headline: expect.stringMatching(/./),
      image: expect.stringMatching(/^http/),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      author: { name: '澳門持續教育學校' },
      publisher: { name: '澳門持續教育學校', logo: expect.stringMatching(/^http/) },
    })
  })

  it.each(['/home', '/about'])('the school stands on %s', async path => {
    const school = thingOf((await headOf(path)).data, 'EducationalOrganization')
    for (const name of ['name', 'alternateName', 'url', 'logo', 'address', 'telephone', 'email']) {
      expect(school, name).toHaveProperty(name)
    }
    expect(school.openingHoursSpecification).toHaveLength(5)
  })
})

describe('the head', () => {
  it('names the feeds where they belong', async () => {
    expect((await headOf('/latestNotice')).feeds).toEqual(['/feeds/notices.atom'])
    expect((await headOf('/media')).feeds).toEqual(['/feeds/news.atom'])
  })

  it('never believes the Host of a request', async () => {
    const { html } = await headOf('/home', {
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    })
    expect(html).not.toContain('evil.example')
  })

  it.each(['/nothing', '/admin/home', '/latestNoticeDetail/0123456789abcdef01234567'])(
    'of %s asks not to be found',
    async path => {
      const { meta, canonical } = await headOf(path)
      expect(meta('robots')).toEqual(['noindex'])
      expect(canonical).toEqual([])
    },
  )

  it('keeps whatever staff write text', async () => {
    const title = '</script><script>alert(1)</script>"\'><b>&'
    const site = workerSite()
    const staff = await signIn(site)
    const id = await staff.add('News', {
      title,
      category: 'media',
      content: `<p>${'內容。'.repeat(9)}</p>`,
    })
    try {
      const { html, meta, data } = await headOf(`/mediaDetail/${id}`, {}, site.origin)
      expect(html).not.toContain('<script>alert(1)')
      expect(thingOf(data, 'NewsArticle').headline).toBe(title)
      expect(meta('og:title')[0]).toContain('&#60;/script&#62;')
    } finally {
      await staff.remove('News', id)
    }
  })
})
