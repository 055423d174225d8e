import * as v from 'valibot'
import { type Issue, invalid } from '../failure.ts'

type Given = Readonly<Record<string, unknown>>
type ReadOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>

interface Labelled {
  readonly label?: string
}

/** Reads the parts of what was sent, each by its schema; complete only where there are no issues. */
export function readParts<E extends v.ObjectEntries>(
  entries: E,
  given: Given,
): { values: ReadOf<E>; issues: Issue[] } {
  const issues: Issue[] = []
  const values: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries(entries)) {
    const result = v.safeParse(schema, given[field], { abortPipeEarly: true })
    // What was left out stays left out.
    if (result.success && result.output !== undefined) values[field] = result.output
    if (result.success) continue
    const { label = field } = v.getMetadata(schema as v.GenericSchema) as Labelled
    const [{ type, message }] = result.issues
    issues.push({ field, label, rule: type, message })
  }
  return { values: values as ReadOf<E>, issues }
}

/** @throws Failure `invalid` that names every part at fault, in words and as data */
export function readInput<E extends v.ObjectEntries>(entries: E, given: Given): ReadOf<E> {
  const { values, issues } = readParts(entries, given)
  if (issues.length > 0) throw invalid(issues)
  return values
}
