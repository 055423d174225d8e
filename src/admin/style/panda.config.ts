/**
 * Panda's configuration of the admin: its rules are a style sheet of its own, of which visitors get none. What
 * the site's sheet says of every page holds here as well.
 */
import { defineConfig } from '@pandacss/dev'
import presetBase from '@pandacss/preset-base'
import { recipes } from '#theme/recipes.ts'
import { controls } from '#theme/staff/controls.ts'
import { dialogLook } from '#theme/staff/dialog.ts'
import { tableLook } from '#theme/staff/table.ts'
import { semanticTokens, tokens } from '#theme/staff/tokens.ts'
import { textStyles } from '#theme/textStyles.ts'
import { breakpoints } from '#theme/tokens.ts'
import * as looks from './looks.ts'

export default defineConfig({
  preflight: false,
  presets: [{ ...presetBase, globalCss: {} }],
  eject: true,
  include: ['./src/admin/**/*.{ts,tsx}', './src/routes/admin/**/*.{ts,tsx}'],
  exclude: ['./src/admin/style/**'],
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    textStyles,
    recipes: { ...recipes, ...controls },
    slotRecipes: { dialogLook, tableLook, ...looks },
  },
  conditions: { extend: { dark: '[data-dark] &' } },
  globalCss: {
    '[data-dark]': { colorScheme: 'dark' },
    // What fills the window scrolls by itself.
    'html:has([data-full])': { overflow: 'hidden' },
  },
  // A class of both is not one class, and where an element has both the admin's are the later layers.
  prefix: { className: 'staff' },
  layers: { recipes: 'staffRecipes', utilities: 'staffUtilities' },
  outdir: 'src/theme/generated/staff',
  importMap: '#staffStyled',
  forceConsistentTypeExtension: true,
})
