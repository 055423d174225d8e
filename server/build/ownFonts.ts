/** Panda's preflight has a list of fonts for who declares none. The site does, and every page would carry both. */
import type { Plugin, Root } from 'postcss'

const UNUSED = '--font-fallback'

/** PostCSS's plugin, to come after Panda's. */
export const ownFonts = (): Plugin => ({
  postcssPlugin: 'own-fonts',
  Once(root: Root) {
    root.walkDecls(declaration => {
      if (declaration.prop === UNUSED || declaration.value.includes(`var(${UNUSED})`)) {
        declaration.remove()
      }
    })
  },
})
