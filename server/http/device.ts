import Bowser from 'bowser'

/** Longer ones are no browser's. */
const MOST_READ = 512

/** What asks, in words for a person: `Chrome · Windows`; `undefined` where it does not say. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ))
  const known = [browser.name, os.name].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : undefined
}
