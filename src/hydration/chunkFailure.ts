/**
 * Where a part of the site goes that could not be fetched. It knows nobody, because every module that asks for a
 * part imports it; `src/hydration/staleChunkReload.ts` knows what to do.
 */
let mend = (error: unknown): Promise<never> => Promise.reject(error)

export function onChunkFailure(how: (error: unknown) => Promise<never>): void {
  mend = how
}

/** Rejects, sooner or later, or ends in another page. */
export const chunkFailed = (error: unknown): Promise<never> => mend(error)
