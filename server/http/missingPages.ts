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

type Made = [page: RenderedPage, dependencies: Dependencies]

export function createMissingPages({ make, now }: MissingPagesParts) {
  const kept = new Map<string, Made>()
  const making = new Map<string, Promise<Made>>()

  const isRight = ([, dependencies]: Made) => isFresh(dependencies, now().getTime())

  /** Once for all who ask meanwhile. */
  function remake(path: string): Promise<Made> {
    const begun = making.get(path)
    if (begun) return begun
    const made = withDependencies(() => make(path)).finally(() => making.delete(path))
    making.set(path, made)
    return made
  }

  /** The page that stands at `path`. */
  return async (path: string): Promise<RenderedPage> => {
    const known = kept.get(path)
    if (known && isRight(known)) return known[0]
    const isJoining = making.has(path)
    let made = await remake(path)
    // What others had begun before may have been made from what has changed before this was asked.
    if (isJoining && !isRight(made)) made = await remake(path)
    kept.set(path, made)
    return made[0]
  }
}
