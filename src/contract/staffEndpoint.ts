/** The calls that only the admin area makes: apart from the others, which every visitor downloads. */
import type { AnyCollection } from './collection'
import { type Endpoint, read, type Spelling, write, writeLittle } from './endpoint'

const forStaff = { access: 'staff' } as const
const forAdministrators = { access: 'administrator' } as const

type KeptOperation =
  | 'listRevisions'
  | 'purge'
  | 'import'
  | 'undoImport'
  | 'modifyDraft'
  | 'deleteDraft'
  | 'shareDraft'
  | 'unshareDraft'

const spelling: Record<KeptOperation, Spelling> = {
  import: ({ name }) => ({ ...write(`import${name}`, 'import'), takes: 'rows' }),
  undoImport: ({ name }) => ({
    ...writeLittle(`undo${name}ImportById`, 'undoImport'),
    parameter: 'id',
  }),
  modifyDraft: ({ name }) => write(`modify${name}Draft`, 'modifyDraft'),
  deleteDraft: ({ name }) => ({
    ...writeLittle(`delete${name}DraftById`, 'deleteDraft'),
    parameter: 'id',
  }),
  shareDraft: ({ name }) => ({
    ...writeLittle(`share${name}DraftById`, 'shareDraft'),
    parameter: 'id',
  }),
  unshareDraft: ({ name }) => ({
    ...writeLittle(`unshare${name}DraftById`, 'unshareDraft'),
    parameter: 'id',
  }),
  listRevisions: ({ name }) => ({
    ...read(`get${name}RevisionById`, 'listRevisions'),
    ...forStaff,
    parameter: 'id',
  }),
  purge: ({ name }) => ({
    ...writeLittle(`purge${name}ById`, 'purge'),
    ...forAdministrators,
    parameter: 'id',
  }),
}

/** The call for one record's revisions or its draft, to keep nothing of it any more, or for many at once. */
export function keptEndpointOf(collection: AnyCollection, operation: KeptOperation): Endpoint {
  return { ...spelling[operation](collection), collection }
}

/** All of them. */
export const keptEndpointsOf = (collection: AnyCollection): Endpoint[] =>
  (Object.keys(spelling) as KeptOperation[]).map(operation => keptEndpointOf(collection, operation))

export const staffEndpoints = {
  login: { ...writeLittle('login', 'login'), access: 'visitor' },
  logout: writeLittle('logout', 'logout'),
  checkToken: { ...read('checkToken', 'checkToken'), ...forStaff },
  modifySetting: { ...write('modifySetting', 'modifySetting'), ...forAdministrators },
  upload: { ...write('upload', 'upload'), takes: 'files' },
  listSettingRevisions: {
    ...read('getSettingRevisionByName', 'listSettingRevisions'),
    ...forStaff,
    parameter: 'name',
  },
  changePassword: writeLittle('changePassword', 'changePassword'),
  listSessions: { ...read('getSession', 'listSessions'), ...forStaff },
  endSession: writeLittle('endSession', 'endSession'),
  beginOneTimeCode: writeLittle('beginOneTimeCode', 'beginOneTimeCode'),
  confirmOneTimeCode: writeLittle('confirmOneTimeCode', 'confirmOneTimeCode'),
  endOneTimeCode: writeLittle('endOneTimeCode', 'endOneTimeCode'),
  listAccounts: { ...read('getAccount', 'listAccounts'), ...forAdministrators },
  addAccount: { ...writeLittle('addAccount', 'addAccount'), ...forAdministrators },
  modifyAccount: { ...writeLittle('modifyAccount', 'modifyAccount'), ...forAdministrators },
  deleteAccount: {
    ...writeLittle('deleteAccountById', 'deleteAccount'),
    ...forAdministrators,
    parameter: 'id',
  },
  listDrafts: { ...read('getAllDraft', 'listDrafts'), ...forStaff },
  // The link is what one needs to be let in.
  draftByToken: { ...read('getDraftByToken', 'draftByToken'), query: 'token', isPrivate: true },
  listFiles: { ...read('getFile', 'listFiles'), ...forStaff },
  modifyFile: write('modifyFile', 'modifyFile'),
  siteState: { ...read('getState', 'siteState'), ...forStaff },
  listAudit: {
    ...read('getAudit', 'listAudit'),
    ...forAdministrators,
    query: 'month',
    isQueryOptional: true,
  },
} as const satisfies Record<string, Endpoint>
