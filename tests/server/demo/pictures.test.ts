import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { splitFileList } from '#contract/asset.ts'
import { documents } from '#server/demo/documents/catalogue.ts'
import { issues } from '#server/demo/documents/issues.ts'
import { drawContent } from '#server/demo/draw.ts'
import { pictures } from '#server/demo/pictures/catalogue.ts'
import { words } from '#server/demo/pictures/lettering.ts'
import { demoSchool } from '../../unit/server/demo/demoSchool.ts'

const { blogPages, publications } = demoSchool(new Date('2026-11-23T00:00:00Z'))

const numbered = (stem: string, count: number, digits = 1) =>
  Array.from({ length: count }, (_, i) => `${stem}-${String(i + 1).padStart(digits, '0')}`)
const named = (text: string) => text.split(' ')

const expected = [
  [1920, 800, numbered('slick', 4)],
  [1200, 800, named('kind-degree kind-teacher kind-single kind-cpd kind-macau')],
  [
    1200,
    675,
    named(
      'design it business education hospitality language health engineering law food craft media data social security finance',
    ).map(topic => `course-${topic}`),
  ],
  [
    1200,
    900,
    named(
      '正門 大堂 圖書館 電腦室 烘焙教室 木工工作坊 語言實驗室 多用途禮堂 天台花園 自修室 護理實訓室 咖啡工作室',
    ),
  ],
  [800, 960, numbered('tutor', 14, 2)],
  [1200, 675, numbered('news', 12, 2)],
  [1200, 900, [...numbered('photo', 6), ...numbered('work', 6)]],
  [
    800,
    800,
    named(
      '濠江工藝促進會 澳門數碼技術協會 南灣酒店業商會 海島社會服務中心 蓮城教師聯誼會 半島工程師學會 路環咖啡師協會 拱北語言研究社',
    ),
  ],
  [900, 1200, numbered('publication', 6)],
] as const

const wanted = expected.flatMap(([width, height, names]) =>
  names.map(name => ({ label: `${name}.webp`, width, height })),
)
const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label < other.label ? -1 : 1

describe('the pictures of the demo school', () => {
  it('are exactly those that its texts refer to, in the sizes agreed', () => {
    const declared = pictures.map(({ label, width, height }) => ({ label, width, height }))
    expect(declared.sort(byLabel)).toEqual([...wanted].sort(byLabel))
  })

  it('are drawn the same way every time', () => {
    for (const { draw } of pictures) expect(draw()).toBe(draw())
  })

  it('hold no letters of a machine, no foreign addresses and no broken numbers', () => {
    for (const { label, draw } of pictures) {
      const svg = draw().replaceAll(/ xmlns(:xlink)?="[^"]*"/g, '')
      expect(svg, label).not.toMatch(/<text|<image|https?:|NaN|undefined|Infinity/)
    }
  })

  it('carry the titles of what they stand for, as outlines', () => {
    const drawn = (label: string) => pictures.find(one => one.label === label)?.draw() ?? ''
    const says = (label: string, text: string) =>
      expect(drawn(label), label).toMatch(
        new RegExp(`<g aria-label="${text}">(<g[^>]*><path [^>]+></g>)+</g>`),
      )
    issues.forEach(({ title, number, date }, index) => {
      says(`publication-${index + 1}.webp`, title.replaceAll(/[《》]/g, ''))
      says(`publication-${index + 1}.webp`, `${number}　${date}`)
    })
    const partners = blogPages.find(({ url }) => url === '/about#cooperation')?.content ?? ''
    for (const label of splitFileList(partners)) says(label, label.replace('.webp', ''))
    says('news-06.webp', '人工智能與職場')
    says('slick-3.webp', '專業認證備試班')
  })

  it('have a title on every cover that is the one of its record', () => {
    for (const { title, issue, image } of publications) {
      const printed = issues[Number(/\d+/.exec(image)?.[0]) - 1]
      expect([printed?.title, printed?.number]).toEqual([title, issue])
    }
  })

  it('refuse a character that the typeface lacks', () => {
    expect(() => words('\u{1F600}', 0, 0, 10, 'red')).toThrow('lacks')
  })

  it('are all different', () => {
    expect(new Set(pictures.map(({ draw }) => draw())).size).toBe(pictures.length)
  })
})

describe('drawing everything into a folder', () => {
  let folder = ''
  const reported: string[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'demo-content-'))
    await drawContent(folder, ({ label }) => reported.push(label))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('writes each picture and document once, and tells of each', async () => {
    const labels = [...pictures, ...documents].map(({ label }) => label).sort()
    expect((await readdir(folder)).sort()).toEqual(labels)
    expect(reported.sort()).toEqual(labels)
  })

  it('makes WebP files that decode to their declared size', async () => {
    for (const { label, width, height } of pictures) {
      const { data, info } = await sharp(await readFile(join(folder, label)))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info, label).toMatchObject({ width, height })
      expect(data.length, label).toBe(width * height * info.channels)
    }
  })

  it('keeps all pictures together under 6 MB', async () => {
    const sizes = await Promise.all(
      pictures.map(async ({ label }) => (await stat(join(folder, label))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000)
  })
})
