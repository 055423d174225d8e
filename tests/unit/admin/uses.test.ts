import { describe, expect, it } from 'vitest'
import { type Holder, replacing, usesOf } from '#admin/media/uses.ts'
import { FILE_LIST_SEPARATOR } from '#contract/asset.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { stemOf } from '#contract/storedName.ts'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const C = 'c'.repeat(32)

const holder = (id: string, values: Record<string, unknown>): Holder => ({
  ...{ collection: tutor, id, title: id, revision: 1, isDraft: false },
  values,
})

describe('a file is used', () => {
  const holders = [
    holder('field', { image: `${A}.webp` }),
    holder('list', { file_list: [`${B}.pdf`, `${C}.webp`] }),
    holder('text', { content: `<img src="/upload/${A}-640.webp"><img src="/upload/${A}.webp">` }),
    holder('joined', { content: [`${A}.webp`, `${B}.webp`].join(FILE_LIST_SEPARATOR) }),
  ]
  const by = (name: string) => (usesOf(holders).get(stemOf(name)) ?? []).map(({ id }) => id)

  it('where a field, a list or a text names it or one of its copies, each once', () => {
    expect(by(`${A}.webp`)).toEqual(['field', 'text', 'joined'])
    expect(by(`${B}.pdf`)).toEqual(['list', 'joined'])
  })

  it('nowhere, where nothing names it', () => {
    expect(by(`${'d'.repeat(32)}.webp`)).toEqual([])
  })
})

describe('another file takes its place', () => {
  const by = `${C}.webp`

  it('in fields, lists and texts, and nothing else is changed', () => {
    const values = {
      name: '導師',
      image: `${A}.webp`,
      file_list: [`${A}.webp`, `${B}.pdf`],
      content: `<p>文</p><img src="/upload/${A}-640.webp" alt="門"><img src="/upload/${B}.webp">`,
    }
    expect(replacing(values, `${A}.webp`, by)).toEqual({
      image: by,
      file_list: [by, `${B}.pdf`],
      content: `<p>文</p><img src="/upload/${by}" alt="門"><img src="/upload/${B}.webp">`,
    })
  })

  it('once in a list that has both, though a text may show it twice', () => {
    const both = [`${B}.webp`, `${A}.webp`, by, `${B}.webp`]
    const text = `<img src="/upload/${A}.webp"><img src="/upload/${by}">`
    const values = { image_list: both, content: both.join(FILE_LIST_SEPARATOR), text }
    const once = [`${B}.webp`, by, `${B}.webp`]
    expect(replacing(values, `${A}.webp`, by)).toEqual({
      image_list: once,
      content: once.join(FILE_LIST_SEPARATOR),
      text: `<img src="/upload/${by}"><img src="/upload/${by}">`,
    })
  })

  it('also one that waits on this device', () => {
    const waiting = 'pending-0f0f0f0f'
    expect(replacing({ image: `${A}.webp` }, `${A}.webp`, waiting)).toEqual({ image: waiting })
  })
})
