import { writtenTimes } from '#contract/clock.ts'
import { feeWords } from '#contract/money.ts'
import { css } from '#styled/css'
import { tag } from '#styled/recipes'
import { Phrases } from '#ui/Phrases.tsx'
import { DaysLeft, Deadline } from '../Deadline.tsx'
import { PublishTime } from '../PublishTime.tsx'
import { SiteLink } from '../SiteLink.tsx'
import type { Note } from './documents.ts'
import { Marked } from './Marked.tsx'
import { excerptOf, partsOf } from './marks.ts'
import type { Hit } from './searchIndex.ts'

const row = css({
  display: 'block',
  paddingBlock: '3',
  paddingInline: { base: '4', tablet: '6' },
  color: 'ink',
  textDecoration: 'none',
  _hover: { color: 'ink', backgroundColor: 'mist' },
  _focusVisible: { backgroundColor: 'mist', outlineOffset: '-2px' },
})

const title = css({ display: 'block', fontWeight: 'bold', lineHeight: '1.5' })

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  marginTop: '1',
  textStyle: 'small',
  color: 'ink.soft',
})

const cost = css({ color: 'ink', fontWeight: 'bold' })
// It is there from the start: the search opens in a living page.
const left = css({ minWidth: '0', marginInlineEnd: '3' })

const excerpt = css({ display: 'block', marginTop: '1', textStyle: 'small', color: 'ink.soft' })

/** One result: what it is called, what it is, when, for how much and until when, and where the words stand. */
export function ResultRow({ hit: { document, terms } }: { hit: Hit }) {
  const found = excerptOf(document, terms)
  return (
    <li>
      <SiteLink href={document.href} className={row}>
        <span className={title}>
          <Marked parts={partsOf(document.title, terms)} />
        </span>
        <span className={line}>
          <span className={tag()}>{document.kind}</span>
          {document.note ? <NoteWords note={document.note} /> : null}
        </span>
        {found ? (
          <span className={excerpt}>
            {found.label ? <span>{`${found.label}：`}</span> : null}
            <Marked parts={found.parts} />
          </span>
        ) : null}
      </SiteLink>
    </li>
  )
}

function NoteWords({ note }: { note: Note }) {
  if ('stamp' in note) return <PublishTime stamp={note.stamp} isDayOnly />
  if ('words' in note) return <span>{note.words}</span>
  const { schedule, fee, deadline } = note.course
  return (
    <>
      {schedule ? (
        <span>
          <Phrases text={writtenTimes(schedule)} />
        </span>
      ) : null}
      {fee === null ? null : <span className={cost}>{feeWords(fee)}</span>}
      <span>
        <DaysLeft deadline={deadline} className={left} />
        <Deadline deadline={deadline} />
      </span>
    </>
  )
}
