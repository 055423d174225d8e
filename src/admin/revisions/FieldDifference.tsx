import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Assets, splitFileList } from '#contract/asset'
import type { Field } from '#contract/field'
import { recordsOf } from '#data/staffQueries'
import { collectionNamed } from '#offline/sending'
import { controlOf } from '../fields/controls'
import { StoredPicture } from '../fields/StoredPicture'
import { written } from '../queue/editWords'
import { TextDifference } from './textDifference'

/** A field's value, and what the files in it are. */
interface Side {
  value: unknown
  assets: Assets
}

interface FieldDifferenceProps {
  field: Field
  before: Side
  after: Side
}

/** What a revision changed of one field. */
export function FieldDifference({ field, before, after }: FieldDifferenceProps) {
  switch (field.kind) {
    case 'richText':
      return <RichTextDifference field={field} before={before} after={after} />
    case 'text':
    case 'longText':
    case 'commaList':
      return <TextDifference before={textOf(before.value)} after={textOf(after.value)} />
    case 'image':
    case 'file':
    case 'fileList': {
      const isPicture =
        field.kind === 'image' || (field.kind === 'fileList' && field.holds === 'image')
      return (
        <Sides
          before={<Files side={before} isPicture={isPicture} />}
          after={<Files side={after} isPicture={isPicture} />}
        />
      )
    }
    case 'references':
      return (
        <Sides
          before={<References field={field} ids={before.value} />}
          after={<References field={field} ids={after.value} />}
        />
      )
    case 'contact':
      return (
        <TextDifference before={written(field, before.value)} after={written(field, after.value)} />
      )
    default:
      return (
        <Sides
          before={<Value field={field} side={before} />}
          after={<Value field={field} side={after} />}
        />
      )
  }
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)

/** Both, one beside the other. */
function Sides({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <div className="adm-sides">
      <div className="adm-before">
        <span className="adm-soft">之前</span>
        {before}
      </div>
      <div className="adm-after">
        <span className="adm-soft">之後</span>
        {after}
      </div>
    </div>
  )
}

function Value({ field, side: { value, assets } }: { field: Field; side: Side }) {
  const { Cell } = controlOf(field)
  const isShown = value !== null && value !== undefined && value !== ''
  const isWorded = field.kind !== 'flag' && Cell && isShown
  return (
    <div className="adm-side-text">
      {isWorded ? <Cell field={field} value={value} assets={assets} /> : written(field, value)}
    </div>
  )
}

/** Other records, by their titles; one that is no longer there has none. */
function References({ field, ids }: { field: Field<'references'>; ids: unknown }) {
  const collection = collectionNamed(field.collection)
  const { data = [] } = useQuery(recordsOf(collection))
  const titles = new Map(data.map(record => [record.id, String(record[collection.title])]))
  const named = Array.isArray(ids) ? ids.map(id => titles.get(id) ?? '（已刪除）') : []
  return <div className="adm-side-text">{named.join('、') || '（沒有）'}</div>
}

/** Pictures as pictures, documents by the name they came with. */
function Files({ side: { value, assets }, isPicture }: { side: Side; isPicture: boolean }) {
  const names = splitFileList(value as string | string[] | null)
  if (names.length === 0) return <div className="adm-side-text">（沒有）</div>
  return (
    <ul className="adm-difference-files">
      {names.map(name => (
        <li key={name}>
          {isPicture ? (
            <StoredPicture name={name} assets={assets} alt="" className="adm-difference-picture" />
          ) : null}
          {assets[name]?.label ?? name}
        </li>
      ))}
    </ul>
  )
}

/** The words of a text with what changed in them, and the pictures in it where these changed. */
function RichTextDifference({ field, before, after }: FieldDifferenceProps) {
  const wordsOf = ({ value }: Side) => (textOf(value) === '' ? '' : written(field, value))
  const [earlier, later] = [wordsOf(before), wordsOf(after)]
  const [had, has] = [picturesIn(before.value), picturesIn(after.value)]
  const isSameText = earlier === later
  const isSamePictures = had.join() === has.join()
  return (
    <>
      {isSameText ? null : <TextDifference before={earlier} after={later} />}
      {isSamePictures ? null : (
        <Sides
          before={<Files side={{ ...before, value: had }} isPicture />}
          after={<Files side={{ ...after, value: has }} isPicture />}
        />
      )}
      {isSameText && isSamePictures ? <p>文字相同，只改了格式或連結。</p> : null}
    </>
  )
}

/** The names of the pictures in a text, which is read in a document of its own and runs nothing. */
function picturesIn(value: unknown): string[] {
  const { body } = new DOMParser().parseFromString(textOf(value), 'text/html')
  return [...body.querySelectorAll('img')].flatMap(
    ({ attributes }) => attributes.getNamedItem('src')?.value.split('/').at(-1) ?? [],
  )
}
