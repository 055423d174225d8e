import type { Endpoint, Operation } from '#contract/endpoint'

type Summary = (endpoint: Endpoint) => string

const labelOf = ({ collection }: Endpoint, field: string | undefined): string =>
  collection?.fields[field ?? '']?.label ?? field ?? ''

const summaries: Readonly<Record<Operation, string | Summary>> = {
  list: '所有記錄',
  listEnabled: '公開的記錄',
  byId: '一項記錄',
  add: '新增',
  modify: '修改',
  sort: '排序',
  delete: '刪除',
  listDeleted: '已刪除的記錄',
  restore: '復原已刪除的記錄',
  purge: '永久刪除',
  import: '匯入多項',
  undoImport: '復原一次匯入',
  listRevisions: '修訂紀錄',
  listDrafts: '所有草稿',
  modifyDraft: '修改草稿',
  deleteDraft: '捨棄草稿',
  shareDraft: '預覽連結',
  unshareDraft: '收回一項記錄的所有預覽連結',
  draftByToken: '預覽連結所示的內容',
  listFiles: '所有檔案',
  modifyFile: '修改檔案的替代文字及焦點',
  listSettingRevisions: '一項設定的修訂紀錄',
  lookup: endpoint => `按${labelOf(endpoint, endpoint.lookup?.field)}`,
  hasSingledOut: endpoint => `有沒有${labelOf(endpoint, endpoint.collection?.singledOut)}`,
  listSingledOut: endpoint => labelOf(endpoint, endpoint.collection?.singledOut),
  listCurrent: endpoint =>
    (endpoint.collection?.urgent ?? []).map(field => labelOf(endpoint, field)).join('或'),
  currentOpen: '現正招生課程',
  snapshot: '離線閱讀：全部公開資料，或自上次以來的改動',
  listSettings: '所有設定',
  settingByName: '一項設定',
  modifySetting: '修改設定',
  login: '登入',
  logout: '登出',
  checkToken: '檢查登入狀態',
  changePassword: '更改密碼',
  listSessions: '誰在哪裏登入',
  endSession: '結束一個登入',
  beginOneTimeCode: '一次性密碼：開始設定',
  confirmOneTimeCode: '一次性密碼：確認並開啟',
  endOneTimeCode: '一次性密碼：關閉',
  listAccounts: '所有帳號',
  addAccount: '新增帳號',
  modifyAccount: '修改帳號',
  deleteAccount: '移除帳號',
  siteState: '網站的存量及狀況',
  listAudit: '一個月內的所有操作',
  upload: '上載圖片或文件',
  pushKey: '通知：公鑰',
  subscribePush: '通知：訂閱',
  unsubscribePush: '通知：取消訂閱',
}

/** What a call does, in one line for the OpenAPI page. */
export function callSummary(endpoint: Endpoint): string {
  const { operation, collection } = endpoint
  const summary = summaries[operation]
  const words = typeof summary === 'string' ? summary : summary(endpoint)
  return collection ? `${collection.label}：${words}` : words
}
