import { draftTarget, recordTarget } from '#contract/editTarget.ts'
import type { FileNotes, LibraryFile } from '#contract/media.ts'
import { effective, pick } from '#editing/merge.ts'
import { baseOf } from '#editing/sending.ts'
import { type DeskEdit, takenBack, useSubmit } from '../queue/useSubmit.ts'
import { type Holder, replacing } from './uses.ts'

/** What can be done with a stored file: all of it waits in the outbox until it can be sent. */
export function useLibraryEdits() {
  const submit = useSubmit()

  /** Says something about a file, for every record that names it. */
  async function say(file: LibraryFile, notes: FileNotes) {
    const { name, label } = file
    const before = { alt: file.alt ?? null, focus: file.focus ?? null }
    const changes = effective(before, notes)
    if (Object.keys(changes).length === 0) return
    const base = pick(before, changes)
    const target = { of: 'file' } as const
    const about = { target, record: name, title: label, baseRevision: null }
    const words = () => `儲存「${label}」的資料`
    await submit([{ ...about, verb: 'modify', base, changes }], { words })
  }

  /** Names another file wherever this one is named, and offers to take all of it back at once. */
  async function replace(file: LibraryFile, uses: readonly Holder[], by: string): Promise<void> {
    const edits = uses.map(({ collection, id, title, revision, isDraft, values }): DeskEdit => {
      const changes = replacing(values, file.name, by)
      return {
        target: isDraft ? draftTarget(collection) : recordTarget(collection),
        record: id,
        verb: 'modify',
        title,
        baseRevision: revision,
        base: isDraft ? pick(values, changes) : baseOf(collection, values, changes),
        changes,
      }
    })
    await submit(edits, {
      words: count => `在${count}處替換「${file.label}」`,
      undo: { edits: edits.map(takenBack), words: () => `還原「${file.label}」` },
    })
  }

  return { say, replace }
}
