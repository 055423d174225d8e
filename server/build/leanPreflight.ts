/**
 * Panda's preflight has defaults for who declares none, and counts with shadow trees. The site declares its own and
 * has no such trees, and every page would carry both.
 */
import type { Declaration, Plugin, Root, Rule } from 'postcss'

const UNUSED_FONTS = '--font-fallback'
/** What the site's own rule for `html` says. */
const DECLARED = /^(?:(?:-\w+-)?text-size-adjust|line-height)$/
/** Variables for who would have other colours, each with its default. */
const DEFAULT = /var\(--global-color-[\w-]+,\s*([^()]+)\)/g
const HOSTED = /^html,\s*:host$/
const HOST = /,\s*:host\b/g

const isUnused = ({ prop, value, parent }: Declaration): boolean =>
  prop === UNUSED_FONTS ||
  value.includes(`var(${UNUSED_FONTS})`) ||
  (parent?.type === 'rule' && HOSTED.test((parent as Rule).selector) && DECLARED.test(prop))

/** PostCSS's plugin, to come after Panda's. */
export const leanPreflight = (): Plugin => ({
  postcssPlugin: 'lean-preflight',
  Once(root: Root) {
    root.walkDecls(declaration => {
      if (isUnused(declaration)) declaration.remove()
      else declaration.value = declaration.value.replace(DEFAULT, '$1')
    })
    root.walkRules(/:host\b/, rule => {
      rule.selector = rule.selector.replace(HOST, '')
    })
  },
})
