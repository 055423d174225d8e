/** How the targets of edits are told apart where they are stored. */
import { expect, it } from 'vitest'
import { collections } from '#contract/collections/index.ts'
import {
  draftTarget,
  type EditTarget,
  importTarget,
  labelOf,
  recordTarget,
  targetName,
  targetNamed,
} from '#contract/editTarget.ts'

const targets: EditTarget[] = [
  ...collections.flatMap(each => [recordTarget(each), draftTarget(each), importTarget(each)]),
  { of: 'setting' },
  { of: 'file' },
]

it('every target has a word of its own, which leads back to it', () => {
  expect(targets.map(target => targetNamed(targetName(target)))).toEqual(targets)
  expect(new Set(targets.map(targetName)).size).toBe(targets.length)
})

it('a word of another version stays what it is', () => {
  expect(targetNamed('BygoneDraft')).toEqual({ of: 'record', collection: 'BygoneDraft' })
  expect(targetName(targetNamed('BygoneDraft'))).toBe('BygoneDraft')
})

it('each is called as staff know it', () => {
  const tutor = { name: 'Tutor' }
  expect([recordTarget(tutor), draftTarget(tutor), importTarget(tutor)].map(labelOf)).toEqual([
    '導師',
    '導師草稿',
    '導師',
  ])
  expect(labelOf({ of: 'setting' })).toBe('網站設定')
  expect(labelOf({ of: 'file' })).toBe('檔案')
  expect(labelOf(targetNamed('Bygone'))).toBe('Bygone')
})
