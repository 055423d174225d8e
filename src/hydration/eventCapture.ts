import { PAGE_ID } from './eventReplay.ts'

/**
 * Runs in the head, because a page is seen and tapped before its first script has come: keeps what a
 * visitor does to it, for `eventReplay`, which does it again. What must hold: nothing that is pressed is lost,
 * and what the browser does by itself it does at once. So links do not wait, but for those that the page means
 * to answer in its own place (`data-here`); and of the keys only the search's own are kept. A choice is kept
 * with its value, of which the page that comes alive knows nothing. `release` does again what was kept, after
 * React's own work: amid it, React could not hydrate the part that is meant, and would drop it.
 */
export const captureScript = `(()=>{var h=window.held={repeats:new Map(),release:()=>{h.isOver=true;queueMicrotask(()=>{h.repeats.forEach(r=>r());h.repeats.clear()})}};function hold(e){var t=e.target,p=document.getElementById('${PAGE_ID}'),m=e.ctrlKey||e.metaKey,v=t.value,n;if(h.isOver||!p||!e.isTrusted)return;if(e.type==='keydown'?m?!/^k$/i.test(e.key):e.key!=='/'||t.matches('input,textarea,select'):m||e.shiftKey||e.altKey||!p.contains(t)||t.closest('a[href]:not([data-here])'))return;n=new e.constructor(e.type,e);e.preventDefault();e.stopImmediatePropagation();h.repeats.set(t,()=>{if(t.matches('select'))t.value=v;t.dispatchEvent(n)});h.tell()}['click','change','keydown'].forEach(t=>addEventListener(t,hold,true))})();`
