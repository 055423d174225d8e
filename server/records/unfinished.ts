/**
 * Imports that are not whole yet, and what their records were before them. What must always hold: until an
 * import is whole, everybody reads what there was before it; from then on, all of it. The records that
 * it writes bear its id, and its note says in one write that it is whole.
 */
import { Failure } from '#contract/failure.ts'
import type { Document } from './document.ts'
import type { History } from './history.ts'
import type { ImportStore } from './imports/importStore.ts'

interface Parts {
  store: Pick<ImportStore, 'open' | 'openAmong'>
  history: Pick<History, 'atAll'>
}

/** The ids of the imports that made the newest revisions of these. */
const importsIn = (documents: readonly Document[]): string[] => [
  ...new Set(documents.flatMap(({ updated_import }) => updated_import ?? [])),
]

export function createUnfinished({ store, history }: Parts) {
  /** When each was first known to be over; milliseconds of this process. */
  const over = new Map<string, number>()

  /** Those that are not whole, of those that were not known to be over before `began`. */
  async function openOf(ids: readonly string[], began: number) {
    const unknown = ids.filter(id => (over.get(id) ?? Number.POSITIVE_INFINITY) >= began)
    const open = new Set(unknown.length > 0 ? await store.openAmong(unknown) : [])
    const ended = unknown.filter(id => !open.has(id))
    for (const id of ended) if (!over.has(id)) over.set(id, performance.now())
    return { open, ended }
  }

  return {
    /** The ids of all imports that are not whole. */
    all: store.open,

    /**
     * The documents that `read` finds, as they were before what is not whole yet: read again where an
     * import ended meanwhile, some of whose records may have been read before it wrote them.
     */
    async asBefore(name: string, read: () => Promise<Document[]>): Promise<Document[]> {
      for (;;) {
        const began = performance.now()
        const documents = await read()
        const { open, ended } = await openOf(importsIn(documents), began)
        if (ended.length > 0) continue
        if (open.size === 0) return documents
        const isOpen = ({ updated_import }: Document) => open.has(updated_import ?? '')
        const former = await history.atAll(
          name,
          documents
            .filter(isOpen)
            .map(({ _id, revision }) => ({ id: String(_id), revision: revision - 1 })),
        )
        return [...documents.filter(each => !isOpen(each)), ...(former as Document[])]
      }
    },

    /** @throws Failure `unavailable` where an import is at the record: it will be over in a moment */
    async refuse(document: Document | null): Promise<void> {
      const ids = importsIn(document ? [document] : [])
      if (ids.length === 0) return
      const { open } = await openOf(ids, performance.now())
      if (open.size > 0) throw new Failure('unavailable')
    },
  }
}

export type Unfinished = ReturnType<typeof createUnfinished>

/** Of what nobody imports. */
export const NEVER_IMPORTED: Unfinished = {
  all: async () => [],
  asBefore: (_, read) => read(),
  refuse: async () => undefined,
}
