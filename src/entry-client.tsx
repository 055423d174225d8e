/**
 * What one reads comes first: the scripts that make a page answer are asked for when it is painted
 * with its pictures, so that they take nothing from these on a slow line, or at once when it is used.
 */
import './theme/layers.css'
import { markUsed, SIGNS, startHolding, stopHolding } from './held'

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
if (document.readyState === 'complete') beginAfterPaint()
else addEventListener('load', beginAfterPaint, { once: true })
