import { defineSlotRecipe } from '@pandacss/dev'

/** The window that finds everything, and what keys do. */
export const finderLook = defineSlotRecipe({
  className: 'finder',
  slots: ['root', 'list', 'group', 'item', 'title', 'keys', 'key'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    list: { outlineStyle: 'none' },
    group: { marginTop: '2', color: 'ink.soft', fontSize: 's', fontWeight: 'bold' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px token(spacing.3)',
      minHeight: 'touch',
      padding: 'token(spacing.1) token(spacing.3)',
      borderRadius: 'small',
      cursor: 'pointer',
      scrollMarginTop: '72px',
      '&:hover:not([data-highlighted])': { background: 'mist' },
      '&[data-highlighted]': {
        background: 'green.100',
        outline: '2px solid token(colors.green.700)',
        outlineOffset: '-2px',
      },
    },
    title: { marginInlineEnd: 'auto', overflowWrap: 'anywhere' },
    keys: {
      display: 'grid',
      gap: '2',
      '& > div': { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', gap: '3' },
    },
    key: { tabletDown: { display: 'none' } },
  },
})
