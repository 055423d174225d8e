import { latestNotice } from '#contract/collections/latestNotice.ts'
import { addressOf } from '#contract/pages.ts'
import type { NoticeSummary } from '#data/queries.ts'
import { css } from '#styled/css'
import { tag } from '#styled/recipes'
import { Phrases } from '#ui/Phrases.tsx'
import { PublishTime } from './PublishTime.tsx'
import { SiteLink } from './SiteLink.tsx'

const row = css({ position: 'relative', paddingBlock: '3', '& + &': { borderTop: 'hairline' } })

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'small',
  color: 'ink.soft',
})

const title = css({
  display: 'block',
  fontWeight: 'bold',
  lineHeight: '1.5',
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'green.700', textDecoration: 'underline' },
  // The whole row is the link's.
  _after: { content: '""', position: 'absolute', inset: '0' },
})

/** One notice in a list. */
export function NoticeRow({ notice }: { notice: NoticeSummary }) {
  return (
    <li className={row}>
      <p className={line}>
        <PublishTime stamp={notice.publish_time} isDayOnly />
        <NoticeTags notice={notice} />
      </p>
      <SiteLink href={addressOf(latestNotice, notice)} className={title}>
        <Phrases text={notice.title} />
      </SiteLink>
    </li>
  )
}

const { special, bad_weather } = latestNotice.fields

/** What is special or about the weather, in words and in red. */
export function NoticeTags({ notice }: { notice: NoticeSummary }) {
  return (
    <>
      {notice.special ? <span className={tag({ tone: 'red' })}>{special.label}</span> : null}
      {notice.bad_weather ? (
        <span className={tag({ tone: 'red' })}>{bad_weather.label}</span>
      ) : null}
    </>
  )
}
