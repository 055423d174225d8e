/**
 * Imports into one collection: all of it or nothing. What is to be written is noted first; whatever then
 * stops it, a failure or the end of the process, what was written is taken back by that note. Until the
 * note says that it is whole, nobody sees any of it: see `unfinished`.
 */
import { Failure } from '#contract/failure.ts'
import type { ImportReport, UndoneImport } from '#contract/importing.ts'
import { undoMark } from '#contract/operation.ts'
import type { StoredValues } from '#contract/validation.ts'
import { answering, isDuplicate } from '#server/database/databaseFailure.ts'
import type { Addition, NextRevision } from '../commit.ts'
import { type Document, type NamedAsset, valuesIn } from '../document.ts'
import { receiptsAfter, type Writing, withoutKey } from '../idempotency.ts'
import type { WritingParts } from '../recordWriting.ts'
import type { UniqueValues } from '../uniqueValues.ts'
import { IMPORT, type ImportStep, type ImportStore, type StoredImport } from './importStore.ts'

/** Two thousand long texts take their time. */
const WRITING_MS = 60_000

interface PlannedStep extends ImportStep {
  /** All values of the record, as they are to be. */
  values: StoredValues
}

interface PlannedImport {
  id: string
  /** Of all that was asked for. */
  digest: string
  steps: readonly PlannedStep[]
  report: ImportReport
}

type Noted = Pick<StoredImport, '_id' | 'steps' | 'account'>

type Written = Pick<
  WritingParts,
  'name' | 'model' | 'fieldNames' | 'history' | 'claims' | 'commit' | 'listener'
>

interface Parts extends Written {
  store: ImportStore
  unique: Pick<UniqueValues, 'names' | 'clashing'>
  describeAll: (values: readonly StoredValues[]) => Promise<NamedAsset[][]>
}

