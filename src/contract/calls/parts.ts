/** What the bodies and answers of calls are made of, in valibot. Only staff and the server load this. */
import * as v from 'valibot'
import { ID_PATTERN } from '../recordId.ts'

/** A part of a body, with what a person calls it. */
export const labelled = <S extends v.GenericSchema>(label: string, schema: S) =>
  v.pipe(schema, v.metadata({ label }))

/** What may be left out; nothing at all says the same. */
export const orNothing = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform(value => value ?? undefined),
  )

/** A part that whoever gets it reads by rules of its own: only told here. */
export const unread = <T>(json: Readonly<Record<string, unknown>> = {}) =>
  v.pipe(
    v.custom<T>(() => true),
    v.transform((value): unknown => value),
    v.metadata(json),
  )

export const typed = unread<string>({ type: 'string' })
export const truth = v.boolean('必須是true或false')
export const moment = v.pipe(v.string(), v.metadata({ format: 'date-time' }))
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The number of a row, or of a revision. */
export const ordinal = v.pipe(v.number(), v.integer(), v.minValue(1))
export const texts = v.pipe(v.array(v.string()), v.readonly())
export const list = <S extends v.GenericSchema>(items: S) => v.pipe(v.array(items), v.readonly())

const ID = '必須是24個十六進制數字'

/** As it is answered; what is sent may be written in capitals. */
export const id = v.pipe(v.string(ID), v.toLowerCase(), v.regex(new RegExp(ID_PATTERN), ID))
const ID_LABEL = '系統編號'
export const idSent = labelled(ID_LABEL, id)
/** Of a new record, which may go without. */
export const newIdSent = labelled(ID_LABEL, orNothing(id))

export const REVISION = '必須是正整數'

/** The revision that an edit began from, if it says. */
export const revision = labelled(
  '版本',
  orNothing(
    v.pipe(
      v.number(REVISION),
      v.integer(REVISION),
      v.safeInteger(REVISION),
      v.minValue(1, REVISION),
    ),
  ),
)
