import { BW_KEY, TEXT_SIZE_KEY } from './remembered'

/**
 * Runs before the first paint and applies what this device remembers: the text size, and the grey
 * filter on a page that was not rendered from the settings (a kept shell). A page that says `on` or
 * `off` itself is newer than that.
 */
export const firstPaintScript = `try{var d=document.documentElement.dataset,s=localStorage;d.textSize=s.getItem('${TEXT_SIZE_KEY}')||'';if(!d.bw&&s.getItem('${BW_KEY}')==='true')d.bw='on'}catch(e){}`
