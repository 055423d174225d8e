import { Failure } from '#contract/failure.ts'

/** The failure that `work` rejects with; anything else it does is an error of the test. */
export const failureOf = (work: Promise<unknown>): Promise<Failure> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    error => (error instanceof Failure ? error : Promise.reject(error)),
  )
