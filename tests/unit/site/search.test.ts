import { toSimplified } from 'chinese-simple2traditional'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentsOf } from '#site/search/documents.ts'
import { excerptOf, partsOf } from '#site/search/marks.ts'
import { searchIn } from '#site/search/searchIn.ts'
import { createSearch, keyOf } from '#site/search/searchIndex.ts'
import { demoAnswers, onlyListsOf } from './demoAnswers.ts'

const search = await createSearch(documentsOf(demoAnswers))
const titles = (query: string) => search(query).map(({ document }) => document.title)

describe('searching', () => {
  it.each([
    ['烘焙', '烘焙師傅學徒計劃'],
    ['工商管理學士', '工商管理學士學位課程（兼讀制）'],
    ['DEG-101', '工商管理學士學位課程（兼讀制）'],
    ['deg101', '工商管理學士學位課程（兼讀制）'],
    ['ｄｅｇ１０１', '工商管理學士學位課程（兼讀制）'],
    ['python', 'Python程式設計證書'],
    ['pyth', 'Python程式設計證書'],
    ['pyhton', 'Python程式設計證書'],
    ['何綺瑩', '何綺瑩'],
    ['rosario', '費利浦（Filipe Rosário）'],
    ['惡劣天氣', '惡劣天氣安排'],
    ['傳真', '聯絡我們'],
    ['學校地址', '聯絡我們'],
    ['校曆', '校曆'],
  ])('%s finds %s first', (query, title) => {
    expect(titles(query)[0]).toBe(title)
  })

  it.each(['護理', '證書課程', '師傅', '導師', '瓷磚彩繪', '報名須知'])(
    '%s finds the same in simplified characters',
    query => {
      expect(titles(query).length).toBeGreaterThan(0)
      expect(toSimplified(query)).not.toBe(query)
      expect(titles(toSimplified(query))).toEqual(titles(query))
    },
  )

  it('finds by one character, wherever it stands in a word', () => {
    expect(titles('葡')).toContain('葡式瓷磚彩繪師傅班')
    expect(titles('葡')).toContain('中葡翻譯及法律行政高等文憑課程')
    expect(titles('班')).toContain('葡式瓷磚彩繪師傅班')
  })

  it('finds a course by its tutor', () => {
    expect(titles('何綺瑩')).toContain('葡式瓷磚彩繪師傅班')
  })

  it('means all that is asked: 烘焙課程 is not every course', () => {
    const found = titles('烘焙課程')
    expect(found[0]).toBe('烘焙師傅學徒計劃')
    expect(found).not.toContain('Python程式設計證書')
  })

  it('lets words stand in any order', () => {
    expect(new Set(titles('證書 咖啡師'))).toEqual(new Set(titles('咖啡師 證書')))
  })

  it.each(['', '  ', '，。', 'qqqwwwzzz', '量子糾纏', '999-999'])(
    'finds nothing for "%s"',
    query => {
      expect(titles(query)).toEqual([])
    },
  )

  const first = new Date('2026-11-20T02:00:00Z')
  const coursesFor = (query: string) =>
    search(query, first).flatMap(({ document: { note } }) =>
      note && 'course' in note ? [note.course] : [],
    )
  const everyCourse = documentsOf(demoAnswers).flatMap(({ note }) =>
    note && 'course' in note ? [note.course] : [],
  )

  it.each(['免費', '免费', '免費課程'])('%s finds the free courses before all else', query => {
    const free = everyCourse.filter(({ fee }) => fee === 0)
    expect(free.length).toBeGreaterThan(3)
    const found = coursesFor(query)
    expect(found).toEqual(expect.arrayContaining(free))
    expect(found.slice(0, 3).map(({ fee }) => fee)).toEqual([0, 0, 0])
  })

  it.each(['晚上', '晚間'])('%s finds the courses of the evening, and no others', query => {
    const evening = everyCourse.filter(({ schedule }) => /(?:18:45|19:00)至/.test(schedule ?? ''))
    const found = coursesFor(query)
    expect(new Set(found)).toEqual(new Set(evening))
    const best = search(query, first).slice(0, 5)
    expect(best.every(({ document: { note } }) => note && 'course' in note)).toBe(true)
  })

  it('finds an evening however staff wrote it, and does not take its end for one', async () => {
    const [list] = onlyListsOf('SingleCourse').lists
    const [course] = list?.records ?? []
    if (!list || !course) throw new Error('no course')
    const withTimes = (schedule: string, time_from: string | null) => ({
      lists: [{ ...list, records: [Object.assign({}, course, { schedule, time_from })] }],
    })
    const isEvening = async (schedule: string, time_from: string | null = null) =>
      (await createSearch(documentsOf(withTimes(schedule, time_from))))('晚上').length > 0
    for (const schedule of ['星期一 19:00–22:00', '逢週二下午6:45至9:45', '平日晚間，另行通知']) {
      expect([schedule, await isEvening(schedule)]).toEqual([schedule, true])
    }
    for (const schedule of ['星期一14:00至18:30', '逢週二上午6:45至9:45', '日間，另行通知']) {
      expect([schedule, await isEvening(schedule)]).toEqual([schedule, false])
    }
    // Where the time is declared, it counts.
    expect(await isEvening('另行通知', '18:45')).toBe(true)
    expect(await isEvening('逢週二', '14:00')).toBe(false)
  })

  it('puts what is open before what has closed', () => {
    for (const query of ['免費', '晚上', '證書', '烘焙課程']) {
      const states = coursesFor(query).map(
        ({ deadline }) => !deadline || new Date(deadline) > first,
      )
      expect([query, states]).toEqual([query, states.toSorted((a, b) => Number(b) - Number(a))])
    }
  })

  it('puts the open course first that closes first, of those whose names say what is asked', () => {
    for (const query of ['證書', '應用', '管理']) {
      const named = coursesFor(query).filter(
        ({ title, deadline }) => title.includes(query) && (!deadline || new Date(deadline) > first),
      )
      expect([query, named.length > 1]).toEqual([query, true])
      const deadlines = named.map(({ deadline }) => deadline ?? '9')
      expect([query, deadlines]).toEqual([query, deadlines.toSorted()])
    }
  })

  it('gives a closed course first that is called by its name', () => {
    const title = '建築資訊模型（BIM）應用證書'
    expect(search(title, first)[0]?.document.title).toBe(title)
  })

  it('finds in what has come while the rest has not', async () => {
    const part = await createSearch(documentsOf(onlyListsOf('Tutor')))
    expect(part('何綺瑩').map(({ document }) => document.kind)).toEqual(['導師'])
  })

  it('makes its index anew only where a list is another', () => {
    const first = searchIn(demoAnswers)
    expect(searchIn({ ...demoAnswers, lists: [...demoAnswers.lists] })).toBe(first)
    expect(searchIn({ ...demoAnswers, lists: demoAnswers.lists.slice(1) })).not.toBe(first)
  })
})

