/** The pages of what is missing: one for all addresses of a route, kept while what it was made from stands. */
import { type Dependencies, isFresh, withDependencies } from '../published/dependencies.ts'

/** A page as it goes over the line; it depends on nothing but its address and the site's records. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
}

interface MissingPagesParts {
  /** Renders the page of what is missing at a path that stands for others; there are few of those. */
  make: (path: string) => Promise<RenderedPage>
  now: () => Date
}

export function createMissingPages({ make, now }: MissingPagesParts) {
  const kept = new Map<string, [page: RenderedPage, dependencies: Dependencies]>()
  const making = new Map<string, Promise<RenderedPage>>()

  async function remake(path: string): Promise<RenderedPage> {
    const made = await withDependencies(() => make(path))
    kept.set(path, made)
    return made[0]
  }

  /** The page that stands at `path`; made once for all who ask meanwhile. */
  return async (path: string): Promise<RenderedPage> => {
    const [page, dependencies] = kept.get(path) ?? []
    if (page && dependencies && isFresh(dependencies, now().getTime())) return page
    const begun = making.get(path) ?? remake(path).finally(() => making.delete(path))
    making.set(path, begun)
    return begun
  }
}
