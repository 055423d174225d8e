import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { invalid } from '#contract/failure.ts'
import { traitsOf } from '#contract/kinds/index.ts'
import {
  type Reading,
  readChanges,
  readNewRecord,
  readValue,
  type StoredValues,
} from '#contract/validation.ts'
import { cleanRichText } from '../richText/sanitize.ts'

/** What a client sent, ready to be stored: checked by the contract, its rich text cleaned. */
function cleaned(collection: AnyCollection, reading: Reading, current: StoredValues): StoredValues {
  if (reading.issues.length > 0) throw invalid(reading.issues)
  const { values } = reading
  for (const [name, field] of Object.entries(fieldsFor(collection, { ...current, ...values }))) {
    const html = values[name]
    if (!traitsOf(field).isMarkup || typeof html !== 'string') continue
    // Cleaning may lengthen it: what is stored must be accepted again when it is sent back.
    const { value, issues } = readValue(name, field, cleanRichText(html))
    if (issues.length > 0) throw invalid(issues)
    values[name] = value
  }
  return values
}

type Input = Readonly<Record<string, unknown>>

/** The values of a new record. @throws Failure `invalid` that names every fault */
export const draftValues = (collection: AnyCollection, input: Input, now: Date): StoredValues =>
  cleaned(collection, readNewRecord(collection, input, now), {})

/** The changed values of a record. @throws Failure `invalid` that names every fault */
export const changedValues = (
  collection: AnyCollection,
  input: Input,
  current: StoredValues,
): StoredValues => cleaned(collection, readChanges(collection, input, current), current)

/** The fields that a new record takes from the clock because the input left them out. */
export const clockFields = ({ fields }: AnyCollection, input: Input): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'default' in field && field.default === 'now' && input[name] === undefined ? [name] : [],
  )
