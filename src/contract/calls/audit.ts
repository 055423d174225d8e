/** How the house stands, and what was done in it. */
import { auditEntry, recentChange } from '../audit.ts'
import { siteState } from '../siteState.ts'
import { listOf, read } from './call.ts'

export const auditCalls = {
  siteState: read('getState', '網站的存量及狀況', { access: 'staff', output: siteState }),
  listRecentChanges: read('getRecentChanges', '各人最近對記錄所做的', {
    access: 'staff',
    output: listOf(recentChange),
  }),
  listAudit: read('getAudit', '一個月內的所有操作', {
    access: 'administrator',
    query: 'month',
    isQueryOptional: true,
    output: listOf(auditEntry),
  }),
}
