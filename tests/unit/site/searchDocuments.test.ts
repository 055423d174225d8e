import { describe, expect, it } from 'vitest'
import { courseKinds } from '#contract/collections/course.ts'
import { type Answers, documentsOf } from '#site/search/documents.ts'
import { wholeText } from '#site/search/wholeText.ts'
import { demoAnswers, onlyListsOf } from './demoAnswers.ts'

const nothing: Answers = { lists: [] }

describe('documents', () => {
  const documents = documentsOf(demoAnswers)

  it('are every course, notice, piece of news, tutor, publication and page, each once', () => {
    const kinds = new Set(documents.map(({ kind }) => kind))
    for (const { label } of Object.values(courseKinds)) expect(kinds).toContain(label)
    for (const kind of ['最新公告', '最新消息', '學員作品', '導師', '學校刊物', '關於本校']) {
      expect(kinds).toContain(kind)
    }
    expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length)
  })

  it('say every field in words that is declared as text', () => {
    const [course] = documents.filter(({ title }) => title === '葡式瓷磚彩繪師傅班')
    const labels = course?.facts.map(({ label }) => label)
    for (const label of ['課程編號', '專業', '對象', '導師', '上課地點', '證書', '取錄方式']) {
      expect(labels).toContain(label)
    }
    expect(course?.facts.find(({ label }) => label === '導師')?.text).toBe('何綺瑩')
    expect(course?.facts.some(({ text }) => text.includes('<'))).toBe(false)
  })

  it('are those of what is there while other lists are missing', () => {
    const courses = onlyListsOf('DegreeCourse')
    expect(documentsOf(courses).some(({ kind }) => kind === '學歷課程')).toBe(true)
    expect(documentsOf(nothing).every(({ href }) => href.startsWith('/'))).toBe(true)
  })
})

describe('the words of a rich text', () => {
  it('are parted by its blocks and not by its marks', () => {
    expect(wholeText('<h2>木<b>工</b></h2><p>榫卯<br>家具</p>')).toBe('木工 榫卯 家具')
  })

  it('are plain characters, whatever stands for them', () => {
    expect(wholeText('<p>A&amp;B&nbsp;&lt;i&gt; &#33521;&#x8a9e; &#9999999999;</p>')).toBe(
      'A&B <i> 英語 &#9999999999;',
    )
  })
})
