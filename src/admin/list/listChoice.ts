/** What somebody has chosen on this device for each list by itself. */
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'

/** As it was kept last for that list; `undefined` where nothing was. */
export function keptForList(name: string, list: string): unknown {
  const kept = keptChoice(name)
  return kept && typeof kept === 'object' ? (kept as Record<string, unknown>)[list] : undefined
}

/** Keeps it for that list alone. */
export function keepForList(name: string, list: string, choice: unknown): void {
  const kept = keptChoice(name)
  keepChoice(name, { ...(kept && typeof kept === 'object' ? kept : {}), [list]: choice })
}
