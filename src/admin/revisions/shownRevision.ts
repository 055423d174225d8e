import type { Assets } from '#contract/asset.ts'
import type { Field } from '#contract/field.ts'
import type { RevisionNotes } from '#contract/revisionNotes.ts'
import type { Values } from '#editing/edit.ts'

export type Fields = Readonly<Record<string, Field>>

/** A record, or a setting, as one revision left it. */
export interface ShownRevision extends RevisionNotes {
  id: string
  revision: number
  /** ISO 8601. */
  updated_at: string
  assets: Assets
  values: Values
}
