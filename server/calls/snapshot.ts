import type { openCoursesCall } from '#contract/calls/records.ts'
import type { snapshotCall } from '#contract/calls/snapshot.ts'
import type { CallDependencies, Handlers } from './call.ts'
import { createReader } from './reader.ts'

interface ContentCalls {
  snapshot: typeof snapshotCall
  openCourses: typeof openCoursesCall
}

/** The calls for what visitors may see in more than one collection. */
export function contentHandlers(dependencies: CallDependencies): Handlers<ContentCalls> {
  const { snapshots } = dependencies.published
  return {
    openCourses: createReader(dependencies).fromMemory,

    async snapshot({ value: since }) {
      const data = await snapshots.since(since)
      const version = data.complete ? data.cursor : `${data.cursor}-${since}`
      return { data, version }
    },
  }
}
