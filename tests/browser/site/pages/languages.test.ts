/** The pages for those who read Portuguese or English: what they say, and how they are found. */
import { XMLParser } from 'fast-xml-parser'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { onePhone } from '../../../setup/onePhone.ts'
import { whenKept } from '../../../setup/phone.ts'
import { workerSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'
import { languagePages } from './languagePages.ts'

const { site, visit } = await adminAtSite(workerSite())
const { origin } = site
const device = onePhone(site)
const { answerOf, textsOf, headOf, ALL } = languagePages(origin)

/** Of a moment such as `2026-12-03T16:00:00.000+08:00`. */
const WRITTEN = {
  pt: /^Inscrições até (\p{Ll}+-feira|sábado|domingo), \d+ de \p{Ll}+ de \d{4}, às \d+:\d\d$/u,
  en: /^Enrol by \w+day, \d+ \w+ \d{4}, \d+:\d\d$/,
} as const

const headings = {
  pt: ['Quem somos', 'Como se inscrever', 'Onde estamos', 'Cursos com inscrições abertas'],
  en: ['Who we are', 'How to enrol', 'Where we are', 'Courses open for enrolment'],
} as const

const facts = {
  pt: [
    'Escola de Educação Contínua de Macau',
    'Segunda-feira a sábado',
    '09:00–12:30, 14:00–17:30, 18:45–22:00',
    'Domingo',
    'Encerrado',
  ],
  en: [
    'Macau School of Continuing Education',
    'Monday to Saturday',
    '09:00–12:30, 14:00–17:30, 18:45–22:00',
    'Sunday',
    'Closed',
  ],
} as const

describe.each([
  ['pt', 'portuguesePage', 'pt_PT', 'English'],
  ['en', 'englishPage', 'en_GB', 'Português'],
] as const)('the page /%s', (lang, setting, locale, other) => {
  const page = oneWindow(() =>
    visit(`${origin}/${lang}`, { width: 390, context: { javaScriptEnabled: false } }),
  )
  const main = () => page().locator(`main > [lang=${lang}]`)

  it('is told of in its language, and names its equals', async () => {
    const { title, meta, alternates } = await headOf(`/${lang}`)
    const texts = await textsOf(setting)
    expect(title).toBe(`${texts.title} | ${facts[lang][0]}`)
    expect(meta('og:locale')).toBe(locale)
    const description = meta('description') ?? ''
    expect(texts.introduction.replace(/\s+/g, ' ').startsWith(description)).toBe(true)
    expect(description).toMatch(/\w\.$/)
    expect(alternates).toEqual(ALL)
  })

  it('says, without script and marked as that language, who, how and where', async () => {
    const texts = await textsOf(setting)
    const lines = Object.values(texts).flatMap(text => text.split('\n').filter(Boolean))
    const said = await main().innerText()
    expect(lines.filter(line => !said.includes(line))).toEqual([])
    expect(facts[lang].filter(fact => !said.includes(fact))).toEqual([])
    expect(await main().getByRole('heading', { level: 1 }).allTextContents()).toEqual([texts.title])
    expect(await main().getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      headings[lang],
    )
    expect(await main().locator('a[href="tel:28000000"]').count()).toBe(1)
    expect(await main().locator('a[href="mailto:info@example.mo"]').count()).toBe(1)
    const map = await main().locator('a[href*="maps"]').getAttribute('href')
    expect(decodeURIComponent(map ?? '')).toContain('澳門示範大馬路100號')
  })

  it('marks what is Chinese in it as Chinese, and nothing else', async () => {
    const wrong = await main().evaluate(element => {
      const found: string[] = []
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const text = words.currentNode.textContent ?? ''
        const marked = words.currentNode.parentElement?.closest('[lang]')?.getAttribute('lang')
        if (/\p{Script=Han}/u.test(text) && marked !== 'zh-Hant-MO') found.push(text)
        if (/[a-z]{5}\s[a-z]{4}/.test(text) && marked === 'zh-Hant-MO') found.push(text)
      }
      return found
    })
    expect(wrong).toEqual([])
  })

  it('lists every open course, soonest first, by its Chinese title, which leads to its page', async () => {
    const open =
      await answerOf<Record<string, { id: string; title: string; deadline?: string }[]>>(
        'getCurrentOpenCourse',
      )
    const courses = Object.entries(open).flatMap(([kind, list]) =>
      list.map(({ id, title }) => [title, `/course/courseDetail/${kind}/${id}`]),
    )
    const rows = main().locator('li:has(a[href*=courseDetail])')
    const listed = await rows
      .locator('a')
      .evaluateAll(links =>
        links.map(link => [
          link.textContent,
          link.getAttribute('href'),
          (link as HTMLAnchorElement).hreflang,
        ]),
      )
    expect(listed.toSorted()).toEqual(courses.map(each => [...each, 'zh-Hant-MO']).toSorted())
    const moments = await rows.evaluateAll(items =>
      items.map(item => item.querySelector('time')?.dateTime ?? '9999'),
    )
    expect(moments).toEqual(moments.toSorted())
    const written = await rows.locator('p:has(time)').allTextContents()
    expect(written.filter(words => !WRITTEN[lang].test(words))).toEqual([])
    expect(await rows.getByText(/MOP\$[\d,]+\.\d\d$/).count()).toBeGreaterThan(10)
  })

  it('leads back to the Chinese site, and to the other language', async () => {
    for (const [name, tag, href] of [
      ['中文', 'zh-Hant-MO', '/home'],
      [other, other === 'English' ? 'en' : 'pt', other === 'English' ? '/en' : '/pt'],
    ] as const) {
      const link = main().getByRole('link', { name, exact: true })
      const told = ['lang', 'hreflang', 'href'].map(each => link.getAttribute(each))
      expect(await Promise.all(told)).toEqual([tag, tag, href])
    }
  })

  // What is kept is the same for both: each has its text by its setting, and all courses.
  if (lang === 'en' && !isLong) return

  it('is there without a network after a visit to another page', async () => {
    const { phone, line } = device
    const first = await phone.open(`${line.origin}/home`)
    await whenKept(first)
    line.state = 'cut'
    await first.goto(`${line.origin}/${lang}`)
    await first.locator(`main [lang=${lang}] h1`).waitFor()
    await expect.poll(() => first.locator('main a[href*=courseDetail]').count()).toBeGreaterThan(20)
  })
})

