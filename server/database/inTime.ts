import { Failure } from '#contract/failure.ts'

/** A call answers within three seconds also where the database takes a request and never replies. */
export const ANSWER_MS = 2_800

/**
 * Does something, but is not waited for beyond `ms` milliseconds.
 * @throws Failure `unavailable` then; what was begun goes on, and nobody knows whether it took effect
 */
export async function inTime<T>(work: () => Promise<T>, ms: number = ANSWER_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('unavailable')), ms)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
