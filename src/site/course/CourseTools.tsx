import { css, cx } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { ShareButton } from '../ShareButton.tsx'
import { scripted, tool } from '../tool.ts'
import { SaveButton } from './SaveButton.tsx'

const bar = css({
  display: 'grid',
  // Four in a row, or two and two: none alone on a line; in very large type one below the other.
  gridTemplateColumns: {
    base: 'repeat(auto-fill, minmax(max(6.5rem, 40%), max-content))',
    tablet: 'repeat(4, minmax(0, max-content))',
    wide: 'repeat(auto-fill, minmax(max(6.5rem, 40%), max-content))',
  },
  columnGap: '6',
  marginTop: '2',
  _print: { display: 'none' },
})

interface CourseToolsProps {
  title: string
  /** The course's own page. */
  href: string
  /** Whether there is a date to put into a calendar. */
  isDated: boolean
}

/** To take a course along: saved for later, into the calendar, to somebody else, on paper. */
export function CourseTools({ title, href, isDated }: CourseToolsProps) {
  return (
    <div className={bar}>
      <SaveButton href={href} className={cx(tool, scripted)} />
      {isDated ? (
        <a href={`${href}/calendar.ics`} download className={tool}>
          <Icon name="calendar" />
          加入行事曆
        </a>
      ) : null}
      <ShareButton title={title} href={href} />
      <button type="button" className={cx(tool, scripted)} onClick={() => print()}>
        <Icon name="print" />
        列印
      </button>
    </div>
  )
}
