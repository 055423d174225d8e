/** The number that was typed; what is none is refused by the rules of the field. */
export function numberToWire(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed
  const text = typed.trim().normalize('NFKC').replaceAll(',', '')
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : typed
}
