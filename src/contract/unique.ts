/** Fields whose values tell records apart. */
import type { Field } from './field.ts'

/** Whether no two records may hold the same of it. */
export const isUnique = (field: Field): boolean => 'unique' in field && field.unique === true

/** Whether every record must have it, and each another: it can be given to no several, nor copied. */
export const mustDiffer = (field: Field): boolean => isUnique(field) && field.required === true
