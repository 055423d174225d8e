import type { Change, Key } from './storage.ts'

/**
 * What one command changed: for the disk as key and bytes, for memory as the steps that take it
 * back. Memory is changed while the command runs, the disk afterwards; if the disk refuses, the
 * steps run in reverse and memory is what it was.
 */
export class UnitOfWork {
  readonly changes: Change[] = []
  readonly #undo: (() => void)[] = []

  put(key: Key, bytes: Uint8Array, undo: () => void): void {
    this.changes.push({ key, bytes })
    this.#undo.push(undo)
  }

  remove(key: Key, undo: () => void): void {
    this.changes.push({ key, bytes: null })
    this.#undo.push(undo)
  }

  rollback(): void {
    for (const step of this.#undo.splice(0).toReversed()) step()
    this.changes.length = 0
  }
}
