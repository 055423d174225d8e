/**
 * What one reads comes first: the scripts that make a page answer are asked for when it is painted
 * with its pictures, so that they take nothing from these on a slow line, or at once when it is used.
 */
import './theme/layers.css'
import { markUsed, PAGE_ID, SIGNS, startHolding, stopHolding } from './held'

const used = new AbortController()
let isBegun = false

function begin() {
  if (isBegun) return
  isBegun = true
  // Without them the page stays as it was sent, with links that work by themselves.
  import('./live').catch(stopHolding)
}

/** A frame is painted between the two. */
const beginAfterPaint = () => requestAnimationFrame(() => setTimeout(begin))

startHolding()
const use = () => {
  used.abort()
  markUsed()
  begin()
}
for (const sign of SIGNS) addEventListener(sign, use, { signal: used.signal, passive: true })
// The kept shell has nothing to show by itself.
if (!document.getElementById(PAGE_ID)) begin()
else if (document.readyState === 'complete') beginAfterPaint()
else addEventListener('load', beginAfterPaint, { once: true })
