import { css, cx } from '#styled/css'

const strip = css({
  height: '40px',
  backgroundSize: '40px 40px',
  backgroundPosition: 'center top',
  _print: { display: 'none' },
})

const grounds = {
  light: css({ backgroundImage: 'token(assets.tile.light)' }),
  gold: css({ backgroundImage: 'token(assets.tile.gold)' }),
  dark: css({ backgroundImage: 'token(assets.tile.dark)' }),
}

interface TileStripProps {
  ground: keyof typeof grounds
}

/** A row of tiles in line work, the site's one ornament; no words ever stand on it. */
export function TileStrip({ ground }: TileStripProps) {
  return <div aria-hidden="true" className={cx(strip, grounds[ground])} />
}
