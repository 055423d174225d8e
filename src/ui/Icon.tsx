import { css, cx } from '#styled/css'

const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  bin: 'M4 6.500h16M9 6.500V4h6v2.500M6.500 6.500l1 13.500h9l1-13.500M10 10.500v6M14 10.500v6',
  burger: 'M3 6h18M3 12h18M3 18h18',
  bus: 'M5 17V6a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v11zM5 11h14M7 17v3M17 17v3M8 14h.01M16 14h.01',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.500v4M16 3.500v4',
  close: 'M5 5l14 14M19 5L5 19',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5l3.5 2',
  down: 'M6 9l6 6 6-6',
  fax: 'M7 9V3h8l3 3v3M7 14H4V9h16v5h-2M7 13h11v8H7z',
  bell: 'M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4M12 3v2',
  feed: 'M5 18.500h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  file: 'M6 2.500h8l4.5 4.500V21.500H6zM14 2.500V7h4.500M9 13h6M9 17h6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  left: 'M15 5l-7 7 7 7',
  mail: 'M3 5.500h18v13H3zM3 7l9 6.500L21 7',
  notice: 'M4 10v4h3l7 5V5l-7 5zM17.5 9a4.2 4.2 0 0 1 0 6M20 6.500a8 8 0 0 1 0 11',
  enrol: 'M4 20h4L19.5 8.500a2.1 2.1 0 0 0-4-4L4 16zM13.5 6.500l4 4',
  pause: 'M8 5v14M16 5v14',
  phone:
    'M5 3.500h4l2 5-2.5 1.700a12 12 0 0 0 5.3 5.300L15.5 13l5 2v4a1.5 1.5 0 0 1-1.6 1.500A16.5 16.5 0 0 1 3.5 5.100A1.5 1.5 0 0 1 5 3.500z',
  pin: 'M12 21.500s7-6.6 7-12a7 7 0 0 0-14 0c0 5.4 7 12 7 12zM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  phoneAdd: 'M7 2.500h10v19H7zM12 8v6M9 11h6',
  play: 'M7 4.500v15l12-7.500z',
  print: 'M7 8V3.500h10V8M7 17H3.500V8.500h17V17H17M7 13.500h10v7H7z',
  right: 'M9 5l7 7-7 7',
  save: 'M6 3.500h12v17l-6-4.500-6 4.500z',
  search: 'M10.5 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM15.5 15.500l5 5',
  share: 'M12 15V3.500M8 7l4-3.500L16 7M7 11H5v9.500h14V11h-2',
  up: 'M6 15l6-6 6 6',
  web: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
} as const

export type IconName = keyof typeof paths

const style = css({
  width: '1.25em',
  height: '1.25em',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** A line drawing beside words; it says nothing by itself, so it is hidden from readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(style, className)}>
      <path d={paths[name]} />
    </svg>
  )
}