export function createRecordImports(parts: Parts) {
  const { name, model, fieldNames, history, claims, commit, listener } = parts
  const { store, unique, describeAll } = parts

  /** The records of these steps, by their ids. */
  async function load(steps: readonly ImportStep[]): Promise<Map<string, Document>> {
    if (steps.length === 0) return new Map()
    const which = { _id: { $in: steps.map(({ id }) => id) } }
    const found = await model.find(which).lean<Document[]>()
    return new Map(found.map(document => [String(document._id), document]))
  }

  async function writeSteps(steps: readonly PlannedStep[], writing: Writing): Promise<boolean> {
    const described = await describeAll(steps.map(({ values }) => values))
    const known = await load(steps.filter(({ before }) => before !== null))
    const planned: (Addition | NextRevision)[] = []
    for (const [index, { id, before, values }] of steps.entries()) {
      const assets = described[index] ?? []
      const document = known.get(id)
      if (before === null) planned.push({ id, values, assets })
      else if (document?.revision !== before || document.deleted_at) return false
      else planned.push({ before: document, changes: { ...values, assets } })
    }
    return (await commit(planned, writing)) !== undefined
  }

  /** In the order in which they were written: changes, then what was added. */
  const asWritten = (steps: readonly ImportStep[]) =>
    [...steps].sort((a, b) => Number(a.before === null) - Number(b.before === null))

  /** What changes the records back that are still as the import left them. */
  async function backward({ _id, steps }: Pick<StoredImport, '_id' | 'steps'>, writing: Writing) {
    const known = await load(steps)
    const changed: NextRevision[] = []
    const left: UndoneImport['left'][number][] = []
    for (const { id, before, title } of asWritten(steps)) {
      const document = known.get(id)
      if (document?.updated_import !== _id || document.deleted_at) left.push({ id, title })
      else if (before === null) {
        const changes = { deleted_at: writing.now, deleted_by: writing.account }
        changed.push({ before: document, changes })
      } else {
        const then = (await history.at(name, id, before)) as Document | undefined
        if (!then) left.push({ id, title })
        else changed.push({ before: document, changes: valuesIn(then, fieldNames) })
      }
    }
    const values = changed.map(({ before, changes }) =>
      valuesIn({ ...before, ...changes }, fieldNames),
    )
    // As of now: somebody may have said something else of a file since.
    const described = await describeAll(values)
    const whole = changed.map(({ before, changes }, index) => ({
      before,
      changes: { ...changes, assets: described[index] ?? [] },
    }))
    // The last that was done is taken back first: unique values come free in that order.
    return { changed: whole.reverse(), left }
  }

  /**
   * Changes back what nobody may see, whatever others have taken meanwhile of what must be unique: that is
   * theirs, and a record keeps what it has, or stays deleted.
   */
  async function putBack(changed: readonly NextRevision[], writing: Writing): Promise<void> {
    const clashing = await unique.clashing(changed)
    const possible = changed.flatMap((change): NextRevision[] => {
      const { before, changes } = change
      if (!clashing.has(change)) return [change]
      if (before.deleted_at) return []
      return [{ before, changes: { ...changes, ...valuesIn(before, unique.names) } }]
    })
    await commit(possible, writing)
  }

  /** Leaves nothing of an import that was stopped half way; nobody has seen any of it. */
  async function rollBack(kept: Noted, holder: string, now: Date) {
    const added = kept.steps.filter(({ before }) => before === null).map(({ id }) => id)
    // Nobody has changed these since.
    const ours = { _id: { $in: added }, revision: 1, updated_import: kept._id }
    const others = kept.steps.filter(({ before }) => before !== null)
    const writing = { account: kept.account, now }
    await model.deleteMany(ours)
    const { changed } = await backward({ _id: kept._id, steps: others }, writing)
    await putBack(changed, writing)
    await store.giveUp(kept._id, holder)
    listener.invalidate(name)
  }

  /** Leaves nothing of an undoing that was stopped half way; nobody has seen any of it. */
  async function rollBackUndo({ _id, steps, account }: Noted, holder: string, now: Date) {
    const mark = undoMark(_id)
    const taken = new Map(
      [...(await load(steps))].filter(([, { updated_import }]) => updated_import === mark),
    )
    const wanted = [...taken].map(([id, { revision }]) => ({ id, revision: revision - 1 }))
    const former = new Map(
      ((await history.atAll(name, wanted)) as Document[]).map(each => [String(each._id), each]),
    )
    const changed = asWritten(steps).flatMap(({ id }): NextRevision[] => {
      const [before, then] = [taken.get(id), former.get(id)]
      if (!before || !then) return []
      const { assets, deleted_at, deleted_by } = then
      const changes = { ...valuesIn(then, fieldNames), assets, deleted_at, deleted_by }
      return [{ before, changes }]
    })
    await putBack(changed, { account, now, import: _id })
    await store.giveUndoUp(_id, holder)
    listener.invalidate(name)
  }

  /** Takes back what is whole, all at once for everybody else. */
  async function undoHeld(kept: StoredImport, holder: string, writing: Writing) {
    try {
      const { changed, left } = await backward(kept, writing)
      // What another record has taken since cannot be had again.
      const clashing = await unique.clashing(changed)
      const taken = new Set([...clashing].map(({ before }) => String(before._id)))
      const possible = changed.filter(change => !clashing.has(change))
      const by = { ...withoutKey(writing), import: undoMark(kept._id) }
      const isWhole = (await commit(possible, by)) !== undefined
      const others = kept.steps.flatMap(({ id, title }) => (taken.has(id) ? [{ id, title }] : []))
      const undone = { undone: possible.length, left: [...left, ...others] }
      const answered = { undone, receipts: receiptsAfter(kept.receipts ?? [], writing, 2) }
      const isOver = isWhole && (await store.finishUndo(kept._id, holder, answered))
      // Somebody was faster with one of them: it is found, and named, the second time.
      if (!isOver) throw new Failure('unavailable')
      return undone
    } catch (error) {
      if (await store.isHeld(kept._id, holder)) await rollBackUndo(kept, holder, writing.now)
      throw isDuplicate(error) ? new Failure('unavailable', { cause: error }) : error
    } finally {
      listener.invalidate(name)
    }
  }

  /** Takes back one's own import, also where somebody who thought its process gone has done so before. */
  async function takeBack(kept: Parameters<ImportStore['begin']>[0], held: string, now: Date) {
    const holder = (await store.begin(kept)) ?? held
    if (await store.isHeld(kept._id, holder)) await rollBack(kept, holder, now)
  }

  return {
    /**
     * Writes all of it, once for each id.
     * @throws Failure `conflict` where somebody was faster with one of the records, `unavailable` where
     * another request is at the same import, `invalid` where the key of this one was used for something else
     */
    write: ({ id, digest, steps, report }: PlannedImport, writing: Writing): Promise<void> =>
      answering(async () => {
        await claims.claim(IMPORT, id, writing)
        const note = steps.map(({ values: _, ...step }) => step)
        const { account, now } = writing
        const begun = { _id: id, of: name, account, at: now, digest, steps: note }
        const holder = await store.begin(begun)
        if (!holder) throw new Failure('unavailable')
        await store.holding(id, holder, async () => {
          const by = { ...withoutKey(writing), import: id }
          const isWhole = await writeSteps(steps, by).catch(async error => {
            if (isDuplicate(error)) return false
            await takeBack(begun, holder, now)
            throw error
          })
          const receipts = receiptsAfter([], writing, 1)
          if (isWhole && (await store.finish(id, holder, report, receipts))) return
          await takeBack(begun, holder, now)
          throw isWhole
            ? new Failure('unavailable')
            : new Failure('conflict', { message: '有記錄在匯入期間被其他人修改，請重新檢查' })
        })
        listener.invalidate(name)
      }, WRITING_MS),

    /**
     * Takes an import back, all of it or nothing; what somebody has changed since stays. Doing so again changes
     * nothing, and says so unless it is the same request.
     * @throws Failure `unavailable` where somebody was faster with one of the records, or is at it
     */
    undo: (kept: StoredImport, writing: Writing): Promise<UndoneImport> =>
      answering(async () => {
        if (kept.state === 'undone') {
          const receipt = await claims.receiptOf(kept.receipts ?? [], writing)
          return (receipt && kept.undone) ?? { undone: 0, left: [] }
        }
        await claims.claim(IMPORT, kept._id, writing)
        const holder = await store.beginUndo(kept._id)
        if (!holder) throw new Failure('unavailable')
        return store.holding(kept._id, holder, () => undoHeld(kept, holder, writing))
      }, WRITING_MS),

    /** Takes back one whose process is gone, or its undoing. @returns false where it gives signs of life, or is over */
    rollBack: (kept: StoredImport, now: Date): Promise<boolean> =>
      answering(async () => {
        const holder = await store.take(kept)
        if (!holder) return false
        const back = kept.state === 'undoing' ? rollBackUndo : rollBack
        await store.holding(kept._id, holder, () => back(kept, holder, now))
        return true
      }, WRITING_MS),
  }
}

export type RecordImports = ReturnType<typeof createRecordImports>
