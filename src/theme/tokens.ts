import { defineSemanticTokens, defineTokens } from '@pandacss/dev'

/** In em of the visitor's own text size: 200 % text on a laptop gets the phone's layout. */
export const breakpoints = { tablet: '48rem', wide: '64rem', full: '78rem' }

const value = <T extends string>(text: T) => ({ value: text })

const scale = (steps: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(steps).map(([name, pixels]) => [name, { value: `${pixels / 16}rem` }]),
  )

const space = {
  '1': 4,
  '1.5': 6,
  '2': 8,
  '3': 12,
  '4': 16,
  '5': 20,
  '6': 24,
  '8': 32,
  '10': 40,
  '12': 48,
  '16': 64,
  '20': 80,
  '24': 96,
}

export const tokens = defineTokens({
  colors: {
    white: value('#ffffff'),
    ink: { DEFAULT: value('#10231c'), soft: value('#4a5d55') },
    paper: value('#ffffff'),
    mist: value('#f4f8f5'),
    line: value('#d9e5de'),
    green: { 700: value('#0b6b4f'), 800: value('#084d39'), 100: value('#dff3e7') },
    red: { 600: value('#c8102e') },
    gold: { 600: value('#8a6116') },
  },
  fonts: {
    body: value(
      '"PingFang HK","PingFang TC","Noto Sans HK","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",system-ui,sans-serif',
    ),
  },
  fontSizes: scale({ s: 14, m: 16, l: 18, xl: 22, '2xl': 28, '3xl': 36 }),
  fontWeights: { normal: value('400'), bold: value('700') },
  lineHeights: { tight: value('1.3'), body: value('1.7') },
  spacing: scale(space),
  sizes: {
    ...scale(space),
    header: value('80px'),
    /** On the way down a page. */
    headerSmall: value('56px'),
    /** With what is urgent, above the header. */
    line: value('2.75rem'),
    footerLogo: value('200px'),
    content: value('1120px'),
    reading: value('38em'),
    touch: value('44px'),
    full: value('100%'),
  },
  radii: { small: value('4px'), round: value('999px') },
  borders: {
    hairline: value('1px solid {colors.line}'),
    field: value('1px solid {colors.ink.soft}'),
    rule: value('2px solid {colors.green.700}'),
    // Of what is told by its ground: seen where the visitor's system chooses all colours.
    unseen: value('1px solid transparent'),
  },
  assets: {
    // For light grounds, for the craftsman academy, and for green grounds: see layers.css.
    tile: {
      light: value('var(--tile-light)'),
      gold: value('var(--tile-gold)'),
      dark: value('var(--tile-dark)'),
    },
  },
  durations: { quick: value('150ms') },
  zIndex: { bar: { value: 5 }, menu: { value: 10 }, above: { value: 20 } },
})

export const semanticTokens = defineSemanticTokens({
  colors: {
    // White on green grounds, green on light ones: `ground` says which by redefining it.
    focus: value('{colors.green.700}'),
  },
})

export const keyframes = {
  /** Something is on its way. */
  breathe: { from: { opacity: 0.9 }, to: { opacity: 0.45 } },
  appear: { to: { opacity: 1 } },
  turn: { to: { transform: 'rotate(360deg)' } },
}
