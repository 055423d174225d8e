import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editCalls } from '#contract/calls/edits.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { settingEditCalls } from '#contract/calls/settingEdits.ts'
import { settingCalls } from '#contract/calls/settings.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { courses } from '#contract/collections/course.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { initialContact } from '#contract/contact.ts'
import type { PagedCollection } from '#contract/pages.ts'
import type { WireRecord } from '#contract/record.ts'
import {
  cardFingerprint,
  cardPath,
  cardWords,
  SCHOOL_CARD,
  shareCardOf,
} from '#contract/shareCard.ts'
import { titleLines } from '#server/drawing/titleLines.ts'
import { openTypeface } from '#server/drawing/typeface.ts'
import { createShareCards } from '#server/share/shareCards.ts'
import { type ApiServer, startApi } from './apiServer.ts'

let api: ApiServer
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const { modifySetting } = settingEditCalls

const base = { title: '數碼攝影', deadline: '2026-12-04', fee: 0 }

async function added(collection: AnyCollection, draft: object): Promise<WireRecord> {
  const { envelope } = await api.ask<WireRecord>(editCalls(collection).add, { body: draft })
  const id = envelope.data?.id ?? ''
  const { envelope: read } = await api.ask<WireRecord>(recordCalls(collection).byId, { value: id })
  return read.data as WireRecord
}

function addressOf(collection: PagedCollection, record: WireRecord): string {
  const card = shareCardOf(collection, record, initialContact)
  return cardPath(collection, record.id, cardFingerprint(card))
}

