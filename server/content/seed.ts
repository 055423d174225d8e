import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { FILE_LIST_SEPARATOR } from '#contract/asset'
import type { AnyCollection } from '#contract/collection'
import { blog } from '#contract/collections/blog'
import { type CourseKind, courses } from '#contract/collections/course'
import { courseImage, schoolImage, slickImage } from '#contract/collections/images'
import { latestNotice } from '#contract/collections/latestNotice'
import { news } from '#contract/collections/news'
import { publication } from '#contract/collections/publication'
import { tutor } from '#contract/collections/tutor'
import { draftValues } from '../calls/draft'
import type { DemoMark } from '../mongo/demoMark'
import type { Repository } from '../mongo/repository'
import type { Storage } from '../storage/storage'
import { readDemoFiles } from './storeDrawn'
import { demoTexts } from './texts'
import { createCalendar } from './texts/calendar'

interface SeedParts {
  repository: Repository
  mark: DemoMark
  storage: Storage
  /** What the build drew. */
  contentFolder: string
  now: Date
}

type Draft = Record<string, unknown>

const ACCOUNT = 'demo'

/**
 * Files, or records, that are kept at once: one by one, each waits for every step of the one before; many
 * share one commit. With all of them at once the last would be given up before its turn.
 */
const AT_ONCE = 16

/** The same id at every attempt, so that a start cut off half way can be gone on with. */
const demoId = (collection: string, key: string): string =>
  createHash('sha256').update(`demo/${collection}/${key}`).digest('hex').slice(0, 24)

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

/** Labels in the declared image, file and list fields become stored names. */
function withStoredNames(
  { fields }: AnyCollection,
  draft: Draft,
  nameOf: (label: string) => string,
): Draft {
  const entries = Object.entries(draft).map(([field, value]) => {
    const kind = fields[field]?.kind
    if (value && (kind === 'image' || kind === 'file')) return [field, nameOf(String(value))]
    if (kind === 'fileList' && Array.isArray(value)) return [field, value.map(nameOf)]
    return [field, value]
  })
  return Object.fromEntries(entries)
}

/** Every record of the demo school in the shape in which staff would send it. */
function* drafts(
  firstStart: Date,
  nameOf: (label: string) => string,
): Generator<[AnyCollection, Draft[]]> {
  const texts = demoTexts(createCalendar(firstStart))
  yield [
    tutor,
    texts.tutors.map(({ key, ...draft }) => ({ ...draft, id: demoId(tutor.name, key) })),
  ]
  for (const [kind, collection] of Object.entries(courses)) {
    const written = texts.courses[kind as CourseKind]
    yield [
      collection,
      written.map(({ tutor_keys, ...draft }) => ({
        ...draft,
        tutor_ids: tutor_keys.map(key => demoId(tutor.name, key)),
      })),
    ]
  }
  yield [
    blog,
    texts.blogPages.map(page => {
      if (page.category === 'RTF') return { ...page }
      const { content_images, ...draft } = page
      return { ...draft, content: content_images.map(nameOf).join(FILE_LIST_SEPARATOR) }
    }),
  ]
  const plain: [AnyCollection, object[]][] = [
    [news, texts.news],
    [latestNotice, texts.notices],
    [publication, texts.publications],
    [slickImage, texts.slickImages],
    [courseImage, texts.courseImages],
    [schoolImage, texts.schoolImages],
  ]
  for (const [collection, written] of plain) {
    yield [collection, written.map(draft => ({ ...draft }))]
  }
}

async function addSettings({ repository, now }: SeedParts, firstStart: Date): Promise<void> {
  const { settings } = demoTexts(createCalendar(firstStart))
  await pLimit(AT_ONCE).map(Object.entries(settings), ([id, value]) =>
    repository.settings.change({ id, plan: () => ({ value }) }, { account: ACCOUNT, now }),
  )
}

/** Fills an empty database with the demo school; does nothing where there is content already. */
export async function seedDemo(parts: SeedParts): Promise<void> {
  const { repository, mark, now } = parts
  const before = await mark.read()
  if (before?.done || (!before && !(await repository.isEmpty()))) return
  const { first_start } = await mark.begin(now)
  const nameOf = await storeFiles(parts)
  const records = [...drafts(first_start, nameOf)].flatMap(([collection, written]) =>
    written.map((draft, position) => ({ collection, draft, position })),
  )
  await pLimit(AT_ONCE).map(records, ({ collection, draft, position }) => {
    const { id, ...input } = withStoredNames(collection, draft, nameOf)
    const values = draftValues(collection, input, first_start)
    const key = typeof id === 'string' ? id : demoId(collection.name, String(position))
    const added = { id: key, values, clockFields: [] }
    return repository.of(collection).add(added, { account: ACCOUNT, now })
  })
  await addSettings(parts, first_start)
  await mark.finish()
}
