import { css } from '#styled/css'

/**
 * Tables as a line of years: each row has a tile of the section, and the line goes on below the last. It is
 * still the table that staff wrote, and all else stays as it is; a list is a list, because only who reads it
 * knows whether it tells of years.
 */
export const timeLine = css({
  // Half a tile stands before the line.
  '& [data-table]': { paddingInlineStart: '3' },
  '& tbody td': { borderBottom: 'none', paddingBlock: '3' },
  '& tr > :first-child': { paddingInlineStart: '6', position: 'relative' },
  '& td:first-child': {
    borderInlineStart: 'rule',
    color: 'green.700',
    fontSize: 'l',
    fontWeight: 'bold',
  },
  '& td:first-child::after': {
    content: '""',
    position: 'absolute',
    top: '4',
    insetInlineStart: '-3',
    boxSize: '24px',
    background: 'var(--tiles) center / 24px',
  },
})
