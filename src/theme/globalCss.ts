import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    lineHeight: 'body',
    color: 'ink',
    backgroundColor: 'paper',
    colorScheme: 'light',
    textAutospace: 'normal',
    textSizeAdjust: '100%',
    // The scroll bar always keeps its place, so that a short page does not shift the next.
    overflowY: 'scroll',
  },
  'html[data-text-size=large]': { fontSize: '112.5%' },
  'html[data-text-size=largest]': { fontSize: '125%' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', lineBreak: 'strict' },
  // Not balanced: that would break Chinese words in two for the sake of equal lines.
  'h1, h2, h3, h4, p, li, dd': { textWrap: 'pretty' },
  // A title that opens with a bracket stands flush with what is above and below it.
  'h1, h2, h3': { textSpacingTrim: 'trim-start' },
  a: { color: 'green.700', textUnderlineOffset: '0.2em' },
  'a:hover': { color: 'green.800' },
  'i, em, address': { fontStyle: 'normal' },
  ':focus-visible': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
  '[id]': { scrollMarginTop: '6' },
  // On `html`, not on `body`: there a filter would make fixed layers scroll with the page. What lies
  // in the top layer is painted outside of it, and needs its own.
  'html[data-bw=on], html[data-bw=on] :is(dialog, [popover]), html[data-bw=on] ::backdrop': {
    filter: 'grayscale(1)',
  },
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    // A sheet of paper holds what one reads; what one can do on a screen stays there.
    html: { fontSize: '75%', overflow: 'visible' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'header, footer, nav, dialog, [popover], button': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
