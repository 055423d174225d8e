/** What the lists of this folder have in common: how an entry's link, date and words look. */
import { news } from '#contract/collections/news.ts'
import { addressOf } from '#contract/pages.ts'
import { truncate } from '#contract/truncate.ts'
import type { NewsSummary } from '#data/queries.ts'
import { css } from '#styled/css'
import { plainText } from '../plainText.ts'

export const link = css({
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700' },
})

export const time = css({ textStyle: 'small', color: 'ink.soft' })
export const title = css({ textStyle: 'name' })
export const excerpt = css({ color: 'ink.soft', marginTop: '1', lineClamp: '2' })

/** What a list of one category shows of it. */
export interface EntriesProps {
  entries: readonly NewsSummary[]
  /** From 1; the first page may begin in its own way. */
  page: number
}

export const hrefOf = (entry: NewsSummary): string => addressOf(news, entry)

/** The words that introduce a piece of news; longer than any list shows, shorter than the text. */
export const introduction = ({ content }: NewsSummary): string => truncate(plainText(content), 120)
