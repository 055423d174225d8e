/** Which tab writes to a form's draft. A Web Lock says it, which ends with its tab, however that ends. */

/** Whether tabs can know of each other; not on a page without TLS. */
export const areClaimsKnown = (): boolean => navigator.locks !== undefined

/**
 * Claims a draft for this tab.
 * @returns what gives it up again; `undefined` where another tab has it
 */
export function claim(key: string): Promise<(() => void) | undefined> {
  if (!areClaimsKnown()) return Promise.resolve(() => undefined)
  return new Promise((resolve, reject) => {
    const holding = (lock: Lock | null) =>
      lock ? new Promise<void>(release => resolve(release)) : resolve(undefined)
    navigator.locks.request(`school-draft/${key}`, { ifAvailable: true }, holding).catch(reject)
  })
}
