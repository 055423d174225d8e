/** What whoever uses the site has chosen on this device, such as the courses saved for later. */

/** As it was kept last under this name; `undefined` where nothing was, or nothing that can be read. */
export function keptChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps it for the next visit.
 * @param choice `undefined` for none
 * @returns whether it is kept: a full disk, or a browser that is told to keep nothing, refuses it
 */
export function keepChoice(name: string, choice: unknown): boolean {
  try {
    if (choice === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(choice))
    return true
  } catch {
    return false
  }
}
