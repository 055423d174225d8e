/** The engines over which data suites run: the fallback always, a real mongod where one is named. */
export const engines = process.env.MONGOMS_SYSTEM_BINARY
  ? (['embedded', 'mongod'] as const)
  : (['embedded'] as const)

export type Engine = (typeof engines)[number]