describe('the keys of the index', () => {
  const characters = Array.from({ length: 0x9fff - 0x4e00 }, (_, at) =>
    String.fromCharCode(0x4e00 + at),
  )

  it('tell all terms apart', () => {
    expect(new Set(characters.map(keyOf)).size).toBe(characters.length)
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => a === b || keyOf(a) !== keyOf(b)))
  })

  it('branch little, because the index looks through all branches', () => {
    for (const place of [0, 1, 2]) {
      expect(new Set(characters.map(character => keyOf(character)[place])).size).toBeLessThan(65)
    }
  })

  it('begin with the key of the first character, so that one finds pairs', () => {
    expect(keyOf('烘焙').startsWith(keyOf('烘'))).toBe(true)
  })
})

describe('marking', () => {
  const marked = (text: string, query: string) => {
    const [hit] = search(query)
    return partsOf(text, hit?.terms ?? new Set())
      .map(part => (part.isFound ? `[${part.text}]` : part.text))
      .join('')
  }

  it('marks the text as written, though the query is in the other script', () => {
    expect(marked('健康護理文憑課程', '护理')).toBe('健康[護理]文憑課程')
    expect(marked('課程編號DEG-101', 'ｄｅｇ１０１')).toBe('課程編號[DEG-101]')
    expect(marked('費利浦（Filipe Rosário）', 'rosario')).toBe('費利浦（Filipe [Rosário]）')
  })

  it('marks neighbours as one', () => {
    expect(marked('葡式瓷磚彩繪師傅班', '瓷磚彩繪')).toBe('葡式[瓷磚彩繪]師傅班')
  })

  it('loses no character of the text', () => {
    for (const { document, terms } of search('課程證書')) {
      const parts = partsOf(document.title, terms)
      expect(parts.map(({ text }) => text).join('')).toBe(document.title)
    }
  })

  it('shows the place where a text says it, under its label, shortly', () => {
    const hit = search('何綺瑩').find(({ document }) => document.title === '葡式瓷磚彩繪師傅班')
    const excerpt = hit && excerptOf(hit.document, hit.terms)
    expect(excerpt?.label).toBe('導師')
    expect(excerpt?.parts).toEqual([{ text: '何綺瑩', isFound: true }])
    for (const { document, terms } of search('學員')) {
      const words =
        excerptOf(document, terms)
          ?.parts.map(({ text }) => text)
          .join('') ?? ''
      expect(words.length).toBeLessThan(75)
    }
  })

  it('ends within no character', () => {
    const hit = search('學員').find(({ document, terms }) => excerptOf(document, terms))
    if (!hit) throw new Error('nothing is found')
    for (const before of ['', '字']) {
      const text = `學員${before}${'😀'.repeat(100)}`
      const document = { ...hit.document, facts: [{ label: '簡介', text, isBrief: false }] }
      const shown = excerptOf(document, hit.terms)
        ?.parts.map(part => part.text)
        .join('')
      expect(shown).toMatch(/^學員.*😀…$/u)
    }
  })

  it('shows no place where the title says it all', () => {
    const hit = search('木工').find(({ document }) => document.title.startsWith('傳統木工'))
    expect(hit?.document.facts.some(({ text }) => text.includes('木工'))).toBe(true)
    expect(hit && excerptOf(hit.document, hit.terms)).toBeUndefined()
  })
})
