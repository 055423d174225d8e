import { defineSlotRecipe } from '@pandacss/dev'
import { row } from '#theme/staff/row.ts'

/** Which records and columns a list has, and a change of many of them. */
export const narrowingLook = defineSlotRecipe({
  className: 'narrowing',
  slots: ['tools', 'narrow', 'columns', 'narrowed', 'option', 'changes', 'views'],
  base: {
    tools: {
      ...row,
      marginBottom: '3',
      '& > :is(input, select), & > span > select': { width: 'auto' },
      '& [type=search]': {
        // What it would be by itself makes no page wider.
        width: '0',
        flex: '1 1 14rem',
        maxWidth: '28rem',
      },
    },
    narrow: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
      gap: 'token(spacing.3) token(spacing.4)',
      alignItems: 'start',
      flex: '1 0 100%',
      padding: '3',
      border: 'hairline',
      borderRadius: 'small',
      background: 'mist',
      fontSize: 's',
      '& fieldset': { display: 'grid', gap: '1' },
      '& > button': { justifySelf: 'start' },
      '& > div > label': {
        // A field of one line stands level with the first of two.
        display: 'block',
      },
      '& fieldset label': { display: 'flex', alignItems: 'center', gap: '2' },
    },
    columns: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
      rowGap: '0',
    },
    narrowed: { display: 'flex', flex: '1 0 100%', flexWrap: 'wrap', gap: '2' },
    option: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      '& input': { width: '20px', height: '20px', accentColor: 'green.700' },
    },
    changes: {
      width: 'full',
      marginTop: '4',
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      fontSize: 's',
      overflowWrap: 'anywhere',
      '& caption': { paddingBottom: '1', fontWeight: 'bold', textAlign: 'start' },
      '& th': {
        padding: 'token(spacing.1.5) token(spacing.2)',
        borderBottom: 'hairline',
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& td': {
        padding: 'token(spacing.1.5) token(spacing.2)',
        borderBottom: 'hairline',
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& thead th': { background: 'mist' },
      '& span': {
        // A long text is told from another one by how it begins.
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '3',
        whiteSpace: 'pre-line',
      },
    },
    views: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& :is(ul, li, form)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
      '& li': { gap: '0' },
      '& input': { width: '14rem' },
    },
  },
})
