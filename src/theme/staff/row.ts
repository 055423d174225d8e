/** What stands side by side, and one below the other where there is no room. */
export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } as const

/** A row that stays at the foot of the window while what it is of is in sight. */
export const footBar = {
  ...row,
  position: 'sticky',
  bottom: '0',
  zIndex: '4',
  // What takes something away is not beside what keeps it.
  '& [data-danger]': { marginInlineStart: 'auto' },
  '& *': { scrollMarginBottom: 'calc(-1 * (var(--taken-bottom, 0px) + var(--over-bottom, 0px)))' },
} as const
