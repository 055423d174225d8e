import { type SectionTiles, tilesOf } from '#contract/navigation.ts'
import { css } from '#styled/css'

const motifs: Record<SectionTiles, string> = {
  star: css({ '--glaze': '#c9dcf2', '--tiles': 'var(--wall-star)' }),
  lotus: css({ '--glaze': '#e0b04c', '--tiles': 'var(--wall-lotus)' }),
  rings: css({ '--glaze': '#0b6b4f', '--tiles': 'var(--wall-rings)' }),
  compass: css({ '--glaze': '#15566b', '--tiles': 'var(--wall-compass)' }),
  leaf: css({ '--glaze': '#e7f4ec', '--tiles': 'var(--wall-leaf)' }),
  echo: css({ '--glaze': '#c9dcf2', '--tiles': 'var(--wall-echo)' }),
  wave: css({ '--glaze': '#12503d', '--tiles': 'var(--wall-wave)' }),
}

/** What is laid with a section's tiles, in one of their own colours until they are there. */
export const tiled = css({ backgroundColor: 'var(--glaze)', backgroundImage: 'var(--tiles)' })

/** The class that says which tiles the section has that an address belongs to; none outside of the sections. */
export function sectionTiles(href: string): string | undefined {
  const motif = tilesOf(href)
  return motif && motifs[motif]
}
