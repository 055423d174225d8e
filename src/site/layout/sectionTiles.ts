import { type SectionTiles, tilesOf } from '#contract/navigation.ts'
import { css } from '#styled/css'

// In one of its own colours until it is there.
const motifs: Record<SectionTiles, string> = {
  star: css({ backgroundColor: '#c9dcf2', backgroundImage: 'var(--wall-star)' }),
  lotus: css({ backgroundColor: '#e0b04c', backgroundImage: 'var(--wall-lotus)' }),
  rings: css({ backgroundColor: '#0b6b4f', backgroundImage: 'var(--wall-rings)' }),
  compass: css({ backgroundColor: '#15566b', backgroundImage: 'var(--wall-compass)' }),
  leaf: css({ backgroundColor: '#e7f4ec', backgroundImage: 'var(--wall-leaf)' }),
  echo: css({ backgroundColor: '#c9dcf2', backgroundImage: 'var(--wall-echo)' }),
  wave: css({ backgroundColor: '#12503d', backgroundImage: 'var(--wall-wave)' }),
}

/** The class that lays the tiles of the section that an address belongs to; none outside of the sections. */
export function sectionTiles(href: string): string | undefined {
  const motif = tilesOf(href)
  return motif && motifs[motif]
}
