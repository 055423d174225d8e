import { PAGE_ID } from './eventReplay.ts'

/** What is a use of a page. Not `scroll` and `focusin`: an anchor and a dialog cause these alone. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown']

/** By then they are asked for, also where the browser has no idle moment. */
const IDLE_MS = 500

/**
 * Runs in the head, after `captureScript`. What one reads comes first: the files that make a page answer are
 * asked for when it is painted with its pictures, so that they take nothing from these on a slow line, or at
 * once when it is used. In the frame after `load` the last picture is drawn, in the next it is there to be
 * seen. All are fetched at once, and run one by one, each in a task of its own: in one they would hold up for
 * 120 ms of a phone what a visitor does meanwhile.
 * @param files addresses, of which the later ones import the earlier
 */
export const beginScript = (files: readonly string[]) =>
  `((d,h,files)=>{var isWanted,isBegun;async function begin(){isWanted=true;if(isBegun||d.readyState==='loading')return;isBegun=true;files.forEach(f=>{var l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.append(l)});try{for(var f of files){await import(f);await new Promise(r=>setTimeout(r))}}catch(e){h.release()}}${JSON.stringify(SIGNS)}.forEach(t=>addEventListener(t,begin,{once:true,passive:true,capture:true}));h.tell=begin;addEventListener('DOMContentLoaded',()=>{if(isWanted||!d.getElementById('${PAGE_ID}'))begin()});addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:${IDLE_MS}}))))})(document,held,${JSON.stringify(files)});`
