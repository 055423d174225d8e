import { notFound } from '@tanstack/react-router'
import { Failure } from '#contract/failure.ts'

/** Turns "no such record" into the router's own not-found, which answers a real 404. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Failure && (error.code === 'notFound' || error.code === 'invalid')) {
      throw notFound()
    }
    throw error
  }
}
