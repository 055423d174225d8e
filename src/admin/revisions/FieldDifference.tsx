import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { type Assets, splitFileList } from '#contract/asset.ts'
import { collectionNamed } from '#contract/editTarget.ts'
import type { Field, FieldKind } from '#contract/field.ts'
import { recordsOf } from '#data/staffQueries.ts'
import { revisionsLook, wordsLook } from '#staffStyled/recipes'
import { StoredPicture } from '../fields/StoredPicture.tsx'
import { written } from '../queue/editWords.ts'
import { TextDifference } from './textDifference.tsx'

/** A field's value, and what the files in it are. */
interface Side {
  value: unknown
  assets: Assets
}

interface Sides {
  before: Side
  after: Side
}

interface DifferenceProps<K extends FieldKind = FieldKind> extends Sides {
  field: Field<K>
}

/** How what a revision changed of a field of each kind is shown. */
const differences: { readonly [K in FieldKind]: ComponentType<DifferenceProps<K>> } = {
  text: WordsDifference,
  longText: WordsDifference,
  richText: RichTextDifference,
  number: ValueDifference,
  money: ValueDifference,
  flag: ValueDifference,
  choice: ValueDifference,
  date: ValueDifference,
  dateTime: ValueDifference,
  stamp: ValueDifference,
  commaList: WordsDifference,
  fileList: FilesDifference,
  image: PictureDifference,
  file: FilesDifference,
  link: ValueDifference,
  references: ReferencesDifference,
  contact: WordsDifference,
  languagePage: WordsDifference,
  weekdays: ValueDifference,
  clockTime: ValueDifference,
}

/** What a revision changed of one field. */
export function FieldDifference(props: DifferenceProps) {
  // The pairing of kind and field that TypeScript cannot see.
  const Difference = differences[props.field.kind] as ComponentType<DifferenceProps>
  return <Difference {...props} />
}

/** The words of a value; none where there is no value. */
const wordsOf = (field: Field, { value }: Side): string =>
  isGiven(value) ? written(field, value) : ''

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

function WordsDifference({ field, before, after }: DifferenceProps) {
  return <TextDifference before={wordsOf(field, before)} after={wordsOf(field, after)} />
}

function ValueDifference({ field, ...sides }: DifferenceProps) {
  const show = ({ value }: Side) => (
    <div className={revisionsLook().sideText}>{written(field, value)}</div>
  )
  return <BothSides {...sides} show={show} />
}

function ReferencesDifference({ field, ...sides }: DifferenceProps<'references'>) {
  return <BothSides {...sides} show={({ value }) => <References field={field} ids={value} />} />
}

function PictureDifference(sides: Sides) {
  return <BothSides {...sides} show={side => <Files side={side} isPicture />} />
}

function FilesDifference({ field, ...sides }: DifferenceProps<'file' | 'fileList'>) {
  const isPicture = 'holds' in field && field.holds === 'image'
  return <BothSides {...sides} show={side => <Files side={side} isPicture={isPicture} />} />
}

/** One beside the other. */
function BothSides({ before, after, show }: Sides & { show: (side: Side) => ReactNode }) {
  return (
    <div className={revisionsLook().sides}>
      <div className={revisionsLook().before}>
        <span className={wordsLook().soft}>之前</span>
        {show(before)}
      </div>
      <div className={revisionsLook().after}>
        <span className={wordsLook().soft}>之後</span>
        {show(after)}
      </div>
    </div>
  )
}

/** Other records, by their titles; one that is no longer there has none. */
function References({ field, ids }: { field: Field<'references'>; ids: unknown }) {
  const collection = collectionNamed(field.collection)
  const { data = [] } = useQuery(recordsOf(collection))
  const titles = new Map(data.map(record => [record.id, String(record[collection.title])]))
  const named = Array.isArray(ids) ? ids.map(id => titles.get(id) ?? '（已刪除）') : []
  return <div className={revisionsLook().sideText}>{named.join('、') || '（沒有）'}</div>
}

/** Pictures as pictures, documents by the name they came with. */
function Files({ side: { value, assets }, isPicture }: { side: Side; isPicture?: boolean }) {
  const names = splitFileList(value as string | string[] | null)
  if (names.length === 0) return <div className={revisionsLook().sideText}>（沒有）</div>
  return (
    <ul className={revisionsLook().files}>
      {names.map(name => (
        <li key={name}>
          {isPicture ? (
            <StoredPicture name={name} assets={assets} alt="" className={revisionsLook().picture} />
          ) : null}
          {assets[name]?.label ?? name}
        </li>
      ))}
    </ul>
  )
}

/** The words of a text with what changed in them, and the pictures in it where these changed. */
function RichTextDifference({ field, before, after }: DifferenceProps) {
  const [had, has] = [picturesIn(before.value), picturesIn(after.value)]
  const isSameText = wordsOf(field, before) === wordsOf(field, after)
  const isSamePictures = had.join() === has.join()
  return (
    <>
      {isSameText ? null : <WordsDifference field={field} before={before} after={after} />}
      {isSamePictures ? null : (
        <PictureDifference before={{ ...before, value: had }} after={{ ...after, value: has }} />
      )}
      {isSameText && isSamePictures ? <p>文字相同，只改了格式或連結。</p> : null}
    </>
  )
}

/** The names of the pictures in a text, which is read in a document of its own and runs nothing. */
function picturesIn(value: unknown): string[] {
  const { body } = new DOMParser().parseFromString(String(value ?? ''), 'text/html')
  return [...body.querySelectorAll('img')].flatMap(
    ({ attributes }) => attributes.getNamedItem('src')?.value.split('/').at(-1) ?? [],
  )
}
