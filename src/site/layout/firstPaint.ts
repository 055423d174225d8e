import { BW_KEY, TEXT_SIZE_KEY } from './remembered.ts'

/**
 * Asks the browser to read the page to its end before it paints: what is centred or stands at the
 * bottom would jump as it reads on, and the first sub-page would show before the one that the address
 * names, whose `:target` holds from the end of the page. It is all under way with one answer. What is
 * waited for never comes: a mark at the end of the page would come a moment before `:target` does, so
 * the wait is ended with the reading. Set by script because checkers of HTML do not know it yet.
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const readToEnd =
  "var l=document.createElement('link');l.rel='expect';l.href='#never';l.setAttribute('blocking','render');document.head.append(l);document.addEventListener('readystatechange',()=>l.remove(),{once:true});"

/** The text size, and the grey filter on a page that does not say `on` or `off` itself: a kept shell. */
const remembered = `try{var d=document.documentElement.dataset,s=localStorage;d.textSize=s.getItem('${TEXT_SIZE_KEY}')||'';if(!d.bw&&s.getItem('${BW_KEY}')==='true')d.bw='on'}catch(e){}`

/**
 * Whether the last thing that was used is a keyboard: without one, what a page focuses by itself is
 * not ringed. Without scripts nothing is marked, nor focused but by the visitor. A key with a modifier is a
 * command to the browser, but for Option+Tab, by which Safari goes through links.
 */
const keys =
  "(d=>{function n(){d.noKeys=''}n();addEventListener('pointerdown',n,true);addEventListener('keydown',e=>{e.ctrlKey||e.metaKey||e.altKey&&e.key!='Tab'||delete d.noKeys},true)})(document.documentElement.dataset);"

/** Runs in the head, before the first paint. */
export const firstPaintScript = readToEnd + keys + remembered
