import { hash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { importCalls } from '#contract/calls/imports.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { Failure, invalid } from '#contract/failure.ts'
import { isId, uniqueFields } from '#contract/identity.ts'
import type { ImportReport } from '#contract/importing.ts'
import { planImport, reportOf } from '#contract/importPlan.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { changedValues, draftValues } from './recordInput.ts'
import { readWriting } from './requestParts.ts'

/** As many as the number of a row has in an id. */
const ROW_DIGITS = 4

/** As many problems as a sentence can name; the others stand in the answer. */
const MOST_NAMED = 5

/** Which records have to be known: those that rows name; all of them where values must be unique. */
function named(collection: AnyCollection, rows: readonly unknown[]): Record<string, unknown> {
  if (uniqueFields(collection).length > 0) return {}
  const ids = rows.flatMap(row => (row as { id?: unknown } | null)?.id ?? [])
  return { _id: { $in: ids.filter(isId) } }
}

/** Not `notFound`: who takes back an import that is not there has what they want, and is told nothing. */
const TOO_OLD = { message: '這次匯入已超出保存期限，不能復原' }

function refused(report: ImportReport): Failure {
  const named = report.problems
    .slice(0, MOST_NAMED)
    .map(({ row, label, message }) => `第${row}項${label ? `「${label}」` : ''}：${message}`)
  const more = report.problems.length - named.length
  const message = more > 0 ? `${named.join('；')}；另有${more}處` : named.join('；')
  return new Failure('invalid', { message, data: report })
}

const answered = (report: ImportReport) => ({
  data: report,
  message: `已匯入${report.rows.length}項`,
})

/** The calls for many records of a collection at once. */
export function importHandlers(
  { repository, now, checkSpace }: CallDependencies,
  collection: AnyCollection,
): Handlers<ReturnType<typeof importCalls>> {
  return {
    async import(request) {
      const writing = readWriting(request, now())
      const { rows, dry_run = false, id: own } = request.input
      const digest = hash('sha256', JSON.stringify(rows))
      const id = own ?? repository.newId(collection, writing)
      const earlier = await repository.importStore.find(id)
      if (earlier && (earlier.of !== collection.name || earlier.digest !== digest)) {
        const name = own === undefined ? 'Idempotency-Key' : 'id'
        const message = '已用於另一個內容不同的請求'
        throw invalid([{ field: name, label: name, rule: 'format', message }])
      }
      // Also where it was taken back since: what comes late does not come twice.
      if (earlier?.report) return answered(earlier.report)
      const store = repository.of(collection)
      const current = new Map(
        (await store.list(named(collection, rows))).map(record => [record.id, record]),
      )
      const begun = hash('sha256', id).slice(0, 24 - ROW_DIGITS)
      // Of records that were made at once the highest id is listed first: that of the first row.
      const newId = (row: number) =>
        begun + (16 ** ROW_DIGITS - row).toString(16).padStart(ROW_DIGITS, '0')
      const plan = await planImport(rows, {
        ...{ collection, current, newId, isSame: isDeepStrictEqual, breathe },
        valuesOf: ({ values }) => values,
        added: input => draftValues(collection, input, writing.now),
        changes: (input, values) => changedValues(collection, input, values),
      })
      if (dry_run) return { data: reportOf(plan, null) }
      if (plan.problems.length > 0) throw refused(reportOf(plan, null))
      if (plan.rows.length === 0) return { data: reportOf(plan, null), message: '沒有更改' }
      await checkSpace()
      const report = reportOf(plan, id)
      await repository
        .importsOf(collection)
        .write({ id, digest, steps: plan.rows, report }, writing)
      await repository.draftsOf(collection).settleThose(
        plan.rows.map(row => row.id),
        writing,
      )
      return answered(report)
    },

    async undoImport(request) {
      const writing = readWriting(request, now())
      const kept = await repository.importStore.find(request.value)
      if (!kept || kept.of !== collection.name || kept.state === 'begun') {
        throw new Failure('notFound')
      }
      if (kept.state === 'undoing') throw new Failure('unavailable')
      if (kept.state === 'written' && kept.steps.length === 0) throw new Failure('invalid', TOO_OLD)
      const data = await repository.importsOf(collection).undo(kept, writing)
      return { data, message: data.undone > 0 ? `已復原${data.undone}項` : '已復原' }
    },
  }
}
