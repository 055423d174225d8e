import { defineConfig } from '@pandacss/dev'

export default defineConfig({
  preflight: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/theme/generated/**', './src/routeTree.gen.ts'],
  outdir: 'src/theme/generated',
  importMap: '#styled',
  // The types then lie beside `index.mjs` as `index.d.mts`, where `#styled/*` is looked up.
  forceConsistentTypeExtension: true,
})
