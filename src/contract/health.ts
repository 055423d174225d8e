/** Where whatever watches a process asks whether it runs, and whether it is to be sent visitors. */
export const HEALTH_ADDRESS = '/healthz'
export const READY_ADDRESS = '/readyz'

/** Both of them. */
export const WATCHED_ADDRESSES: readonly string[] = [HEALTH_ADDRESS, READY_ADDRESS]
