import { expect } from 'vitest'

/** Asserts that the server refuses with this error code, and gives the error for a closer look. */
export async function refused(
  code: number,
  work: Promise<unknown>,
): Promise<{ code: number } & Record<string, unknown>> {
  const error = await work.then(
    value => expect.fail(`accepted, with ${JSON.stringify(value)}`),
    (reason: unknown) => reason as { code: number } & Record<string, unknown>,
  )
  expect(error.code, String(error)).toBe(code)
  return error
}
