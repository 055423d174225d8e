import { type CallDependencies, type CallMakers, DONE } from './call'

/** The call for reading offline. */
export function snapshotCalls({ published }: CallDependencies): CallMakers<'snapshot'> {
  return {
    snapshot:
      () =>
      async ({ value: since }) => {
        const data = await published.snapshots.since(since)
        const version = data.complete ? data.cursor : `${data.cursor}-${since}`
        return { data, message: DONE, version }
      },
  }
}
