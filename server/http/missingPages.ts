/** The pages of what is missing: one for all addresses of a route, kept while what it was made from stands. */
import { type Dependencies, isFresh, withDependencies } from '../published/dependencies.ts'
import { createMaking } from './making.ts'

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
  const isRight = ([, dependencies]: Made) => isFresh(dependencies, now().getTime())
  const remake = createMaking(isRight)

  /** The page that stands at `path`. */
  return async (path: string): Promise<RenderedPage> => {
    const known = kept.get(path)
    if (known && isRight(known)) return known[0]
    const made = await remake(path, () => withDependencies(() => make(path)))
    // One that failed is nobody's but theirs who asked.
    if (made[0].status === 404) kept.set(path, made)
    return made[0]
  }
}
