import { toTraditional } from 'chinese-simple2traditional'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldCharacter } from '#site/search/fold.ts'
import { termsOfQuery, termsOfText, tokensOf } from '#site/search/tokens.ts'

const fold = (text: string) => Array.from(text, foldCharacter).join('')

describe('folding', () => {
  it.each([
    ['traditional and simplified', ['課程', '课程']],
    ['traditional and simplified', ['護理', '护理']],
    ['two characters that simplified writes as one', ['髮型', '发型']],
    ['two characters that simplified writes as one', ['發展', '发展']],
    ['rare and usual', ['臺', '台', '檯', '枱']],
    ['mainland, Taiwan, Hong Kong', ['里', '裡', '裏']],
    ['traditional and simplified', ['證書', '证书']],
    ['dry and stem', ['乾', '干', '幹']],
    ['noodles and face', ['麵', '面', '麪']],
    ['Hong Kong and Taiwan', ['着', '著']],
    ['Hong Kong and Taiwan', ['衞生', '衛生', '卫生']],
    ['Hong Kong and Taiwan', ['峯', '峰']],
    ['variants of a word', ['諮詢', '咨詢', '咨询']],
    ['a variant over two steps', ['什麽', '什麼', '什么', '甚麼']],
    ['leisure', ['休閒', '休閑', '休闲']],
    ['full and half width, capitals', ['ＤＥＧ－１０１', 'deg-101']],
    [
      'hyphens, short dashes and minus',
      ['SIN-301', 'SIN‐301', 'SIN\u2011301', 'SIN–301', 'SIN−301'],
    ],
    ['accents', ['Contínua', 'CONTINUA', 'Conti\u0301nua']],
    ['accents', ['Rosário', 'rosario']],
  ])('takes %s for the same: %j', (_, [first = '', ...others]) => {
    for (const other of others) expect(fold(other)).toBe(fold(first))
  })

  it('keeps apart what is not the same', () => {
    expect(fold('護理')).not.toBe(fold('管理'))
    expect(fold('師傅')).not.toBe(fold('老師'))
  })

  it('takes every common simplified character for its traditional one', () => {
    const block = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, at) =>
      String.fromCodePoint(0x4e00 + at),
    )
    const apart = block.filter(character => fold(toTraditional(character)) !== fold(character))
    // Rare ones, of which the library's two tables do not agree.
    expect(apart.length).toBeLessThan(20)
  })
})

describe('cutting a text into what it is found by', () => {
  const places = (text: string) => tokensOf(text).map(({ start, end }) => text.slice(start, end))

  it('pairs the neighbours of Chinese, which has no spaces', () => {
    expect(termsOfText('西式烘焙')).toEqual(['西式', '式烘', '烘焙', '焙'])
  })

  it('does not pair across punctuation or another script', () => {
    expect(termsOfText('木工：榫卯')).not.toContain('工榫')
    expect(termsOfText('用Python寫')).toEqual(['用', 'python', '写'])
  })

  it('takes a code as a whole and in its parts', () => {
    expect(termsOfText('DEG-101')).toEqual(['deg', '101', 'deg101'])
  })

  it('knows where each piece stands as written', () => {
    expect(places('臺灣 Ação DEG-101')).toEqual([
      '臺',
      '臺灣',
      '灣',
      'Ação',
      'DEG',
      '101',
      'DEG-101',
    ])
    expect(places('Conti\u0301nua')).toEqual(['Conti\u0301nua'])
  })

  it('marks the whole of a character that is written for several', () => {
    expect(tokensOf('㏂').map(({ term, start, end }) => [term, start, end])).toEqual([
      ['a', 0, 1],
      ['m', 0, 1],
      ['am', 0, 1],
    ])
    expect(tokensOf('x㈀').map(({ term }) => term)).toEqual(['x', 'ᄀ'])
  })

  it('knows it of any text', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        for (const { term, start, end } of tokensOf(text)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(text.length)
          const written = text.slice(start, end)
          const folded = fold(written).replace(/[-_.@/'’]/g, '')
          // One character may be written for several, with others between them: ㈀, ㏂.
          const isPlain = [...written].every(each => [...fold(each)].length <= 1)
          if (isPlain) expect(folded).toBe(term)
          else expect(folded).toContain(term)
        }
      }),
    )
  })

  it('finds every pair and word of a text in that text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[烘焙課程師 a-c1-3-]{1,30}$/), text => {
        const kept = new Set(termsOfText(text))
        for (const term of termsOfQuery(text)) {
          const isFound = [...kept].some(candidate => candidate.startsWith(term))
          expect(isFound, term).toBe(true)
        }
      }),
    )
  })
})

describe('a query', () => {
  it('looks for pairs, and for a character that stands alone', () => {
    expect(termsOfQuery('護理員')).toEqual(['护理', '理员'])
    expect(termsOfQuery('師')).toEqual(['师'])
  })

  it('looks for a code with or without its hyphen', () => {
    expect(termsOfQuery('deg-101')).toEqual(termsOfQuery('DEG101'))
  })

  it('looks for nothing where there are only marks', () => {
    expect(termsOfQuery(' ，。-- ')).toEqual([])
  })
})
