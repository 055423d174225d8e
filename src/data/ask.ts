import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { AnyCall, Output } from '#contract/calls/call.ts'

interface Asked {
  call: AnyCall
  /** The fields that lists show; a page carries no others of an answered list. */
  shown?: readonly string[]
}

/** Which call a key stands for; not in the query itself, which travels with the page. */
const asked = new Map<unknown, Asked>()

/**
 * A query is a call and its value: the key is made of exactly these two, so two screens that ask the
 * same share one answer, and a call's answers can be found by its name.
 * @param shown the fields that lists show
 * @template T what is answered, where `shown` leaves less of it
 */
export function ask<const C extends AnyCall, T = Output<C>>(
  call: C,
  value?: string,
  shown?: readonly string[],
) {
  asked.set(call.name, { call, shown })
  return queryOptions<T>({
    queryKey: value === undefined ? [call.name] : [call.name, value],
  })
}

/** Whether anybody has asked for this since the page was opened; what an earlier visit kept may be of another page. */
export const isAsked = ([name]: QueryKey): boolean => asked.has(name)

/** The call and the value that a query's key is made of. @throws Error for any other key */
export function askedBy([name, value]: QueryKey): Asked & { value: string | undefined } {
  const found = asked.get(name)
  if (!found) throw new Error('not made by `ask`')
  return { ...found, value: typeof value === 'string' ? value : undefined }
}
