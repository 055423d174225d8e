/** How the house stands, and what was done in it. */
import { auditEntry } from '../audit.ts'
import { siteState } from '../siteState.ts'
import { listOf, read } from './call.ts'

export const auditCalls = {
  siteState: read('getState', '網站的存量及狀況', { access: 'staff', output: siteState }),
  listAudit: read('getAudit', '一個月內的所有操作', {
    access: 'administrator',
    query: 'month',
    isQueryOptional: true,
    output: listOf(auditEntry),
  }),
}
