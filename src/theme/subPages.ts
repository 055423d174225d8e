import { defineRecipe } from '@pandacss/dev'

/** The page with the most sub-pages; the browser's tests walk every one of them without script. */
const MOST = 8

const places = Array.from({ length: MOST }, (_, index) => index + 1)

const current = {
  '--shown': 'block',
  '--ground': 'token(colors.green.100)',
  '--edge': 'token(colors.green.700)',
  '--weight': 'token(fontWeights.bold)',
}

/**
 * Shows one of a page's sub-pages, and marks it in the page's menu. Section, menu entry and label
 * stand at the same place among their siblings, so that one rule a place serves all three without
 * naming an anchor. Before hydration the address decides through `:target`; from then on the router
 * does, whose `pushState` does not move `:target`: it sets `data-routed`, which turns these rules off.
 */
export const subPages = defineRecipe({
  className: 'sub-pages',
  base: {
    '& > [data-each] > section, & summary[data-each] > *': { display: 'var(--shown, none)' },
    '& ul[data-each] > *': {
      backgroundColor: 'var(--ground, transparent)',
      // The page's ground by the system's name: any other is an edge where the system chooses all colours.
      borderInlineStart: '3px solid var(--edge, Canvas)',
      fontWeight: 'var(--weight, inherit)',
    },
    '&[data-routed] [data-each] > [data-current]': current,
    '&:not([data-routed]):not(:has(> [data-each] > :target)) [data-each] > :first-child': current,
    [places
      .map(
        place =>
          `&:not([data-routed]):has(> [data-each] > :nth-child(${place}):target) [data-each] > :nth-child(${place})`,
      )
      .join(', ')]: current,
    // A browser that cannot tell shows them all, one after the other.
    '@supports not selector(:has(a))': {
      '&:not([data-routed]) > [data-each] > section': { display: 'block' },
    },
  },
})
