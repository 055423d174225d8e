import { css } from '#styled/css'

/** Shapes as they are hoisted, on a square of 24. */
const shapes = {
  one: 'M4 6h16M12 6v13',
  three: 'M4 18h16M12 18V5',
  eight: 'M12 5l8 14H4z',
  nine: 'M5 4h14l-7 8zM12 12l7 8H5z',
  ten: 'M12 4v16M4 12h16',
  rain: 'M7 13a4 4 0 0 1 0-8a5 5 0 0 1 9.500 1.500A3.500 3.500 0 0 1 17 13zM8 16l-1 4M12.5 16l-1 4M17 16l-1 4',
  surge: 'M3 9c3-4 6-4 9 0s6 4 9 0M3 16c3-4 6-4 9 0s6 4 9 0',
} as const

type Signal = readonly [label: string, shape: keyof typeof shapes, colour: keyof typeof colours]

const colours = {
  plain: css({ color: 'ink', backgroundColor: 'paper' }),
  blue: css({ color: 'white', backgroundColor: '#1d4f91' }),
  yellow: css({ color: 'ink', backgroundColor: '#f5d33f' }),
  orange: css({ color: 'ink', backgroundColor: '#f0973a' }),
  red: css({ color: 'white', backgroundColor: 'red.600' }),
  black: css({ color: 'white', backgroundColor: '#111111' }),
}

/** The signals of Macau's observatory; what the school does under each is in what staff wrote. */
const groups: readonly (readonly [label: string, signals: readonly Signal[]])[] = [
  [
    '熱帶氣旋',
    [
      ['一號', 'one', 'plain'],
      ['三號', 'three', 'plain'],
      ['八號', 'eight', 'red'],
      ['九號', 'nine', 'red'],
      ['十號', 'ten', 'red'],
    ],
  ],
  [
    '暴雨',
    [
      ['黃色', 'rain', 'yellow'],
      ['紅色', 'rain', 'red'],
      ['黑色', 'rain', 'black'],
    ],
  ],
  [
    '風暴潮',
    [
      ['藍色', 'surge', 'blue'],
      ['黃色', 'surge', 'yellow'],
      ['橙色', 'surge', 'orange'],
      ['紅色', 'surge', 'red'],
      ['黑色', 'surge', 'black'],
    ],
  ],
]

const list = css({ display: 'grid', rowGap: '4' })
const group = css({ display: 'grid', columnGap: '4', gridTemplateColumns: { tablet: '6rem 1fr' } })
// Five beside each other on the narrowest phone.
const row = css({ display: 'flex', flexWrap: 'wrap', gap: { base: '2', tablet: '3' } })
const heading = css({ fontWeight: 'bold', alignSelf: 'center' })
const entry = css({ width: '48px', textAlign: 'center', fontSize: 's' })

const symbol = css({
  boxSize: '48px',
  padding: '2',
  border: 'field',
  borderRadius: 'small',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.5',
  strokeLinejoin: 'round',
  // It is the colour that it is about.
  forcedColorAdjust: 'none',
})

/** What the signals look like that the text below speaks of. */
export function WeatherSignals() {
  return (
    <dl className={list}>
      {groups.map(([label, signals]) => (
        <div key={label} className={group}>
          <dt className={heading}>{label}</dt>
          <dd className={row}>
            {signals.map(([name, shape, colour]) => (
              <span key={name} className={entry}>
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className={`${symbol} ${colours[colour]}`}
                >
                  <path d={shapes[shape]} />
                </svg>
                {name}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