describe('the way to them', () => {
  const page = oneWindow(() => visit(`${origin}/home`, { width: 390 }))
  const foot = (at: Page) => at.getByRole('contentinfo')

  it('stands at the foot of every page, in their own words, and is followed without a new document', async () => {
    await whenHydrated(page())
    await page().getByRole('button', { name: '我已知悉' }).click()
    // Of the page that the server sent alone.
    const alternates = page().locator('link[hreflang]')
    await expect.poll(() => alternates.count()).toBe(ALL.length)
    for (const [name, tag] of [
      ['Português', 'pt'],
      ['English', 'en'],
    ] as const) {
      const link = foot(page()).getByRole('link', { name, exact: true })
      const told = ['lang', 'hreflang'].map(each => link.getAttribute(each))
      expect(await Promise.all(told)).toEqual([tag, tag])
      await link.click()
      await page().waitForURL(`${origin}/${tag}`)
      await page().locator(`main [lang=${tag}] h1`).waitFor()
      await expect.poll(() => page().title()).toBe((await headOf(`/${tag}`)).title)
      await expect.poll(() => alternates.count()).toBe(0)
    }
  })

  it('is told to search engines on the three first pages alone, and in the site map', async () => {
    expect((await headOf('/home')).alternates).toEqual(ALL)
    expect((await headOf('/about')).alternates).toEqual([])
    const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(xml) as {
      urlset: { url: { loc: string; 'xhtml:link'?: Record<string, string>[] }[] }
    }
    const linked = urlset.url.filter(each => each['xhtml:link'])
    expect(linked.map(({ loc }) => loc)).toEqual(['/home', '/pt', '/en'].map(path => origin + path))
    for (const each of linked)
      expect(each['xhtml:link']?.map(link => [link['@_hreflang'], link['@_href']])).toEqual(ALL)
  })
})
