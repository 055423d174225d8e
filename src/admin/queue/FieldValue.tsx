import { useQuery } from '@tanstack/react-query'
import { type Assets, splitFileList } from '#contract/asset.ts'
import { collectionNamed } from '#contract/editTarget.ts'
import type { Field } from '#contract/field.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { revisionsLook } from '#staffStyled/recipes'
import { StoredPicture } from '../fields/StoredPicture.tsx'
import { useKnownFile } from '../fields/useKnownFile.ts'
import { written } from './fieldWords.ts'
import { picturesIn } from './readAlike.ts'

interface FieldValueProps {
  field: Field | undefined
  value: unknown
  /** What its record says of the files in it. */
  assets?: Assets | undefined
}

const NONE: Assets = {}

/**
 * A value as a person knows it: pictures as pictures, other records by their titles, all else in words. It may
 * stand within a label.
 */
export function FieldValue({ field, value, assets = NONE }: FieldValueProps) {
  const { refersTo, files, isMarkup } = field ? traitsOf(field) : {}
  if (field && refersTo) return <Titles of={refersTo(field)} ids={value} />
  const names = files
    ? splitFileList(value as string | string[] | null)
    : picturesIn(isMarkup && value)
  const words = names.length === 0 || isMarkup ? written(field, value) : null
  return (
    <>
      {words}
      <NamedFiles names={names} assets={assets} />
    </>
  )
}

/** Other records, by their titles; one that is no longer there has none. */
function Titles({ of, ids }: { of: string; ids: unknown }) {
  const collection = collectionNamed(of)
  const { data } = useQuery(recordsOf(collection))
  if (!data) return '…'
  const titles = new Map(data.map(record => [record.id, String(record[collection.title])]))
  const named = Array.isArray(ids) ? ids.map(id => titles.get(id) ?? '（已刪除）') : []
  return named.join('、') || '（沒有）'
}

interface NamedFilesProps {
  names: readonly string[]
  assets: Assets
}

/** Pictures as pictures, and all files by the names they came with, each once; nothing where there are none. */
export const NamedFiles = ({ names, ...rest }: NamedFilesProps) =>
  names.length > 0 ? (
    <span className={revisionsLook().files}>
      {[...new Set(names)].map(name => (
        <NamedFile key={name} name={name} {...rest} />
      ))}
    </span>
  ) : null

/** Where nothing else is known of a file. */
const PICTURE = /\.(?:webp|avif|gif|png|jpe?g)$/i

function NamedFile({ name, assets }: { name: string; assets: Assets }) {
  const known = useKnownFile(name, assets)
  const isPicture = known ? known.type.startsWith('image/') : PICTURE.test(name)
  return (
    <span>
      {isPicture ? (
        <StoredPicture
          name={name}
          assets={known ? { [name]: known } : assets}
          alt=""
          className={revisionsLook().picture}
        />
      ) : null}
      {known?.label ?? name}
    </span>
  )
}
