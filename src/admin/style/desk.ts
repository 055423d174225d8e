import { defineSlotRecipe } from '@pandacss/dev'

/** The desk, and the panels of other pages. */
export const deskLook = defineSlotRecipe({
  className: 'desk',
  slots: ['panels', 'panel', 'root', 'facts', 'fact', 'preview', 'found'],
  base: {
    panels: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      '& > :has(> h1)': { marginBottom: '0' },
      '& > [role=status]': { marginBottom: '0' },
    },
    panel: {
      padding: '4',
      border: 'hairline',
      borderRadius: 'small',
      '& > h2': { marginBottom: '3', fontSize: 'l', fontWeight: 'bold' },
      '& li a': { textDecoration: 'underline' },
    },
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
      alignItems: 'start',
      gap: '6',
      '& li': { paddingBlock: '1.5' },
    },
    facts: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      gap: '2',
    },
    fact: {
      padding: '10px token(spacing.3)',
      borderRadius: 'small',
      background: 'mist',
      '& strong': {
        display: 'block',
        fontSize: 'xl',
        lineHeight: 'tight',
        fontVariantNumeric: 'tabular-nums',
      },
      '&[data-urgent] strong': { color: 'red.600' },
    },
    preview: {
      // The dialog scrolls, not this: what is inert never hears the keyboard.
      overflow: 'clip',
      border: 'hairline',
      marginInline: 'auto',
      '& iframe': { display: 'block', maxWidth: 'none', border: '0', transformOrigin: '0 0' },
    },
    // It ends within a line, so that one sees that there is more.
    found: { maxHeight: '18.5rem', overflow: 'auto' },
  },
})
