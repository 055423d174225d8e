/** The schemas of what only staff ask, for the OpenAPI document. */
import { roles } from '#contract/account'
import { auditActions } from '#contract/audit'
import type { AnyCollection } from '#contract/collection'
import type { JsonSchema } from '#contract/fieldKind'
import { IMPORT_ROWS } from '#contract/importing'
import { recordSchema } from '#contract/record'
import { LIMITS } from '#contract/textRules'
import { idSchema, listOf, noData, object, ref } from './openApiSchemas'

const text: JsonSchema = { type: 'string' }
const moment: JsonSchema = { type: 'string', format: 'date-time' }
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, noData] })
const roleSchema: JsonSchema = { enum: Object.keys(roles) }

/** An object that always has all of these. */
const whole = (properties: Record<string, JsonSchema>): JsonSchema =>
  object(properties, Object.keys(properties))

export const signedInSchema = whole({ token: text, username: text, expires_at: moment })

/** The code is asked for where the account has one. */
export const loginSchema = object({ username: text, password: text, code: text }, [
  'username',
  'password',
])

export const oneTimeSetupSchema = whole({ secret: text, address: text })

export const recoverySchema = whole({ recovery_codes: listOf(text) })

/** Rows name a record to change it, and are drafts of new ones where they do not. */
export const importSchema = (collection: AnyCollection): JsonSchema =>
  object(
    {
      rows: {
        type: 'array',
        minItems: 1,
        maxItems: IMPORT_ROWS,
        items: { ...recordSchema(collection, 'draft'), required: [] },
      },
      dry_run: { type: 'boolean', description: '只檢查，不寫入' },
      id: { ...idSchema, description: '這次匯入的編號，用以復原；同一編號只匯入一次' },
    },
    ['rows'],
  )

const row: JsonSchema = { type: 'integer', minimum: 1 }

export const importReportSchema = whole({
  problems: listOf(whole({ row, field: text, label: text, message: text })),
  rows: listOf(
    whole({
      ...{ row, id: idSchema, title: text, changed: listOf(text) },
      action: { enum: ['add', 'modify'] },
    }),
  ),
  unchanged: { type: 'integer', minimum: 0 },
  import: orNull(idSchema),
})

export const undoneImportSchema = whole({
  undone: { type: 'integer', minimum: 0 },
  left: listOf(whole({ id: idSchema, title: text })),
})

export const deletionSchema = whole({ deleted_at: moment, deleted_by: orNull(text) })

export const revisionNotesSchema = whole({
  updated_by: orNull(text),
  updated_on: orNull(text),
  updated_fields: listOf(text),
  deleted_at: orNull(moment),
})

const { updated_by, updated_fields } = { updated_by: orNull(text), updated_fields: listOf(text) }

export const draftNotesSchema = whole({ updated_by, updated_fields })

export const draftListSchema: JsonSchema = {
  type: 'object',
  additionalProperties: listOf({ type: 'object' }),
}

const fileNotesSchema: Record<string, JsonSchema> = {
  alt: orNull({ type: 'string', maxLength: LIMITS.text }),
  focus: orNull({ type: 'string', pattern: '^\\d{1,3}% \\d{1,3}%$' }),
}

export const keptFileSchema: JsonSchema = {
  allOf: [ref('StoredFile'), whole({ created_at: moment })],
}

export const fileChangeSchema = object({ name: text, ...fileNotesSchema }, ['name'])

export const previewLinkSchema = whole({ token: text, expires_at: moment })

export const sharedPreviewSchema = whole({
  collection: text,
  record: { type: 'object' },
  expires_at: moment,
})

export const accountSchema = whole({
  id: idSchema,
  username: text,
  role: roleSchema,
  has_one_time_code: { type: 'boolean' },
  created_at: moment,
})

/** A new account has all of it; of one there is, the name stays. */
export const accountDraftSchema = (operation: 'addAccount' | 'modifyAccount'): JsonSchema =>
  operation === 'addAccount'
    ? whole({ username: text, password: text, role: roleSchema })
    : object(
        {
          id: idSchema,
          password: text,
          role: roleSchema,
          has_one_time_code: { const: false },
          own_password: {
            ...text,
            description: '管理員自己的密碼；更改密碼或關閉一次性密碼時必須填寫',
          },
        },
        ['id'],
      )

export const sessionSchema = whole({
  id: idSchema,
  username: text,
  role: roleSchema,
  has_one_time_code: { type: 'boolean' },
  device: orNull(text),
  address: orNull(text),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
  is_current: { type: 'boolean' },
})

const amount: JsonSchema = { type: 'integer', minimum: 0 }

export const siteStateSchema = whole({
  files: whole({ count: amount, bytes: amount }),
  history: whole({ revisions: amount, entries: amount, days: amount }),
  backup: orNull(whole({ made_at: moment, bytes: amount })),
  push: whole({ subscriptions: amount, failed: amount }),
})

export const auditSchema = whole({
  at: moment,
  action: { enum: Object.keys(auditActions) },
  account: orNull(text),
  device: orNull(text),
  address: orNull(text),
  collection: orNull(text),
  record: orNull(text),
  revision: orNull({ type: 'integer', minimum: 1 }),
  title: orNull(text),
  changed: listOf(text),
})
