/**
 * What one reads comes first: the scripts that make a page answer are asked for when it is painted
 * with its pictures, so that they take nothing from these on a slow line, or at once when it is used.
 */
import '#theme/layers.css'
import { atNextUse, PAGE_ID, stopCapturing, wasUsed } from '#hydration/eventReplay.ts'

let isBegun = false

function begin() {
  if (isBegun) return
  isBegun = true
  // Without them the page stays as it was sent, with links that work by themselves.
  Promise.all([import('#hydration/hydrate.tsx'), import('./router.ts')])
    .then(([{ hydrate }, { createRouter }]) => hydrate(createRouter))
    .catch(stopCapturing)
}

/** A frame is painted between the two. */
const beginAfterPaint = () => requestAnimationFrame(() => setTimeout(begin))

atNextUse(begin)
// The kept shell has nothing to show by itself.
if (!document.getElementById(PAGE_ID) || wasUsed()) begin()
else if (document.readyState === 'complete') beginAfterPaint()
else addEventListener('load', beginAfterPaint, { once: true })
