/** How a page looks to somebody whose system chooses all its colours (Windows' contrast themes). */
import type { Page } from 'playwright-core'

/** Larger grounds are surfaces, which need no edge; CSS pixels. */
const LARGEST = { width: 480, height: 96 }

/**
 * What is told by its ground alone, which a system that chooses the colours takes away: small things and marks
 * before words on a ground of their own, without an edge, a picture or a colour that they keep.
 * @returns their HTML, shortened
 */
export async function lostGrounds(page: Page): Promise<string[]> {
  const grounded = await page.evaluateHandle(largest => {
    const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)'
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const hasGround = (element: Element, pseudo: string) => {
      const { content, backgroundColor } = getComputedStyle(element, pseudo)
      if (pseudo) return content === '""' && !isClear(backgroundColor)
      return groundOf(element) !== groundOf(element.parentElement)
    }
    return [...document.querySelectorAll('body *')].flatMap(element => {
      const { width, height } = element.getBoundingClientRect()
      const isSmall = width > 1 && width <= largest.width && height <= largest.height
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      const pictures = 'img, svg, svg *, input, select, :has(> img)'
      if (!isSmall || !isSeen || element.matches(pictures)) return []
      return ['', '::before', '::after']
        .filter(pseudo => hasGround(element, pseudo))
        .map(pseudo => ({ element, pseudo }))
    })
  }, LARGEST)
  await page.emulateMedia({ forcedColors: 'active' })
  try {
    return await grounded.evaluate(all => {
      const isLost = ({ element, pseudo }: { element: Element; pseudo: string }) => {
        const style = getComputedStyle(element, pseudo)
        const { borderTopWidth, borderBottomWidth, borderLeftWidth } = style
        const hasEdge =
          style.outlineStyle !== 'none' ||
          [borderTopWidth, borderBottomWidth, borderLeftWidth].some(width => width !== '0px')
        const isKept = style.forcedColorAdjust !== 'auto' || style.backgroundImage !== 'none'
        return !hasEdge && !isKept
      }
      return all
        .filter(isLost)
        .map(({ element, pseudo }) => `${pseudo}${element.outerHTML.slice(0, 160)}`)
    })
  } finally {
    await page.emulateMedia({ forcedColors: null })
  }
}
