import { recordCalls } from '#contract/calls/records.ts'
import { Failure } from '#contract/failure.ts'
import type { recordOfAddress } from '#contract/pages.ts'
import type { WireRecord } from '#contract/record.ts'
import type { VisitorFileParts } from './visitorFile.ts'

type Found = NonNullable<ReturnType<typeof recordOfAddress>>

/** The record that a page is of; nothing where visitors do not see one. */
export async function visibleRecord(
  ask: VisitorFileParts['ask'],
  { collection, id }: Found,
): Promise<WireRecord | undefined> {
  try {
    return (await ask(recordCalls(collection).byId, id)) as WireRecord
  } catch (error) {
    const isUnknown = error instanceof Failure && ['notFound', 'invalid'].includes(error.code)
    if (isUnknown) return undefined
    throw error
  }
}
