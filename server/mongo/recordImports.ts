/**
 * Imports into one collection: all of it or nothing. What is to be written is noted first; whatever then
 * stops it, a failure or the end of the process, what was written is taken back by that note. Until the
 * note says that it is whole, nobody sees any of it: see `unfinished`.
 */
import type { Model } from 'mongoose'
import { Failure } from '#contract/failure'
import type { ImportReport, UndoneImport } from '#contract/importing'
import type { StoredValues } from '#contract/validation'
import type { Witness } from './advance'
import { type Changed, createBulk } from './bulk'
import { answering, isDuplicate } from './databaseFailure'
import { type Document, type NamedAsset, valuesIn } from './document'
import type { History } from './history'
import { type ImportBook, type ImportStep, type KeptImport, undoMark } from './importBook'
import type { Writing } from './receipts'

/** Two thousand long texts take their time. */
const WRITING_MS = 60_000

export interface PlannedStep extends ImportStep {
  /** All values of the record, as they are to be. */
  values: StoredValues
}

export interface PlannedImport {
  id: string
  /** Of all that was asked for. */
  digest: string
  steps: readonly PlannedStep[]
  report: ImportReport
}

type Noted = Pick<KeptImport, '_id' | 'steps' | 'account'>

interface Parts {
  name: string
  model: Model<Document>
  fieldNames: readonly string[]
  history: History
  book: ImportBook
  describeAll: (values: readonly StoredValues[]) => Promise<NamedAsset[][]>
  witness: Witness
}

