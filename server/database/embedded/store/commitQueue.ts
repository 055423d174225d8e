import { CommandError } from '../errors.ts'
import { NoSpaceError, type Storage } from './storage.ts'
import type { UnitOfWork } from './unitOfWork.ts'

/*
 * Between a command's change in memory and its answer stands the disk. What must hold:
 * - units reach the disk in the order in which they changed memory, several in one commit;
 * - a command is answered only when its unit, and every unit it may have seen, is synced;
 * - when a commit fails, its units and all later ones (they may build on it) are taken back, newest
 *   first, before anything else runs. So nothing that was not stored stays visible or was answered.
 */

type Waiting = {
  unit: UnitOfWork
  resolve: () => void
  reject: (error: CommandError) => void
}

export class CommitQueue {
  readonly #storage: Pick<Storage, 'write'>
  readonly #onFatal: (error: unknown) => void
  #waiting: Waiting[] = []
  #running: Promise<void> | undefined
  #broken = false

  /** @param onFatal told once when the disk fails other than for lack of space */
  constructor(storage: Pick<Storage, 'write'>, onFatal: (error: unknown) => void) {
    this.#storage = storage
    this.#onFatal = onFatal
  }

  /**
   * Resolves when the unit, and all before it, are on the disk. An empty unit just waits for those.
   * @throws CommandError OutOfDiskSpace; the unit has then been rolled back
   */
  async commit(unit: UnitOfWork): Promise<void> {
    if (this.#broken) {
      unit.rollback()
      throw failed()
    }
    if (unit.changes.length === 0 && !this.#running) return
    const { promise, resolve, reject } = withResolvers()
    this.#waiting.push({ unit, resolve, reject })
    this.#running ??= this.#drain()
    await promise
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      try {
        await this.#storage.write(batch.flatMap(({ unit }) => unit.changes))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        this.#takeBack([...batch, ...this.#waiting.splice(0)], error)
      }
    }
    this.#running = undefined
  }

  #takeBack(lost: Waiting[], error: unknown): void {
    for (const { unit } of lost.toReversed()) unit.rollback()
    const full = error instanceof NoSpaceError
    this.#broken = !full
    const answer = full ? new CommandError('OutOfDiskSpace', 'No space left on the disk') : failed()
    for (const { reject } of lost) reject(answer)
    if (!full) this.#onFatal(error)
  }
}

const failed = () => new CommandError('InternalError', 'The database could not write to its disk')

function withResolvers() {
  let resolve!: () => void
  let reject!: (error: CommandError) => void
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
