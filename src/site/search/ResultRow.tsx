import { css } from '#styled/css'
import { tag } from '#styled/recipes'
import { DaysLeft, Deadline } from '../Deadline'
import { NoticeTime } from '../NoticeTime'
import { SiteLink } from '../SiteLink'
import type { Note } from './documents'
import { Marked } from './Marked'
import { excerptOf, partsOf } from './marks'
import type { Hit } from './searchIndex'

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

const excerpt = css({ display: 'block', marginTop: '1', textStyle: 'small', color: 'ink.soft' })

/** One result: what it is called, what it is, until or from when, and where the words stand. */
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
            {found.label ? `${found.label}：` : null}
            <Marked parts={found.parts} />
          </span>
        ) : null}
      </SiteLink>
    </li>
  )
}

function NoteWords({ note }: { note: Note }) {
  if ('stamp' in note) return <NoticeTime stamp={note.stamp} isDayOnly />
  if ('words' in note) return <span>{note.words}</span>
  return (
    <>
      <DaysLeft deadline={note.deadline} />
      <Deadline deadline={note.deadline} />
    </>
  )
}
