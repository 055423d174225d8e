/**
 * How large the storms of the tests are: those that repeat a rule over what is drawn, killed or sent many
 * times. `npm test` draws enough to find a planted fault, `npm run test:long` all of it.
 */

/** Whether this is the long run. */
export const isLong = process.env.STORMS === 'full'

/** The size of a storm; an environment variable of this name says another one. */
export const stormSize = (name: string, short: number, long: number): number =>
  Number(process.env[name] ?? (isLong ? long : short))
