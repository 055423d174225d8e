import { defineRecipe } from '@pandacss/dev'

/**
 * What staff wrote in the editor, whose marks have no classes of ours. One class for all of its rules: each
 * with a class of its own made every page heavier that has such a text.
 */
export const prose = defineRecipe({
  className: 'prose',
  base: {
    // A table takes what room there is, before its cells break.
    '& > :not([data-table])': { maxWidth: 'reading' },
    '& :is(h2, h3, h4)': {
      fontSize: 'l',
      fontWeight: 'bold',
      lineHeight: '1.5',
      marginTop: '8',
      marginBottom: '2',
    },
    '& > :is(h2, h3, h4):first-child': { marginTop: '0' },
    '& :is(p, ul, ol, blockquote, table, pre)': { marginBottom: '4' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& :is(li ol, ol[type=a])': { listStyle: 'lower-alpha' },
    '& :is(li li ol, ol[type=i])': { listStyle: 'lower-roman' },
    '& li :is(ul, ol)': { marginBottom: '0' },
    '& :is(ul, ol)': { paddingInlineStart: '1.5em' },
    '& a': { textDecoration: 'underline' },
    '& :is(em, i)': { fontStyle: 'italic' },
    '& blockquote': { borderInlineStart: 'rule', paddingInlineStart: '4', color: 'ink.soft' },
    '& img': { maxWidth: 'full', height: 'auto', marginBlock: '4' },
    '& h4': { fontSize: 'm' },
    '& [data-table]': { overflowX: 'auto', contain: 'inline-size' },
    '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': {
      minWidth: '4em',
      borderBottom: 'hairline',
      paddingBlock: '2',
      paddingInlineEnd: { base: '3', tablet: '4' },
      textAlign: 'start',
      verticalAlign: 'top',
    },
    // Four characters within its padding: what a row is about is mostly told in four.
    '& :is(th, td):first-child': { boxSizing: 'content-box' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
    // Not the first column: a span of dates in one word would push the next column off a phone.
    '& th': { wordBreak: 'keep-all' },
    // Else a character is left alone on its line, in what is short mostly.
    _unpretty: { '& td': { textWrap: 'balance' } },
    '& .ql-align-center': { textAlign: 'center', '& > img': { marginInline: 'auto' } },
    '& .ql-align-right': { textAlign: 'end', '& > img': { marginInlineStart: 'auto' } },
    '& .ql-align-justify': { textAlign: 'justify' },
    '& .ql-indent-1': { marginInlineStart: '1.5em' },
    '& .ql-indent-2': { marginInlineStart: '3em' },
    '& .ql-indent-3': { marginInlineStart: '4.5em' },
    '& .ql-indent-4': { marginInlineStart: '6em' },
    '& .ql-indent-5': { marginInlineStart: '7.5em' },
    '& .ql-indent-6': { marginInlineStart: '9em' },
    '& .ql-indent-7': { marginInlineStart: '10.5em' },
    '& .ql-indent-8': { marginInlineStart: '12em' },
    '& .ql-color-green': { color: 'green.700' },
    '& .ql-color-red': { color: 'red.600' },
    '& .ql-color-gold': { color: 'gold.600' },
    '& .ql-color-grey': { color: 'ink.soft' },
    '& .ql-size-small': { fontSize: 's' },
    '& .ql-size-large': { fontSize: 'l' },
    '& .ql-size-huge': { fontSize: 'xl' },
  },
})
