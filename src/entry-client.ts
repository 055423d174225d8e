/**
 * What one reads comes first: the scripts that make a page answer are asked for when it is painted
 * with its pictures, so that they take nothing from these on a slow line, or at once when it is used.
 */
import '#theme/layers.css'
import { PAGE_ID, stopCapturing } from '#hydration/eventReplay.ts'

/** What is a use of a page. Not `scroll` and `focusin`: an anchor and a dialog cause these alone. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

let isBegun = false

function begin() {
  if (isBegun) return
  isBegun = true
  // Without them the page stays as it was sent, with links that work by themselves.
  Promise.all([import('#hydration/hydrate.tsx'), import('./router.tsx')])
    .then(([{ hydrate }, { createRouter }]) => hydrate(createRouter))
    .catch(stopCapturing)
}

/** A frame is painted between the two. */
const beginAfterPaint = () => requestAnimationFrame(() => setTimeout(begin))

for (const sign of SIGNS)
  addEventListener(sign, begin, { once: true, passive: true, capture: true })
// Of what is kept nobody else hears, and a screen reader's click comes alone.
window.held.tell = begin
// The kept shell has nothing to show by itself.
if (!document.getElementById(PAGE_ID) || window.held.repeats.size > 0) begin()
else if (document.readyState === 'complete') beginAfterPaint()
else addEventListener('load', beginAfterPaint, { once: true })
