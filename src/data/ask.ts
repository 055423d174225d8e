import { queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint'

/**
 * A query is a call and its value: the key is made of exactly these two, so two screens that ask the
 * same share one answer, and a call's answers can be found by its name.
 * @param shown the fields that lists show; a page carries no others of an answered list
 */
export const ask = <T>(endpoint: Endpoint, value?: string, shown?: readonly string[]) =>
  queryOptions<T>({
    queryKey: value === undefined ? [endpoint.name] : [endpoint.name, value],
    meta: { endpoint, value, shown },
  })
