import { defineSlotRecipe } from '@pandacss/dev'
import { footBar, row } from './row.ts'

/** A table, what stands in its cells, and what is below it. */
export const tableLook = defineSlotRecipe({
  className: 'table',
  slots: [
    'selection',
    'pages',
    'room',
    'root',
    'check',
    'state',
    'title',
    'cell',
    'thumb',
    'order',
    'actions',
    'actionsCell',
  ],
  base: {
    selection: {
      // At the end of the list, and in sight: it takes nobody's row from under the pointer.
      ...footBar,
      padding: 'token(spacing.1.5) token(spacing.3)',
      marginTop: '3',
      border: '1px solid token(colors.green.700)',
      borderRadius: 'small',
      background: 'green.100',
    },
    pages: {
      ...row,
      justifyContent: 'space-between',
      marginTop: '3',
    },
    room: {
      // More columns than there is room for make no page wider. What is placed in it is cut with it.
      position: 'relative',
      overflowX: 'auto',
    },
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      '& th': {
        padding: '1.5',
        borderBottom: '2px solid token(colors.line)',
        background: 'mist',
        fontSize: 's',
        textAlign: 'start',
        whiteSpace: 'nowrap',
      },
      '& th button': { minHeight: '32px', fontWeight: 'bold', cursor: 'pointer' },
      '& td': {
        padding: '1.5',
        borderBottom: 'hairline',
        verticalAlign: 'middle',
      },
      '& tr[data-pending] td:first-child': { boxShadow: 'inset 4px 0 token(colors.gold.600)' },
      '& tr[data-pending=conflict] td:first-child': {
        boxShadow: 'inset 4px 0 token(colors.red.600)',
      },
      '& tr[data-pending=rejected] td:first-child': {
        boxShadow: 'inset 4px 0 token(colors.red.600)',
      },
      '& tr[data-came-from]': {
        // Told from what waits, which has a bar at its start: it has an edge all around, and words.
        outline: '2px solid token(colors.green.700)',
        outlineOffset: '-2px',
        background: 'green.100',
      },
      '& tr[data-lifted]': { background: 'green.100' },
      '&:focus': { outlineStyle: 'none' },
      '&:focus-visible': { outline: '2px solid token(colors.focus)', outlineOffset: '-2px' },
      tabletDown: {
        // Over cards only what can be pressed says anything to who sees them.
        '& :is(thead, th):not(:has(button, input))': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
        '& th': { padding: '0', border: 'none', background: 'none' },
        '& th button': {
          minHeight: 'touch',
          paddingInline: '3',
          border: 'hairline',
          borderRadius: 'round',
          background: 'paper',
        },
        '& th[aria-sort] button': { borderColor: 'green.700', background: 'green.100' },
        display: 'block',
        '& thead': { display: 'block' },
        '& tbody': { display: 'block' },
        '& tr': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'token(spacing.1) token(spacing.2)',
          padding: '10px token(spacing.2)',
          marginBottom: '2',
          border: 'hairline',
          borderRadius: 'small',
        },
        '& td': { padding: '0', border: 'none' },
        // Its state and what can be done stand on a line of their own.
        '& tr:has([data-standing])::before': { content: '""', order: '1', flexBasis: '100%' },
        '& [data-standing], & [data-standing] ~ td': { order: '1' },
        '& tr[data-pending] td:first-child': { boxShadow: 'none' },
        '& tr[data-pending]': { borderInlineStart: '4px solid token(colors.gold.600)' },
      },
    },
    check: {
      '& input': { width: '20px', height: '20px', accentColor: 'green.700' },
      display: 'inline-grid',
      placeItems: 'center',
      width: '36px',
      height: 'touch',
    },
    state: {
      // What it is beside its switch; since when below both.
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
      alignItems: 'center',
      columnGap: '2',
      '& > :nth-child(3)': { gridColumn: '1 / -1' },
    },
    title: {
      minWidth: '12rem',
      '& a': { marginInlineEnd: '2', fontWeight: 'bold' },
      tabletDown: { flex: '1 1 60%' },
    },
    cell: { fontSize: 's', lineHeight: '1.5' },
    thumb: {
      display: 'block',
      width: '64px',
      height: 'touch',
      objectFit: 'cover',
      borderRadius: '2px',
      backgroundColor: 'mist',
    },
    order: {
      // Its handle, number and both arrows on one line.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      minWidth: '11.5rem',
      // A finger on the handle moves its row; the page would scroll, and take the finger from it.
      '& [aria-roledescription]': { touchAction: 'none' },
      '& [role=alert]': { flexBasis: '100%' },
      '& input': {
        width: '4.5rem',
        minHeight: '36px',
        paddingBlock: '1',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    actions: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '1',
      '& [data-danger]': { marginInlineStart: '4' },
      '& [data-danger]:not(:hover)': { color: 'red.600' },
    },
    actionsCell: { tabletDown: { marginInlineStart: 'auto' } },
  },
})
