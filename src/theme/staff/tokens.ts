/**
 * The theme's colours by day, as they are on the site, and for whoever works into the night: darker where one
 * reads and lighter where they say something. Text and grounds change places with what stands on them, so
 * that it stands out from them as by day.
 */
import { defineSemanticTokens } from '@pandacss/dev'
import { semanticTokens as ofSite, tokens as siteTokens } from '../tokens.ts'

const { colors, ...others } = siteTokens

/** All that the site has but for its colours. */
export const tokens = others

const by = ({ value }: { value: string }, night: string) => ({
  value: { base: value, _dark: night },
})

export const semanticTokens = defineSemanticTokens({
  ...ofSite,
  colors: {
    ...ofSite.colors,
    white: by(colors.white, '#0c1a15'),
    paper: by(colors.paper, '#101c17'),
    mist: by(colors.mist, '#1a2822'),
    line: by(colors.line, '#33463d'),
    ink: { DEFAULT: by(colors.ink.DEFAULT, '#e6efe9'), soft: by(colors.ink.soft, '#a9bbb2') },
    green: {
      700: by(colors.green[700], '#62cfa0'),
      800: by(colors.green[800], '#8be0bb'),
      100: by(colors.green[100], '#17392b'),
    },
    red: { 600: by(colors.red[600], '#ff8f98') },
    gold: { 600: by(colors.gold[600], '#e0b45c') },
    // The bar above all keeps its green, and what stands on it is white.
    bar: by(colors.green[800], '#0a3a2b'),
    onBar: { value: '#ffffff' },
  },
})
