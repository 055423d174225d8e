import type { ComponentType, ReactNode } from 'react'
import type { Assets } from '#contract/asset.ts'
import type { Field, FieldKind } from '#contract/field.ts'
import { revisionsLook, wordsLook } from '#staffStyled/recipes'
import { FieldValue, NamedFiles } from '../queue/FieldValue.tsx'
import { written } from '../queue/fieldWords.ts'
import { picturesIn, READ_ALIKE, readAlike } from '../queue/readAlike.ts'
import { TextDifference } from './textDifference.tsx'

/** A field's value, and what the files in it are. */
interface Side<V = unknown> {
  value: V
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
  fileList: ValueDifference,
  image: ValueDifference,
  file: ValueDifference,
  link: ValueDifference,
  references: ValueDifference,
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
  const show = ({ value, assets }: Side) => (
    <div className={revisionsLook().sideText}>
      <FieldValue field={field} value={value} assets={assets} />
    </div>
  )
  return <BothSides {...sides} show={show} />
}

interface BothSidesProps<V> {
  before: Side<V>
  after: Side<V>
  show: (side: Side<V>) => ReactNode
}

/** One beside the other. */
function BothSides<V>({ before, after, show }: BothSidesProps<V>) {
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

/** The words of a text with what changed in them, and the pictures in it where these changed. */
function RichTextDifference({ field, before, after }: DifferenceProps) {
  if (readAlike(field, before.value, after.value)) return <p>{READ_ALIKE}</p>
  const [had, has] = [picturesIn(before.value), picturesIn(after.value)]
  const isSameText = wordsOf(field, before) === wordsOf(field, after)
  return (
    <>
      {isSameText ? null : <WordsDifference field={field} before={before} after={after} />}
      {had.join() === has.join() ? null : (
        <BothSides
          before={{ ...before, value: had }}
          after={{ ...after, value: has }}
          show={({ value, assets }) => <NamedFiles names={value} assets={assets} />}
        />
      )}
    </>
  )
}
