import { splitFileList } from '#contract/asset'
import { type AnyCollection, fieldsFor } from '#contract/collection'
import type { StoredValues } from '#contract/validation'
import { picturesIn } from './richText'

/** The names of all files that a record's values name, each once, in the order of the fields. */
export function fileNamesIn(collection: AnyCollection, values: StoredValues): string[] {
  const names = Object.entries(fieldsFor(collection, values)).flatMap(([name, { kind }]) => {
    const value = values[name]
    if (kind === 'fileList') return splitFileList(value as string | string[] | null)
    if (typeof value !== 'string') return []
    if (kind === 'image' || kind === 'file') return [value]
    return kind === 'richText' ? picturesIn(value) : []
  })
  return [...new Set(names)]
}
