import { describe, expect, test } from 'vitest'
import { collections } from '#contract/collections/index.ts'
import { settings } from '#contract/collections/setting.ts'
import { readNewRecord, readValue } from '#contract/validation.ts'
import { faultsOf } from '#server/demo/faults.ts'
import type { Draft } from '#server/demo/texts.ts'
import { fileLabels, pictureLabels } from '../../../server/demo/demoLabels.ts'
import { content, demoSchool } from './demoSchool.ts'

const now = new Date('2026-11-20T09:30:00Z')
const { records } = demoSchool(now)
const labels = new Set([...pictureLabels, ...fileLabels])

describe('the demo school is what the contract allows', () => {
  test.each(collections.map(collection => ({ name: collection.name, collection })))(
    'every record of $name is accepted, with no field unknown',
    ({ collection }) => {
      const own = records.filter(record => record.collection === collection)
      expect(own.length).toBeGreaterThan(0)
      for (const { draft } of own) {
        const { values, issues } = readNewRecord(collection, draft, now)
        expect(issues, JSON.stringify(draft).slice(0, 80)).toEqual([])
        expect(Object.keys(draft).filter(name => !(name in values))).toEqual([])
      }
    },
  )

  test('the settings are accepted, and all are given', () => {
    expect(Object.keys(content.settings).sort()).toEqual(Object.keys(settings).sort())
    for (const [name, field] of Object.entries(settings)) {
      const value = content.settings[name as keyof typeof settings]
      expect(readValue(name, field, value).issues).toEqual([])
    }
  })
})

describe('the build', () => {
  const faultsWith = (file: string, change: Draft) =>
    faultsOf(
      {
        ...content,
        records: content.records.map(text =>
          text.file === file ? { ...text, draft: { ...text.draft, ...change } } : text,
        ),
      },
      labels,
      now,
    )

  test('finds no fault in the texts as they are', () => {
    expect(faultsOf(content, labels, now)).toEqual([])
  })

  test.each([
    ['a required field is left out', { title: undefined }, 'title: 必須填寫'],
    ['a choice is none', { admission: 'lottery' }, 'admission: 不是可選的項目'],
    ['a day is none', { deadline: 'in 10 days' }, 'deadline: 必須是正確的日期時間'],
    ['a field is unknown', { price: 100 }, 'price: there is no such field'],
    ['a heading is no field', { 課程介紹: '<p>文</p>' }, '課程介紹: there is no such field'],
    ['a file is not drawn', { image: 'course-none.webp' }, 'no file course-none.webp is drawn'],
    ['a tutor has no file', { tutor_ids: ['f'.repeat(24)] }, 'tutor_ids: there is no such Tutor'],
    [
      'a schedule cannot be read',
      { schedule: '另行通知' },
      'the schedule cannot be read: 另行通知',
    ],
  ])('names file and field where %s', (_what, change, fault) => {
    const file = 'SingleCourse/SIN-314.md'
    expect(faultsWith(file, change)).toEqual([`${file}: ${fault}`])
  })

  test('names what is wrong with the settings', () => {
    const wrong = {
      ...content,
      settings: { ...content.settings, licence: 7, motto: '學' } as never,
    }
    expect(faultsOf(wrong, labels, now)).toEqual([
      'settings.yaml: licence: 必須是文字',
      'settings.yaml: motto: there is no such setting',
    ])
  })
})
