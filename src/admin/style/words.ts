import { defineSlotRecipe } from '@pandacss/dev'

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Words and small things that stand anywhere in the admin. */
export const wordsLook = defineSlotRecipe({
  className: 'words',
  slots: [
    'soft',
    'whole',
    'narrow',
    'roomy',
    'named',
    'label',
    'required',
    'error',
    'line',
    'hidden',
    'subheading',
    'moment',
    'secret',
    'key',
  ],
  base: {
    soft: {
      color: 'ink.soft',
      fontSize: 's',
      '& + :is(table, ul, form, div:has(> table))': { marginTop: '2' },
    },
    whole: { whiteSpace: 'nowrap' },
    narrow: { display: 'none', tabletDown: { display: 'inline' } },
    // Read out everywhere, drawn where there is room.
    roomy: { tabletDown: hidden },
    named: { flex: '1 1 16rem', minWidth: '0', overflowWrap: 'anywhere' },
    label: { fontWeight: 'bold' },
    required: { marginInlineStart: '1.5', color: 'red.600', fontSize: 's' },
    error: { color: 'red.600', fontWeight: 'bold' },
    line: { display: 'block' },
    hidden,
    subheading: {
      marginBlock: 'token(spacing.5) token(spacing.1)',
      fontWeight: 'bold',
      'h2 + &': { marginBlockStart: '0' },
    },
    moment: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    secret: {
      fontFamily: 'ui-monospace, monospace',
      lineHeight: '1.6',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    key: {
      paddingInline: '1.5',
      border: '1px solid currentcolor',
      borderRadius: 'small',
      fontFamily: 'inherit',
      fontSize: 's',
      lineHeight: '1.5',
      whiteSpace: 'nowrap',
    },
  },
})
