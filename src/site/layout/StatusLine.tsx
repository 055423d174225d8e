import { useQuery } from '@tanstack/react-query'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { addressOf } from '#contract/pages.ts'
import { inUrgency } from '#contract/schoolStatus.ts'
import { currentNotices } from '#data/frameQueries.ts'
import { css, cx } from '#styled/css'
import { column } from '#styled/recipes'
import { useSchoolStatus } from '../useSchoolStatus.ts'

// Where it stays, and for how long: see globalCss.
const line = css({
  zIndex: 'above',
  height: 'line',
  color: 'red.600',
  backgroundColor: 'paper',
  borderBottom: '1px solid token(colors.red.600)',
  transition: 'top token(durations.quick)',
  '@media screen and (min-height: 40rem)': {
    position: 'sticky',
    top: 'calc(var(--line) - token(sizes.line))',
  },
  '&[data-weather]': {
    color: 'white',
    backgroundColor: 'red.600',
    borderColor: 'transparent',
    '--colors-focus': '#ffffff',
  },
  _print: { display: 'none' },
})

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  height: 'full',
  fontSize: 's',
  lineHeight: 'tight',
})

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  minWidth: '0',
  color: 'inherit',
  fontWeight: 'bold',
  textDecoration: 'none',
  _hover: { color: 'inherit', textDecoration: 'underline' },
  _focusVisible: { outlineOffset: '-3px' },
})

// Two lines of it have room.
const title = css({ lineClamp: '2' })
const kind = css({ srOnly: { base: true, tablet: false }, flexShrink: '0' })
const more = css({ flexShrink: '0', marginInlineStart: 'auto', fontWeight: 'normal' })

/** A page that stays open, in the hall of a school or beside somebody's work, is told of what has come. */
const ASKED_EVERY_MS = 5 * 60_000

/**
 * The most urgent of the notices that are current, on every page until it ends.
 */
export function StatusLine() {
  const { data = [] } = useQuery({ ...currentNotices, refetchInterval: ASKED_EVERY_MS })
  // The server has left out what is not current, and hydration has to begin with just that.
  const notices = useSchoolStatus()?.notices ?? inUrgency(data)
  const [first, ...others] = notices
  if (!first) return null
  const { label } = latestNotice.fields[first.bad_weather ? 'bad_weather' : 'special']
  return (
    <aside
      aria-label="現時安排"
      className={line}
      data-line=""
      data-weather={first.bad_weather ? '' : undefined}
    >
      <div className={cx(column(), row)}>
        <a href={addressOf(latestNotice, first)} className={link}>
          <span className={kind}>{`${label}：`}</span>
          <span className={title}>{first.title}</span>
        </a>
        {others.length > 0 ? (
          <a href={latestNotice.page.entry} className={`${link} ${more}`}>
            {`另有${others.length}項`}
          </a>
        ) : null}
      </div>
    </aside>
  )
}
