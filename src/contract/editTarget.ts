/**
 * What an edit changes: a record, the draft beside it, a setting, what is said about a file, or many records
 * at once by an import. A new target has its line in a table here, and the compiler then names the exhaustive
 * switches and tables on `of` elsewhere: the call that sends it (editing/sending), how its answer is shown
 * (admin/showSent), where it is read (admin/queue/useDeciding), its words and fields (admin/queue/editWords).
 */
import type { AnyCollection } from './collection.ts'
import { collections } from './collections/index.ts'
import { Failure } from './failure.ts'

/** `collection` is the collection's name, of which this version of the program may have no declaration. */
export type EditTarget =
  | { readonly of: 'record'; readonly collection: string }
  /** Drafts have the ids of their records. */
  | { readonly of: 'draft'; readonly collection: string }
  /** Each import has an id of its own. */
  | { readonly of: 'import'; readonly collection: string }
  /** The record is the setting's name. */
  | { readonly of: 'setting' }
  /** The record is the file's name. */
  | { readonly of: 'file' }

interface Known {
  /** The word that it is stored under; for one within a collection what follows the collection's name. */
  stored: string
  /** What a person calls it, spelled in the same way. */
  label: string
}

type OfCollection = Extract<EditTarget, { collection: string }>['of']
const ofCollection: Readonly<Record<OfCollection, Known>> = {
  record: { stored: '', label: '' },
  draft: { stored: 'Draft', label: '草稿' },
  import: { stored: 'Import', label: '' },
}
const ofSite: Readonly<Record<Exclude<EditTarget['of'], OfCollection>, Known>> = {
  setting: { stored: 'Setting', label: '網站設定' },
  file: { stored: 'File', label: '檔案' },
}

type Named = Pick<AnyCollection, 'name'>
export const recordTarget = ({ name }: Named): EditTarget => ({ of: 'record', collection: name })
export const draftTarget = ({ name }: Named): EditTarget => ({ of: 'draft', collection: name })
export const importTarget = ({ name }: Named): EditTarget => ({ of: 'import', collection: name })

/** The word that a target is stored under; no two targets share one. */
export const targetName = (target: EditTarget): string =>
  'collection' in target
    ? target.collection + ofCollection[target.of].stored
    : ofSite[target.of].stored

const named = <Of extends string>(table: Readonly<Record<Of, Known>>) => Object.keys(table) as Of[]
const targets: readonly EditTarget[] = [
  ...collections.flatMap(({ name: collection }) =>
    named(ofCollection).map(of => ({ of, collection })),
  ),
  ...named(ofSite).map(of => ({ of })),
]
const byName = new Map(targets.map(target => [targetName(target), target]))

/** The target that is stored under a word; a word that nobody knows is taken for a collection's name. */
export const targetNamed = (name: string): EditTarget =>
  byName.get(name) ?? { of: 'record', collection: name }

/** A collection by its name. @throws Failure where this version of the program has none */
export function collectionNamed(name: string): AnyCollection {
  const collection = collections.find(candidate => candidate.name === name)
  if (!collection) throw new Failure('notFound', { message: `沒有「${name}」這類資料` })
  return collection
}

/** What a person calls what is edited. */
export function labelOf(target: EditTarget): string {
  if (!('collection' in target)) return ofSite[target.of].label
  const collection = collections.find(({ name }) => name === target.collection)
  return (collection?.label ?? target.collection) + ofCollection[target.of].label
}
