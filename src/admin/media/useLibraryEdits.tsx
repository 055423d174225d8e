import type { FileNotes, KeptFile } from '#contract/media'
import type { Values } from '#offline/edit'
import { effective, pick } from '#offline/merge'
import { baseOf, draftsName, FILE } from '#offline/sending'
import { useSubmit } from '../queue/useSubmit'
import { type Holder, replacing } from './uses'

/** What can be done with a stored file: all of it waits in the journal until it can be sent. */
export function useLibraryEdits() {
  const submit = useSubmit()

  /** Says something about a file, for every record that names it. */
  async function say(file: KeptFile, notes: FileNotes) {
    const { name, label } = file
    const before = { alt: file.alt ?? null, focus: file.focus ?? null }
    const changes = effective(before, notes)
    if (Object.keys(changes).length === 0) return
    const base = pick(before, changes)
    const about = { collection: FILE, record: name, title: label, baseRevision: null }
    const words = () => `儲存「${label}」的資料`
    await submit([{ ...about, verb: 'modify', base, changes }], { words })
  }

  const edit = (
    { collection, id, title, revision, isDraft, values }: Holder,
    base: Values,
    changes: Values,
  ) =>
    ({
      collection: isDraft ? draftsName(collection) : collection.name,
      record: id,
      verb: 'modify',
      title,
      baseRevision: revision,
      base: isDraft ? base : { ...baseOf(collection, values, {}), ...base },
      changes,
    }) as const

  /** Names another file wherever this one is named, and offers to take all of it back at once. */
  async function replace(file: KeptFile, uses: readonly Holder[], by: string): Promise<void> {
    const steps = uses.map(holder => {
      const changes = replacing(holder.values, file.name, by)
      return { holder, changes, base: pick(holder.values, changes) }
    })
    const words = (count: number) => `在${count}處替換「${file.label}」`
    const back = steps.map(({ holder, base, changes }) => edit(holder, changes, base))
    await submit(
      steps.map(({ holder, base, changes }) => edit(holder, base, changes)),
      {
        words,
        undo: isDone =>
          submit(
            back.filter(({ record }) => isDone(record)),
            { words: () => `還原「${file.label}」` },
          ),
      },
    )
  }

  return { say, replace }
}
