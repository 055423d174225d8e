import { describe, expect, it } from 'vitest'
import { nestedLists } from '#contract/nestedLists.ts'

/** The entries of one list as the editor writes them: `1` ordered, `-` bullet, each after its level. */
function written(...lines: string[]): string {
  return lines
    .map(line => {
      const [, level, kind, words] = line.match(/^(\d)([1-]) (.*)$/) ?? []
      const tag = kind === '1' ? 'ol' : 'ul'
      const indent = level === '0' ? '' : ` class="ql-indent-${level}"`
      return `<${tag}><li${indent}>${words}</li></${tag}>`
    })
    .join('')
    .replace(/<\/(ol|ul)><\1>/g, '')
}

describe('lists of the editor', () => {
  it('are left alone where nothing in them is moved in', () => {
    const html = `<p>前</p>${written('01 甲', '01 乙')}<p>中</p>${written('0- 丙')}`
    expect(nestedLists(html)).toBe(html)
  })

  it('are lists within lists, lettered as in the editor', () => {
    expect(nestedLists(written('01 一', '11 甲', '11 乙', '21 子', '01 二'))).toBe(
      '<ol><li>一<ol type="a"><li>甲</li><li>乙<ol type="i"><li>子</li></ol></li></ol></li><li>二</li></ol>',
    )
  })

  it('go on counting after another kind of list', () => {
    expect(nestedLists(written('01 一', '1- 甲', '01 二', '0- 點', '01 三'))).toBe(
      '<ol><li>一<ul><li>甲</li></ul></li><li>二</li></ol><ul><li>點</li></ul><ol start="3"><li>三</li></ol>',
    )
  })

  it('begin to count anew within another entry, and after a paragraph', () => {
    expect(nestedLists(written('01 一', '11 甲', '01 二', '11 乙'))).toBe(
      '<ol><li>一<ol type="a"><li>甲</li></ol></li><li>二<ol type="a"><li>乙</li></ol></li></ol>',
    )
    const apart = `${written('01 一', '11 甲')}<p>段</p>${written('01 一', '11 甲')}`
    expect(nestedLists(apart)).not.toContain('start')
  })

  it('keep levels that are left out, and how an entry is aligned', () => {
    expect(nestedLists(written('21 深', '01 淺'))).toBe(
      '<ol type="i" class="ql-indent-2"><li>深</li></ol><ol><li>淺</li></ol>',
    )
    expect(
      nestedLists('<ul><li>一</li><li class="ql-indent-1 ql-align-center"><b>甲</b></li></ul>'),
    ).toBe('<ul><li>一<ul><li class="ql-align-center"><b>甲</b></li></ul></li></ul>')
  })

  it('that are within each other already stay as they are', () => {
    const html = '<ol><li>一<ul><li>甲</li></ul></li><li>二</li></ol>'
    expect(nestedLists(html)).toBe(html)
  })

  it('take time by their length alone', () => {
    const many = '<ol><li class="ql-indent-1">'.repeat(20_000)
    const start = performance.now()
    nestedLists(many)
    nestedLists(`<ol>${'<li class="ql-indent-1">甲</li>'.repeat(5_000)}`)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
