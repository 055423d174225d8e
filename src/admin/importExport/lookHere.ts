import type { AnyCollection } from '#contract/collection.ts'
import { invalid } from '#contract/failure.ts'
import type { ImportReport } from '#contract/importing.ts'
import { planImport, reportOf } from '#contract/importPlan.ts'
import type { WireRecord } from '#contract/record.ts'
import {
  type Reading,
  readChanges,
  readNewRecord,
  type StoredValues,
} from '#contract/validation.ts'
import type { Values } from '#editing/edit.ts'
import { isSame } from '#editing/merge.ts'

/** The row as it was read out of its file, where nothing is wrong with it. @throws Failure `invalid` */
function checked(input: Values, { issues }: Reading): Values {
  if (issues.length > 0) throw invalid(issues)
  return input
}

/**
 * What an import would do as far as this device knows: the server looks at it again before it writes.
 * @param records the server's, as they were last read, by id
 */
export async function lookHere(
  collection: AnyCollection,
  rows: readonly Values[],
  records: ReadonlyMap<string, WireRecord>,
): Promise<ImportReport> {
  const plan = await planImport<WireRecord, Values>(rows, {
    ...{ collection, current: records, isSame },
    newId: String,
    valuesOf: record => record,
    added: input => checked(input, readNewRecord(collection, input, new Date())),
    changes: (input, record) =>
      checked(input, readChanges(collection, input, record as StoredValues)),
    breathe: () => new Promise(resolve => setTimeout(resolve)),
  })
  return reportOf(plan, null)
}
