/**
 * Runs in the head, before any other script: the page's policy lets a script write markup or load a script
 * only by way of this (Trusted Types), in browsers that have them. Scripts come from this site alone, and
 * no text becomes one. Markup passes as it is: what staff wrote was cleaned by the server on every write,
 * and the policy's hashes let no handler or script in it run.
 */
export const trustedTypesScript = `window.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:h=>h,createScriptURL:u=>new URL(u,location).origin===location.origin?u:null});`
