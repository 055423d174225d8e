import { useQuery } from '@tanstack/react-query'
import { settings } from '#data/frameQueries.ts'
import { schoolName } from '#data/settings.ts'
import { css } from '#styled/css'

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  lineHeight: 'tight',
  minWidth: '0',
})

/** Letters of a name that takes two lines at most, wherever it stands. */
const MOST = 10

const mark = css({ width: '44px', height: '44px', flexShrink: 0 })

const onLight = { tile: css({ fill: 'green.700' }), drawing: css({ fill: 'white' }) }
const onGreen = { tile: css({ fill: 'white' }), drawing: css({ fill: 'green.800' }) }

interface LogoProps {
  ground: 'light' | 'green'
  /** How the name beside the mark is set. */
  className: string
}

/** The school's mark, a glazed tile with a lotus opening above a book, and its name, which may break in the middle. */
export function Logo({ ground, className }: LogoProps) {
  const { tile, drawing } = ground === 'light' ? onLight : onGreen
  const { data } = useQuery(settings)
  const letters = [...schoolName(data)]
  const half = Math.ceil(letters.length / 2)
  return (
    <span className={logo}>
      <svg viewBox="0 0 64 64" aria-hidden="true" className={mark}>
        <rect width="64" height="64" rx="13" className={tile} />
        <g className={drawing}>
          <path d="M32 13C39.5 20 40 31 32 41C24 31 24.5 20 32 13Z" />
          <path d="M22.3 19.3C13.8 26 15.5 37 26.9 42.2C22.3 35 21.2 27.2 22.3 19.3Z" />
          <path d="M41.7 19.3C50.2 26 48.5 37 37.1 42.2C41.7 35 42.8 27.2 41.7 19.3Z" />
          <path d="M10 43.5C18 40.8 26.2 42 32 46.6C37.8 42 46 40.8 54 43.5V50.8C46 48.3 38 49.2 32 53.6C26 49.2 18 48.3 10 50.8Z" />
        </g>
      </svg>
      <span className={className} data-long={letters.length > MOST || undefined}>
        {letters.slice(0, half).join('')}
        <wbr />
        {letters.slice(half).join('')}
      </span>
    </span>
  )
}
