/** What whoever works here has chosen on this device, such as the columns of lists. */

/** As it was kept last under this name; `undefined` where nothing was, or nothing that can be read. */
export function keptChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps it; where nothing can be kept, it holds as long as the page is open. @param choice `undefined` for none */
export function keepChoice(name: string, choice: unknown): void {
  try {
    if (choice === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(choice))
  } catch {
    // A private window may refuse it.
  }
}

/** The same of something that is chosen for each list by itself. */
export function keptForList(name: string, list: string): unknown {
  const kept = keptChoice(name)
  return kept && typeof kept === 'object' ? (kept as Record<string, unknown>)[list] : undefined
}

/** Keeps it for that list alone. */
export function keepForList(name: string, list: string, choice: unknown): void {
  const kept = keptChoice(name)
  keepChoice(name, { ...(kept && typeof kept === 'object' ? kept : {}), [list]: choice })
}