async function get(path: string) {
  const answer = await fetch(api.origin + path, { redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, bytes }
}

describe('the share card of a record', () => {
  it('is a JPEG of 1200 by 630 under 150 kB, at an address that is kept for ever', async () => {
    const path = addressOf(courses.single, await added(courses.single, base))
    const { status, headers, bytes } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(bytes.length).toBeLessThan(150_000)
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  })

  it('says of a course its name, until when one may enrol and what it costs', () => {
    const course = {
      ...base,
      id: '0'.repeat(24),
      assets: {},
      deadline: '2026-12-04T16:00:00+08:00',
    }
    const words = (fee: number | null) =>
      cardWords(shareCardOf(courses.single, { ...course, fee } as never, initialContact))
    expect(words(0)).toBe('數碼攝影，截止報名：2026年12月4日（星期五）下午4:00，學費：免費')
    expect(words(2_800)).toMatch(/學費：MOP\$2,800\.00$/)
    expect(words(null)).not.toContain('學費')
  })

  it('has another address when what it says has changed, and the former one shows what holds now', async () => {
    const record = await added(courses.single, base)
    const former = addressOf(courses.single, record)
    const before = await get(former)
    const { id, revision } = record
    const body = { id, revision, fee: 1_200 }
    await api.ask(editCalls(courses.single).modify, { body })
    const now = addressOf(courses.single, { ...record, fee: 1_200 })
    expect(now).not.toBe(former)
    const [after, current] = [await get(former), await get(now)]
    expect(after.bytes.equals(before.bytes)).toBe(false)
    expect(after.bytes.equals(current.bytes)).toBe(true)
    expect(after.headers.get('cache-control')).toBe('no-cache')
    expect(current.headers.get('cache-control')).toContain('immutable')
  })

  it('is drawn once, however many ask for it at whatever address', async () => {
    const record = await added(courses.single, { ...base, title: '同一張圖片' })
    const path = addressOf(courses.single, record)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        get(i % 2 ? path : path.replace(/card-\w+/, `card-${String(i).padStart(14, '0')}`)),
      ),
    )
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)

    let reads = 0
    const readFile = async () => {
      reads += 1
      return undefined
    }
    const cards = createShareCards({ contentFolder: 'dist/content', readFile })
    const card = shareCardOf(courses.single, { ...record, image: 'a.webp' }, initialContact)
    await Promise.all(Array.from({ length: 20 }, () => cards.get(card)))
    await cards.get(structuredClone(card))
    expect(reads).toBe(1)
  })

  it('is not there where visitors see no record, nor at an address that is none', async () => {
    const hidden = await added(latestNotice, { title: '未公開', enabled: false })
    const shown = await added(latestNotice, { title: '公開' })
    const path = addressOf(latestNotice, shown)
    const bad = [
      addressOf(latestNotice, hidden),
      path.replace(shown.id, '0'.repeat(24)),
      path.replace(shown.id, 'x'),
      path.replace(/card-\w+/, 'card-0'),
      path.replace(/card-\w+/, 'card-..%2f..%2fcard'),
      path.replace('/latestNoticeDetail/', '/nowhere/'),
    ]
    expect((await get(path)).status).toBe(200)
    for (const address of bad) {
      const { status, headers, bytes } = await get(address)
      const isCard = headers.get('content-type') === 'image/jpeg'
      expect([address, status < 500, isCard, bytes.length < 10_000]).toEqual([
        address,
        true,
        false,
        true,
      ])
    }
    expect((await get(bad[0] ?? '')).status).toBe(404)
  })

  it.each([
    ['nothing but emoji', '🎓👩‍💻'],
    ['letters that no typeface has', '\u{31350}𠮷\u{10FFFD}\uE000'],
    ['one long word', 'a'.repeat(200)],
    ['two hundred characters', '持續教育'.repeat(50)],
    ['marks alone', '，。、：；）」』》？！…%'],
    ['what SVG would read', '</text><script>&amp;"\''],
    ['a letter with its accent apart', 'Educac\u0327a\u0303o para todos'],
    ['control characters of a line', 'a\u200b\u200d\u202eb'],
  ])('is drawn for a title of %s', async (_, title) => {
    const record = await added(latestNotice, { title })
    const { status, headers } = await get(addressOf(latestNotice, record))
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

describe("the school's own card", () => {
  it('says the name that staff gave the school, and is drawn once for each', async () => {
    const { envelope } = await api.ask<WireRecord>(settingCalls.settingByName, { value: 'contact' })
    const before = await get(SCHOOL_CARD)
    const names = { zh: '路環夜校', pt: 'Escola Nocturna de Coloane', en: '' }
    const value = { ...(envelope.data as { value?: object } | null)?.value, name: names }
    await api.ask(modifySetting, { body: { name: 'contact', value } })
    const { status, headers, bytes } = await get(SCHOOL_CARD)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    const cards = createShareCards({
      contentFolder: 'dist/content',
      readFile: async () => undefined,
    })
    const [first, again] = [await cards.ofSchool(names), await cards.ofSchool({ ...names })]
    expect(again).toBe(first)
    expect(bytes.equals(first)).toBe(true)
    expect(bytes.equals(before.bytes)).toBe(false)
  })

  it.each([
    ['of two hundred characters', '持續教育'.repeat(50)],
    ['that no typeface has', '🎓'],
  ])('is drawn for a name %s', async (_, zh) => {
    const cards = createShareCards({
      contentFolder: 'dist/content',
      readFile: async () => undefined,
    })
    expect((await cards.ofSchool({ zh, pt: '' })).length).toBeGreaterThan(1_000)
  })
})

describe('the typeface of cards', () => {
  const { widthOf, words } = openTypeface('dist/content/type')

  it('has Chinese, Portuguese and full-width marks, and draws what it has', () => {
    for (const char of '澳門課程截止報名費，：（）「」MOP$1,234.50 áãçõÉ') {
      expect([char, widthOf(char, 100) > 0]).toEqual([char, true])
    }
    expect(words('課A', 0, 0, 40, '#000')).toMatch(/^<g transform=.*<path d="M.*<path d="M/)
  })

  it('leaves out what is no letter, and marks the place of a letter that it lacks', () => {
    expect(widthOf('🎓\u200d', 100)).toBe(0)
    expect(widthOf('\u{31350}', 100)).toBe(widthOf('〓', 100))
  })

  const measure = (text: string) => widthOf(text, 60)
  const lines = (text: string) => titleLines({ text, width: 620, most: 3, measure })

  it('sets a title in lines of about one width, never within a word or number', () => {
    const text = '人工智能應用（Python）入門證書課程2026'
    const set = lines(text)
    expect(set.isWhole).toBe(true)
    expect(set.lines.join('')).toBe(text)
    expect(set.lines.some(line => line.includes('Python'))).toBe(true)
    expect(set.lines.some(line => line.includes('2026'))).toBe(true)
    for (const line of set.lines) expect(line).not.toMatch(/^[，。：）」]|[（「]$/u)
    const widths = set.lines.map(measure)
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
  })

  it('sets a title that is too long in three lines, of which the last ends with an ellipsis', () => {
    const set = lines('持續教育與葡語文化'.repeat(20))
    expect(set.isWhole).toBe(false)
    expect(set.lines).toHaveLength(3)
    expect(set.lines[2]).toMatch(/…$/)
    for (const line of set.lines) expect(measure(line)).toBeLessThanOrEqual(620)
  })
})
