/** What tests look at and talk to, so that it can be asked when one fails: `evidence.ts`. */
import type { BrowserContext } from 'playwright-core'

export interface Witness {
  /** Names its files, such as `server`. */
  name: string
  /** All that it has said so far. */
  log: () => string
  /** PNGs of what it shows now. */
  pictures?: () => Promise<Buffer[]>
  /** Whether it will say no more, so that the next test need not ask it. */
  isOver?: () => boolean
}

/** Those of this worker's tests. */
export const witnesses = new Set<Witness>()

/** Adds one, until the function that is returned is called. */
export function addWitness(witness: Witness): () => void {
  witnesses.add(witness)
  return () => void witnesses.delete(witness)
}

const PICTURE_MS = 5_000

/** Adds the windows of a context, until it is closed. */
export function watchContext(context: BrowserContext): void {
  const said: string[] = []
  context.on('console', message => {
    said.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => said.push(`thrown: ${error.error().stack}`))
  context.on('requestfailed', request =>
    said.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  )
  const forget = addWitness({
    name: 'window',
    log: () => said.join('\n'),
    pictures: () =>
      Promise.all(context.pages().map(page => page.screenshot({ timeout: PICTURE_MS }))),
  })
  context.on('close', forget)
}
