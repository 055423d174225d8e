import { css, cx } from '#styled/css'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/toasts.ts'
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

const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  color: 'green.700',
  fontWeight: 'bold',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { color: 'green.800', textDecoration: 'underline' },
})

const scripted = css({ '@media (scripting: none)': { display: 'none' } })

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
      <button
        type="button"
        className={cx(tool, scripted)}
        onClick={() => share(title, location.origin + href)}
      >
        <Icon name="share" />
        分享
      </button>
      <button type="button" className={cx(tool, scripted)} onClick={() => print()}>
        <Icon name="print" />
        列印
      </button>
    </div>
  )
}

/** By the phone's own means, else by the clipboard. */
async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title, url })
    else {
      await navigator.clipboard.writeText(url)
      showToast('info', '已複製連結')
    }
  } catch (error) {
    // Who closes the phone's own list of ways does not want any.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast('warning', `未能複製連結，請自行複製：${url}`)
  }
}
