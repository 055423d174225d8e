import { isDeepStrictEqual } from 'node:util'
import type { StoredRecord } from '#contract/record.ts'
import type { StoredValues } from '#contract/validation.ts'

/** What a draft keeps: nothing, once it has ended. */
export const keptIn = ({ values }: Pick<StoredRecord, 'values'>): StoredValues =>
  (values.values ?? {}) as unknown as StoredValues

/** Whether a draft changes nothing. */
export const isNone = (values: StoredValues): boolean => Object.keys(values).length === 0

/** Those values that differ from the record's. */
export const differing = (values: StoredValues, record: StoredRecord): StoredValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isDeepStrictEqual(value ?? null, record.values[name] ?? null),
    ),
  )
