import { defineSlotRecipe } from '@pandacss/dev'

/** What an import says, and the calendar. */
export const reportLook = defineSlotRecipe({
  className: 'report',
  slots: ['root', 'lines', 'qr', 'calendar'],
  base: {
    root: { display: 'grid', gap: '2', marginTop: '4' },
    lines: { maxHeight: '45dvh', overflow: 'auto' },
    // A camera reads dark on light, by night too, and where the device chooses the colours.
    qr: { width: '13rem', background: 'onBar', forcedColorAdjust: 'none', border: 'hairline' },
    calendar: {
      width: 'full',
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      '& th': {
        padding: 'token(spacing.1.5) token(spacing.2)',
        background: 'mist',
        fontSize: 's',
        textAlign: 'start',
      },
      '& td': {
        height: '6.5rem',
        padding: 'token(spacing.1.5) token(spacing.2)',
        border: 'hairline',
        fontSize: 's',
        lineHeight: '1.4',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
      },
      '& td > time': {
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: '28px',
        height: '28px',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
      },
      '& [aria-current] > time': { borderRadius: 'round', background: 'green.700', color: 'white' },
      '& [data-outside]': { background: 'mist' },
      '& [data-outside] > time': { fontWeight: 'normal' },
      '& li': {
        paddingInlineStart: '2',
        marginBlockStart: '1',
        borderInlineStart: '4px solid token(colors.green.700)',
      },
      '& li[data-end]': { borderInlineStartColor: 'red.600' },
      '& li > span': { display: 'block' },
      '& li > a': { fontWeight: 'bold' },
      tabletDown: {
        display: 'block',
        '& tbody': { display: 'block' },
        '& tr': { display: 'block' },
        '& thead': { display: 'none' },
        '& td:not(:has(li))': { display: 'none' },
        '& td[data-outside]': { display: 'none' },
        '& td': { display: 'flex', gap: '3', height: 'auto', fontSize: 'm' },
        '& td > ul': { flex: '1' },
      },
    },
  },
})
