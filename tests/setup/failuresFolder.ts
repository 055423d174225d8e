/** Where the evidence of the last run's failed tests lies; nothing of it is committed. */
export const FAILURES = 'node_modules/.failures'
