import { describe, expect, it } from 'vitest'
import { feeIn, momentIn, weekdaysIn } from '#site/language/words.ts'

describe('in the other languages', () => {
  it.each([
    [
      '2026-03-05T16:00:00+08:00',
      'Thursday, 5 March 2026, 16:00',
      'quinta-feira, 5 de março de 2026, às 16:00',
    ],
    // In Macau it is tomorrow already.
    [
      '2026-12-31T17:05:00Z',
      'Friday, 1 January 2027, 1:05',
      'sexta-feira, 1 de janeiro de 2027, às 1:05',
    ],
  ])('the moment %s is written in full, as a clock in Macau has it', (iso, english, portuguese) => {
    expect(momentIn('en', new Date(iso))).toBe(english)
    expect(momentIn('pt', new Date(iso))).toBe(portuguese)
  })

  it.each([
    [[1, 2, 3, 4, 5, 6], 'Monday to Saturday', 'Segunda-feira a sábado'],
    [[7], 'Sunday', 'Domingo'],
    [[2, 4], 'Tuesday, Thursday', 'Terça-feira, quinta-feira'],
    [[3, 1, 2, 6], 'Monday to Wednesday, Saturday', 'Segunda-feira a quarta-feira, sábado'],
  ])(
    'the days %j are named, and joined where they follow each other',
    (days, english, portuguese) => {
      expect(weekdaysIn('en', days)).toBe(english)
      expect(weekdaysIn('pt', days)).toBe(portuguese)
    },
  )

  it.each([
    [1234.5, 'MOP$1,234.50', 'MOP$1,234.50'],
    [0, 'Free of charge', 'Gratuita'],
    [null, undefined, undefined],
  ])('a fee of %s is a sum of Macau, free, or not said', (fee, english, portuguese) => {
    expect(feeIn('en', fee)).toBe(english)
    expect(feeIn('pt', fee)).toBe(portuguese)
  })
})
