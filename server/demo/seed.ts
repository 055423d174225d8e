import pLimit from 'p-limit'
import { draftValues } from '../calls/recordInput.ts'
import type { SeedParts } from '../site.ts'
import { readDemoFiles } from './storeDrawn.ts'
import { calendarOf, readTexts, recordOf } from './texts.ts'

const ACCOUNT = 'demo'

/**
 * Files, or records, that are kept at once: one by one, each waits for every step of the one before; many
 * share one commit. With all of them at once the last would be given up before its turn.
 */
const AT_ONCE = 16

/** Keeps every file as an upload would be kept, and answers the stored name of each label. */
async function storeFiles({ repository, storage, contentFolder, now }: SeedParts) {
  const { index, read } = await readDemoFiles(contentFolder)
  const copies = index.flatMap(file => file.copies)
  await pLimit(AT_ONCE).map(copies, async copy => storage.put(copy, await read(copy)))
  await repository.files.noteAll(index, now)
  const names = new Map(index.map(({ name, asset }) => [asset.label, name]))
  return (label: string): string => {
    const name = names.get(label)
    if (!name) throw new Error(`the demo school has no file ${label}`)
    return name
  }
}

/** Fills an empty database with the demo school; does nothing where there is content already. */
export async function seed(parts: SeedParts): Promise<void> {
  const { repository, mark, contentFolder, now } = parts
  const before = await mark.read()
  if (before?.done || (!before && !(await repository.isEmpty()))) return
  const { first_start } = await mark.begin(now)
  const nameOf = await storeFiles(parts)
  const texts = await readTexts(contentFolder)
  const calendar = calendarOf(texts, first_start)
  const writing = { account: ACCOUNT, now }
  await pLimit(AT_ONCE).map(texts.records, text => {
    const { collection, id, draft } = recordOf(text, calendar, nameOf)
    const values = draftValues(collection, draft, first_start)
    return repository.of(collection).add({ id, values, clockFields: [] }, writing)
  })
  await pLimit(AT_ONCE).map(Object.entries(texts.settings), ([id, value]) =>
    repository.settings.change({ id, plan: () => ({ value }) }, writing),
  )
  await mark.finish()
}
