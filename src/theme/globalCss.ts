import { defineGlobalStyles } from '@pandacss/dev'

/** What a browser draws in the place of a picture that it could not get, as `Placeholder` looks. */
const broken = { position: 'absolute', inset: '0' } as const

export const globalCss = defineGlobalStyles({
  html: {
    // What stays at the top of the screen: how high the line above the header is, how far down the
    // header reaches (other parts that stay go below it), and how far at its largest, for what one
    // scrolls to; there a phone's bar of sub-pages counts as well.
    '--line': '0px',
    '--top': '0px',
    '--most': '0px',
    '--bar': '0px',
    scrollPaddingTop: 'calc(var(--most) + var(--bar))',
    scrollPaddingBottom: 'calc(var(--taken-bottom, 0px) + var(--over-bottom, 0px))',
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
  // What stays at the bottom: what one goes to by key is not under it, and what tells of a new version is above.
  'html:has([data-enrol-bar], [data-offline])': { '--taken-bottom': '5rem' },
  'html:has([data-update])': { '--over-bottom': '5rem' },
  'html[data-text-size=large]': { fontSize: '112.5%' },
  'html[data-text-size=largest]': { fontSize: '125%' },
  body: { minHeight: '100dvh', overflowWrap: 'break-word', lineBreak: 'strict' },
  // Not balanced: that would break Chinese words in two for the sake of equal lines.
  // Words break as where they stand says; the reset has a rule of its own for some of these.
  'h1, h2, h3, h4, p, li, dd, td': { textWrap: 'pretty', overflowWrap: 'inherit' },
  // Only WebKit knows this property.
  '@supports (-webkit-nbsp-mode: space)': {
    // WebKitGTK (2.50) draws digits beside Chinese over each other otherwise.
    html: { textAutospace: 'no-autospace' },
    // It evens out all lines for that, and sets six characters in the room of four one below the other.
    'p, li, dd, td': { textWrap: 'wrap' },
  },
  // See ui/wholePieces.
  '.whole': { wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  '.together': { whiteSpace: 'nowrap' },
  // A column of a table is never narrower than its widest piece.
  'table, :is(td, th) .whole': { overflowWrap: 'break-word' },
  // A title that opens with a bracket stands flush with what is above and below it.
  'h1, h2, h3': { textSpacingTrim: 'trim-start' },
  a: { color: 'green.700', textUnderlineOffset: '0.2em' },
  'a:hover': { color: 'green.800' },
  // Before the page is alive, without script, and in texts that staff wrote. The words are for the
  // eye: what the picture shows is its `alt`.
  img: { position: 'relative' },
  // A press is the link's. One on a picture that gives way to its placeholder before the finger
  // leaves would be nobody's, and so no click.
  'a img, button img': { pointerEvents: 'none' },
  'img::before': {
    ...broken,
    content: "'' / ''",
    backgroundColor: 'paper',
    backgroundImage: 'token(assets.tile.light)',
    backgroundSize: '64px 64px',
    backgroundPosition: 'center',
  },
  'img::after': {
    ...broken,
    content: "'未能顯示此圖片' / ''",
    width: 'fit-content',
    height: 'fit-content',
    margin: 'auto',
    paddingInline: '2',
    paddingBlock: '1',
    border: 'hairline',
    borderRadius: 'small',
    backgroundColor: 'paper',
    color: 'ink.soft',
    textStyle: 'small',
    textAlign: 'center',
    textWrap: 'balance',
  },
  'i, em, address': { fontStyle: 'normal' },
  ':focus-visible': { outline: '2px solid token(colors.focus)', outlineOffset: '2px' },
  // A browser rings whatever a page focuses by itself; without a keyboard that says nothing.
  'html[data-no-keys] :focus-visible:not(input, textarea, select, [contenteditable])': {
    outlineStyle: 'none',
  },
  '[id]': { scrollMarginTop: '6' },
  // Between two pages only a heading moves, which the link that was followed becomes: what is captured hears
  // no click meanwhile, and all of a page would be.
  ':root': { viewTransitionName: 'none' },
  // Told without `:has`, for which all of `main` would be styled anew with each element that comes into it.
  'main a:focus, main:not(:focus-within) h1, main:focus h1': { viewTransitionName: 'heading' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(heading)': { animationDuration: '0.2s' },
  // On `html`, not on `body`: there a filter would make fixed layers scroll with the page. What lies
  // in the top layer is painted outside of it, and needs its own.
  'html[data-bw=on], html[data-bw=on] :is(dialog, [popover]), html[data-bw=on] ::backdrop': {
    filter: 'grayscale(1)',
  },
  'html:has(summary[data-each])': { '--bar': { base: '4.25rem', tablet: '0px' } },
  // A finger that meets the end of a dialog, or what is beside it, does not move the page behind. With a mouse
  // the scroll bar that goes would shift the page.
  '@media screen and (pointer: coarse)': { 'html:has(dialog:modal)': { overflow: 'hidden' } },
  // A window no higher than this has no room for a header that stays; large text counts.
  '@media screen and (min-height: 22rem)': {
    html: { '--top': 'token(sizes.header)', '--most': 'token(sizes.header)' },
    'html[data-reading]': { '--top': 'token(sizes.headerSmall)' },
  },
  // The line with what is urgent stays as well where there is room; on the way down only the weather.
  '@media screen and (min-height: 40rem)': {
    'html:has([data-line])': {
      '--line': 'token(sizes.line)',
      '--top': 'calc(var(--line) + token(sizes.header))',
      '--most': 'calc(token(sizes.line) + token(sizes.header))',
    },
    'html[data-reading]:has([data-line])': {
      '--line': '0px',
      '--top': 'token(sizes.headerSmall)',
    },
    'html[data-reading]:has([data-weather])': {
      '--line': 'token(sizes.line)',
      '--top': 'calc(var(--line) + token(sizes.headerSmall))',
    },
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
      // The shortest duration would begin one of every property of every element: none has a duration of its own.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
