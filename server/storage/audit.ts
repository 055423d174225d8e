/** Compares what lies in storage with what the records, the deleted ones and all revisions name. */
import { cardName, narrowName } from '#contract/asset.ts'
import { isStoredName, stemsIn, storedNamesIn } from '#contract/storedName.ts'
import type { NamedAsset } from '../records/document.ts'
import type { Repository } from '../records/repository.ts'
import type { Storage } from './storage.ts'

export interface Audit {
  /** How many files there are. */
  stored: number
  /** Named, and not there; by whom, as `Course 6507…`. */
  missing: { name: string; namedBy: string[] }[]
  /** There, and named by nothing. */
  unnamed: string[]
  /** There, and not a file of this site. */
  foreign: string[]
}

interface Parts {
  repository: Pick<Repository, 'files' | 'everyDocument'>
  storage: Pick<Storage, 'list'>
}

/** Everything that is kept of one file. */
function copiesOf({ name, type, widths = [] }: NamedAsset): string[] {
  if (!type.startsWith('image/')) return [name]
  return [name, ...widths.map(width => narrowName(name, width)), cardName(name)]
}

async function namedIn({ files, everyDocument }: Parts['repository']) {
  const named = new Map<string, Set<string>>()
  const note = (name: string, by: string) => {
    named.set(name, (named.get(name) ?? new Set()).add(by))
  }
  for await (const { of, id, document } of everyDocument()) {
    for (const name of storedNamesIn(JSON.stringify(document))) note(name, `${of} ${id}`)
  }
  const known = await files.describe((await files.all()).map(({ name }) => name))
  for (const file of known) {
    for (const copy of copiesOf(file)) note(copy, 'the list of files')
  }
  return named
}

export async function auditFiles({ repository, storage }: Parts): Promise<Audit> {
  const named = await namedIn(repository)
  // Read later than the names: what is uploaded meanwhile is not missed.
  const stored = new Set((await storage.list()).map(({ name }) => name))
  const stems = new Set([...named.keys()].flatMap(stemsIn))
  const ours = [...stored].filter(isStoredName)
  return {
    stored: ours.length,
    missing: [...named]
      .filter(([name]) => !stored.has(name))
      .map(([name, by]) => ({ name, namedBy: [...by] })),
    unnamed: ours.filter(name => !stemsIn(name).some(stem => stems.has(stem))),
    foreign: [...stored].filter(name => !isStoredName(name)),
  }
}
