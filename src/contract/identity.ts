/** What tells records and their states apart: ids, revisions, and values that none may share. */
import * as v from 'valibot'
import { id, idSent, revision } from './calls/parts.ts'
import { readInput } from './calls/readInput.ts'
import type { AnyCollection } from './collection.ts'
import type { Field } from './field.ts'
import { isUnique } from './unique.ts'

/** Whether it is spelled as ids are. */
export const isId = (value: unknown): value is string => v.is(id, value)

/** A record's id as text of 24 hexadecimal digits. @throws Failure `invalid` */
export const readId = (value: unknown): string => readInput({ id: idSent }, { id: value }).id

/** The revision an edit began from, if it says. @throws Failure `invalid` */
export const readRevision = (value: unknown): number | undefined =>
  readInput({ revision }, { revision: value }).revision

/** The fields of which no two records may hold the same. */
export const uniqueFields = ({ fields }: AnyCollection): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => isUnique(field))
