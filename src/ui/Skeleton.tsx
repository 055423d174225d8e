import { css, cx } from '#styled/css'

const bars = css({ display: 'flex', flexDirection: 'column', gap: '3' })

const bar = css({
  borderRadius: 'small',
  backgroundColor: 'line',
  animation: 'breathe 1.2s ease-in-out infinite alternate',
})

const heights = {
  line: css({ height: '1.5rem' }),
  row: css({ height: '5rem' }),
  card: css({ height: '300px' }),
}

/** Grey bars in the place of what is coming, of the same height, so that nothing jumps. */
export function Skeleton({
  rows = 1,
  like = 'line',
}: {
  rows?: number
  like?: keyof typeof heights
}) {
  return (
    <div className={bars} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => String(row)).map(row => (
        <div key={row} className={cx(bar, heights[like])} />
      ))}
    </div>
  )
}
