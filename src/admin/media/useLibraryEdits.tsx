import type { FileNotes, KeptFile } from '#contract/media'
import type { Values } from '#offline/edit'
import { effective, pick } from '#offline/merge'
import { draftsName, FILE } from '#offline/sending'
import { showFailure } from '#ui/toasts'
import { useDesk } from '../StaffProvider'
import { offerUndo } from '../UndoBar'
import { type Holder, replacing } from './uses'

/** What can be done with a stored file: all of it waits in the journal until it can be sent. */
export function useLibraryEdits() {
  const desk = useDesk()

  /** Says something about a file, for every record that names it. */
  async function say(file: KeptFile, notes: FileNotes) {
    const { name, label } = file
    const before = { alt: file.alt ?? null, focus: file.focus ?? null }
    const changes = effective(before, notes)
    if (Object.keys(changes).length === 0) return
    const base = pick(before, changes)
    const about = { collection: FILE, record: name, title: label, baseRevision: null }
    await desk.save({ ...about, verb: 'modify', base, changes }).catch(showFailure)
  }

  const edit = (
    { collection, id, title, revision, isDraft }: Holder,
    base: Values,
    changes: Values,
  ) =>
    ({
      collection: isDraft ? draftsName(collection) : collection.name,
      record: id,
      verb: 'modify',
      title,
      baseRevision: revision,
      base,
      changes,
    }) as const

  /** Names another file wherever this one is named, and offers to take all of it back at once. */
  async function replace(file: KeptFile, uses: readonly Holder[], by: string): Promise<void> {
    const steps = uses.map(holder => {
      const changes = replacing(holder.values, file.name, by)
      return { holder, changes, base: pick(holder.values, changes) }
    })
    try {
      await desk.save(...steps.map(({ holder, base, changes }) => edit(holder, base, changes)))
    } catch (error) {
      return showFailure(error)
    }
    offerUndo(`已在${steps.length}處替換「${file.label}」`, () =>
      desk
        .save(...steps.map(({ holder, base, changes }) => edit(holder, changes, base)))
        .catch(showFailure),
    )
  }

  return { say, replace }
}
