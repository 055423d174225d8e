import { expect, it } from 'vitest'
import { publication } from '#contract/collections/publication.ts'
import { documentsOf } from '#site/search/documents.ts'
import { factsOf } from '#site/seo/recordPages.ts'

const issued = { id: '1', title: '《持教通訊》', issue: '第39期', assets: {} }

it('is one name on the page, in search and in what search engines read', () => {
  const lists = [{ collection: publication, records: [issued] }]
  expect(documentsOf({ lists }).map(({ title }) => title)).toContain('《持教通訊》第39期')
  expect(factsOf(publication, issued).description).toBe(
    '學校刊物《持教通訊》第39期：線上閱讀及下載。',
  )
})

it('is its title alone where it has no issue', () => {
  const only = { ...issued, issue: null }
  const lists = [{ collection: publication, records: [only] }]
  expect(documentsOf({ lists }).map(({ title }) => title)).toContain('《持教通訊》')
  expect(factsOf(publication, only).description).toBe('學校刊物《持教通訊》：線上閱讀及下載。')
})
