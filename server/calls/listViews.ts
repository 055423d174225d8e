import { type listViewCalls, MOST_VIEWS } from '#contract/calls/listViews.ts'
import { Failure, invalid } from '#contract/failure.ts'
import type { Refused } from '../records/listViewStore.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { staffViewer } from './requestParts.ts'

const whyRefused: Record<Refused, string> = {
  taken: '已有同事用了這個名稱，請改用另一個',
  full: `每個列表最多${MOST_VIEWS}個，請先移除一些`,
}

/** The calls about ways of looking at lists that are saved for all. */
export function listViewHandlers({
  listViews,
  checkSpace,
}: CallDependencies): Handlers<typeof listViewCalls> {
  return {
    listListViews: async () => ({ data: await listViews.list() }),

    async saveListView(request) {
      const { account, isAdministrator } = staffViewer(request)
      await checkSpace()
      const saved = await listViews.save({ ...request.input, account }, isAdministrator)
      if (typeof saved !== 'string') return { data: saved, message: '已為所有人儲存' }
      const message = whyRefused[saved]
      throw invalid([{ field: 'name', label: '檢視名稱', rule: saved, message }])
    },

    async deleteListView(request) {
      const { account, isAdministrator } = staffViewer(request)
      const whose = isAdministrator ? undefined : account
      if (await listViews.remove(request.value, whose)) {
        return { data: null, message: '已為所有人移除' }
      }
      throw (await listViews.exists(request.value))
        ? new Failure('forbidden', { message: '只有儲存的人或管理員可以移除這個檢視' })
        : new Failure('notFound', { message: '這個檢視已被移除' })
    },
  }
}
