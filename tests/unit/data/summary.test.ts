import { describe, expect, it } from 'vitest'
import { onlyFields } from '#data/summary.ts'

const course = {
  id: '1',
  title: '課程',
  image: 'a.webp',
  file_list: ['b.pdf'],
  content: '<p>文</p>',
  assets: { 'a.webp': { size: 1 }, 'b.pdf': { size: 2 } },
}

describe('the summary of a list', () => {
  it('has the fields that lists show, the id, and what is known of the files it names', () => {
    const summary = { id: '1', image: 'a.webp', assets: { 'a.webp': { size: 1 } } }
    expect(onlyFields([course], ['image'])).toEqual([summary])
  })

  it('is made the same way where lists stand in an object by kind', () => {
    const answer = { degree: [course], cpd: [] }
    expect(onlyFields(answer, ['title'])).toEqual({
      degree: [{ id: '1', title: '課程', assets: {} }],
      cpd: [],
    })
  })

  it('knows the files of a list of files', () => {
    const [summary] = onlyFields([course], ['file_list']) as (typeof course)[]
    expect(Object.keys(summary?.assets ?? {})).toEqual(['b.pdf'])
  })

  it('leaves an answer that is no list as it is', () => {
    expect(onlyFields(null, ['content'])).toBeNull()
    expect(onlyFields(true, ['content'])).toBe(true)
  })
})
