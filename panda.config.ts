import { defineConfig } from '@pandacss/dev'
import presetBase from '@pandacss/preset-base'
import { globalCss } from './src/theme/globalCss.ts'
import { recipes } from './src/theme/recipes.ts'
import { textStyles } from './src/theme/textStyles.ts'
import { breakpoints, keyframes, semanticTokens, tokens } from './src/theme/tokens.ts'

export default defineConfig({
  preflight: true,
  // The base has the utilities and no tokens: all that the site may use stands in src/theme.
  // Nor 33 custom properties on each element, for filters and turns that no rule here has: all that is drawn
  // anew takes longer with them.
  presets: [{ ...presetBase, globalCss: {} }],
  eject: true,
  include: ['./src/**/*.{ts,tsx}'],
  // The admin's sheet is its own: src/admin/style/panda.config.ts.
  exclude: ['./src/theme/**', './src/admin/**', './src/routes/admin/**', './src/routeTree.gen.ts'],
  theme: { breakpoints, tokens, semanticTokens, textStyles, recipes, keyframes },
  conditions: {
    extend: {
      // What the header has room for. Asked of the header and not of the screen, because only that
      // also counts how large the visitor's text is.
      roomy: '@container header (min-width: 67rem)',
      // Where the header stays at the top: see globalCss.
      sticks: '@media screen and (min-height: 22rem)',
      spacious: '@container header (min-width: 73rem)',
      // What a list of courses has room for beside it, likewise.
      beside: '@container finder (min-width: 48rem)',
      below: '@container finder (not (min-width: 48rem))',
      // Where lines are not set prettily: see globalCss.
      unpretty: '@supports (not (text-wrap: pretty)) or (-webkit-nbsp-mode: space)',
    },
  },
  globalCss,
  outdir: 'src/theme/generated',
  importMap: '#styled',
  // The types then lie beside `index.mjs` as `index.d.mts`, where `#styled/*` is looked up.
  forceConsistentTypeExtension: true,
})
