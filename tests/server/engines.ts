import { isLong } from '../setup/storms.ts'

/** The engines over which data suites run: the fallback always, a real mongod where one is named. */
export const engines = process.env.MONGOMS_SYSTEM_BINARY
  ? (['embedded', 'mongod'] as const)
  : (['embedded'] as const)

/**
 * For what does not ask an engine for anything that it does in its own way, once its process has started: the
 * embedded one alone, and both in the long run.
 */
export const anyEngine = isLong ? engines : (['embedded'] as const)

export type Engine = (typeof engines)[number]
