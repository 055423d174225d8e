import { css } from '#styled/css'

/** Something one can do with what a page shows: a button or a link among others in a row. */
export const tool = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: 'touch',
  color: 'green.700',
  fontWeight: 'bold',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { color: 'green.800', textDecoration: 'underline' },
  _print: { display: 'none' },
})

/** What does nothing without a script is not there without one. */
export const scripted = css({ '@media (scripting: none)': { display: 'none' } })