export function createRecordImports(parts: Parts) {
  const { name, model, fieldNames, history, book, describeAll, witness } = parts
  const bulk = createBulk({ name, model, history })

  async function writeSteps(steps: readonly PlannedStep[], writing: Writing): Promise<boolean> {
    const assets = await describeAll(steps.map(({ values }) => values))
    const all = steps.map((step, index) => ({ ...step, assets: assets[index] ?? [] }))
    const known = new Map(
      (await bulk.load(steps.flatMap(({ id, before }) => (before === null ? [] : [id])))).map(
        document => [String(document._id), document],
      ),
    )
    const changed: Changed[] = []
    for (const { id, before, values, assets: described } of all) {
      if (before === null) continue
      const document = known.get(id)
      if (document?.revision !== before || document.deleted_at) return false
      changed.push({ before: document, changes: { ...values, assets: described } })
    }
    // A unique value that a change sets free may be that of a record which is added.
    if (!(await bulk.advance(changed, writing))) return false
    await bulk.insert(
      all.filter(({ before }) => before === null),
      writing,
    )
    return true
  }

  /** In the order in which they were written: changes, then what was added. */
  const asWritten = (steps: readonly ImportStep[]) =>
    [...steps].sort((a, b) => Number(a.before === null) - Number(b.before === null))

  /** What changes the records back that are still as the import left them. */
  async function backward({ _id, steps }: Pick<KeptImport, '_id' | 'steps'>, writing: Writing) {
    const untouched = new Map(
      (await bulk.load(steps.map(({ id }) => id)))
        .filter(({ updated_import, deleted_at }) => updated_import === _id && !deleted_at)
        .map(document => [String(document._id), document]),
    )
    const changed: Changed[] = []
    const left: UndoneImport['left'][number][] = []
    for (const { id, before, title } of asWritten(steps)) {
      const document = untouched.get(id)
      if (!document) left.push({ id, title })
      else if (before === null) {
        const changes = { deleted_at: writing.now, deleted_by: writing.account }
        changed.push({ before: document, changes })
      } else {
        const then = (await history.at(name, id, before)) as Document | undefined
        if (!then) left.push({ id, title })
        else {
          const changes = { ...valuesIn(then, fieldNames), assets: then.assets }
          changed.push({ before: document, changes })
        }
      }
    }
    // The last that was done is taken back first: unique values come free in that order.
    return { changed: changed.reverse(), left }
  }

  /** Leaves nothing of an import that was stopped half way; nobody has seen any of it. */
  async function rollBack(kept: Noted, holder: string, now: Date) {
    const added = kept.steps.filter(({ before }) => before === null).map(({ id }) => id)
    const others = kept.steps.filter(({ before }) => before !== null)
    const writing = { account: kept.account, now }
    await bulk.drop(added, kept._id)
    const { changed } = await backward({ _id: kept._id, steps: others }, writing)
    await bulk.advance(changed, writing)
    await book.giveUp(kept._id, holder)
    witness.doubted(name)
  }

  /** Leaves nothing of an undoing that was stopped half way; nobody has seen any of it. */
  async function rollBackUndo({ _id, steps, account }: Noted, holder: string, now: Date) {
    const mark = undoMark(_id)
    const taken = new Map(
      (await bulk.load(steps.map(({ id }) => id)))
        .filter(({ updated_import }) => updated_import === mark)
        .map(document => [String(document._id), document]),
    )
    const wanted = [...taken].map(([id, { revision }]) => ({ id, revision: revision - 1 }))
    const former = new Map(
      ((await history.atAll(name, wanted)) as Document[]).map(each => [String(each._id), each]),
    )
    const changed = asWritten(steps).flatMap(({ id }): Changed[] => {
      const [before, then] = [taken.get(id), former.get(id)]
      if (!before || !then) return []
      const { assets, deleted_at, deleted_by } = then
      const changes = { ...valuesIn(then, fieldNames), assets, deleted_at, deleted_by }
      return [{ before, changes }]
    })
    await bulk.advance(changed, { account, now, import: _id })
    await book.giveUndoUp(_id, holder)
    witness.doubted(name)
  }

  /** Takes back what is whole, all at once for everybody else. */
  async function undoHeld(kept: KeptImport, holder: string, writing: Writing) {
    try {
      const { changed, left } = await backward(kept, writing)
      const by = { ...writing, import: undoMark(kept._id) }
      const isWhole = await bulk.advance(changed, by)
      // Somebody was faster with one of them: it is found, and named, the second time.
      if (!isWhole || !(await book.finishUndo(kept._id, holder))) throw new Failure('unavailable')
      return { undone: changed.length, left }
    } catch (error) {
      if (await book.isHeld(kept._id, holder)) await rollBackUndo(kept, holder, writing.now)
      throw error
    } finally {
      witness.doubted(name)
    }
  }

  /** Takes back one's own import, also where somebody who thought its process gone has done so before. */
  async function takeBack(kept: Parameters<ImportBook['begin']>[0], held: string, now: Date) {
    const holder = (await book.begin(kept)) ?? held
    if (await book.isHeld(kept._id, holder)) await rollBack(kept, holder, now)
  }

  return {
    /**
     * Writes all of it, once for each id.
     * @throws Failure `conflict` where somebody was faster with one of the records, `unavailable` where
     * another request is at the same import
     */
    write: ({ id, digest, steps, report }: PlannedImport, writing: Writing): Promise<void> =>
      answering(async () => {
        const note = steps.map(({ values: _, ...step }) => step)
        const { account, now } = writing
        const begun = { _id: id, of: name, account, at: now, digest, steps: note }
        const holder = await book.begin(begun)
        if (!holder) throw new Failure('unavailable')
        await book.holding(id, holder, async () => {
          const by = { ...writing, import: id }
          const isWhole = await writeSteps(steps, by).catch(async error => {
            if (isDuplicate(error)) return false
            await takeBack(begun, holder, now)
            throw error
          })
          if (isWhole && (await book.finish(id, holder, report))) return
          await takeBack(begun, holder, now)
          throw isWhole
            ? new Failure('unavailable')
            : new Failure('conflict', { message: '有記錄在匯入期間被其他人修改，請重新檢查' })
        })
        witness.doubted(name)
      }, WRITING_MS),

    /**
     * Takes an import back, all of it or nothing; what somebody has changed since stays.
     * @throws Failure `unavailable` where somebody was faster with one of the records, or is at it
     */
    undo: (kept: KeptImport, writing: Writing): Promise<UndoneImport> =>
      answering(async () => {
        const holder = await book.beginUndo(kept._id)
        if (!holder) throw new Failure('unavailable')
        return book.holding(kept._id, holder, () => undoHeld(kept, holder, writing))
      }, WRITING_MS),

    /** Takes back one whose process is gone, or its undoing. @returns false where it gives signs of life, or is over */
    rollBack: (kept: KeptImport, now: Date): Promise<boolean> =>
      answering(async () => {
        const holder = await book.take(kept)
        if (!holder) return false
        const back = kept.state === 'undoing' ? rollBackUndo : rollBack
        await book.holding(kept._id, holder, () => back(kept, holder, now))
        return true
      }, WRITING_MS),
  }
}

export type RecordImports = ReturnType<typeof createRecordImports>
