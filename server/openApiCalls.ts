/** What each call takes and answers, for the OpenAPI document. */
import type { AnyCollection } from '#contract/collection'
import { settings } from '#contract/collections/setting'
import type { Endpoint } from '#contract/endpoint'
import type { JsonSchema } from '#contract/fieldKind'
import { recordSchema } from '#contract/record'
import {
  endpointSchema,
  idSchema,
  listOf,
  noData,
  object,
  ref,
  revisionSchema,
  subscriptionSchema,
} from './openApiSchemas'
import {
  accountDraftSchema,
  accountSchema,
  auditSchema,
  deletionSchema,
  draftListSchema,
  draftNotesSchema,
  fileChangeSchema,
  importReportSchema,
  importSchema,
  keptFileSchema,
  loginSchema,
  oneTimeSetupSchema,
  previewLinkSchema,
  recoverySchema,
  revisionNotesSchema,
  sessionSchema,
  sharedPreviewSchema,
  signedInSchema,
  siteStateSchema,
  undoneImportSchema,
} from './openApiStaffSchemas'

/** What `data` holds when the call succeeds. */
export function dataSchema({ operation, collection, lookup }: Endpoint): JsonSchema {
  const record = collection ? ref(collection.name) : {}
  switch (operation) {
    case 'list':
    case 'listEnabled':
    case 'listSingledOut':
    case 'listCurrent':
      return listOf(record)
    case 'lookup':
      return lookup?.answers === 'one' ? { anyOf: [record, noData] } : listOf(record)
    case 'listDeleted':
      return listOf({ allOf: [record, deletionSchema] })
    case 'listRevisions':
      return listOf({ allOf: [record, revisionNotesSchema] })
    case 'listSettingRevisions':
      return listOf({ allOf: [ref('Setting'), revisionNotesSchema] })
    case 'listSessions':
      return listOf(sessionSchema)
    case 'listAccounts':
      return listOf(accountSchema)
    case 'modifyAccount':
      return accountSchema
    case 'beginOneTimeCode':
      return oneTimeSetupSchema
    case 'confirmOneTimeCode':
      return recoverySchema
    case 'siteState':
      return siteStateSchema
    case 'listAudit':
      return listOf(auditSchema)
    case 'import':
      return importReportSchema
    case 'undoImport':
      return undoneImportSchema
    case 'listDrafts':
      return draftListSchema
    case 'modifyDraft':
      return { allOf: [record, draftNotesSchema] }
    case 'shareDraft':
      return previewLinkSchema
    case 'draftByToken':
      return sharedPreviewSchema
    case 'listFiles':
      return listOf(keptFileSchema)
    case 'modifyFile':
      return keptFileSchema
    case 'byId':
    case 'restore':
    case 'add':
    case 'modify':
    case 'sort':
      return record
    case 'hasSingledOut':
      return { type: 'boolean' }
    case 'currentOpen':
      return { type: 'object', additionalProperties: { type: 'array' } }
    case 'snapshot':
      return ref('Snapshot')
    case 'listSettings':
      return listOf(ref('Setting'))
    case 'settingByName':
    case 'modifySetting':
      return ref('Setting')
    case 'login':
    case 'changePassword':
      return signedInSchema
    case 'upload':
      return listOf(ref('StoredFile'))
    case 'pushKey':
      return object({ key: { type: 'string' } }, ['key'])
    case 'subscribePush':
    case 'unsubscribePush':
    case 'delete':
    case 'purge':
    case 'deleteDraft':
    case 'unshareDraft':
    case 'endSession':
    case 'endOneTimeCode':
    case 'addAccount':
    case 'deleteAccount':
    case 'logout':
    case 'checkToken':
      return noData
  }
}

/** What it takes. */
export function bodySchema({ operation, collection }: Endpoint): JsonSchema {
  switch (operation) {
    case 'add':
      return ref(`${collection?.name}Draft`)
    case 'import':
      return importSchema(collection as AnyCollection)
    case 'modifyFile':
      return fileChangeSchema
    case 'modify':
    case 'modifyDraft':
      return {
        ...recordSchema(collection as AnyCollection, 'draft'),
        required: ['id'],
        description: '只需送出要修改的欄位；有revision時，只在它仍是最新時接受',
      }
    case 'sort':
      return object(
        { id: idSchema, sort_number: { type: ['number', 'null'] }, revision: revisionSchema },
        ['id', 'sort_number'],
      )
    case 'modifySetting':
      return object(
        { name: { enum: Object.keys(settings) }, value: {}, revision: revisionSchema },
        ['name', 'value'],
      )
    case 'login':
      return loginSchema
    case 'changePassword':
      return object({ password: { type: 'string' }, new_password: { type: 'string' } }, [
        'password',
        'new_password',
      ])
    case 'endSession':
      return object({ id: idSchema }, ['id'])
    case 'beginOneTimeCode':
    case 'endOneTimeCode':
      return object({ password: { type: 'string' } }, ['password'])
    case 'confirmOneTimeCode':
      return object({ code: { type: 'string' } }, ['code'])
    case 'addAccount':
    case 'modifyAccount':
      return accountDraftSchema(operation)
    case 'subscribePush':
      return subscriptionSchema
    case 'unsubscribePush':
      return object({ endpoint: endpointSchema }, ['endpoint'])
    default:
      return { type: 'object' }
  }
}
