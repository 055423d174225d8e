/** Which tab writes to a form's draft. A Web Lock says it, which ends with its tab, however that ends. */

/** Whether tabs can know of each other; not on a page without TLS. */
export const areClaimsKnown = (): boolean => navigator.locks !== undefined

/**
 * Claims a draft for this tab.
 * @param patience how long it waits for one that another tab has, in milliseconds
 * @returns what gives it up again; `undefined` where another tab has it, or where nobody can say
 */
export function claim(key: string, patience?: number): Promise<(() => void) | undefined> {
  if (!areClaimsKnown()) return Promise.resolve(() => undefined)
  const how =
    patience === undefined ? { ifAvailable: true } : { signal: AbortSignal.timeout(patience) }
  return new Promise(resolve => {
    const holding = (lock: Lock | null) =>
      lock ? new Promise<void>(release => resolve(release)) : resolve(undefined)
    navigator.locks.request(`school-draft/${key}`, how, holding).catch(() => resolve(undefined))
  })
}
