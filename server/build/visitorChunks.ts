/**
 * Which modules share a file. Few files, because compression finds in one what thirty small ones
 * repeat: 120 instead of 131 kB, measured on /home. What must hold: `react`, `tanstack` and the entry's own, which
 * every public page loads by itself, have only what the entry imports statically; neither the admin's code, nor a
 * page, nor what waits for a need of it. And `staff`, which every page of the admin loads, has nothing that a
 * public page may ask for; nor has `form`, which is fetched ahead of every form.
 */
import type { Plugin } from 'vite'

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const ENTRY = /\/src\/entry-client\.ts$/
const LAYOUT = /\/src\/site\/layout\/SiteLayout\.tsx$/
const PAGE = /\/src\/routes\/_site\/.*\?tsr-split=.*component/
const STAFF_PAGE = /\/src\/routes\/admin\/_staff.*\?tsr-split=.*component/
/** What every page of the admin has around it, and lists; the desk is a page of its own. */
const LISTS = /\/src\/routes\/admin\/_staff(\/\$page)?\.tsx\?tsr-split=.*component/
const FORM = /\/src\/admin\/form\/CollectionForm\.tsx$/
const ADMIN_FRAME = /\/src\/routes\/admin\.tsx\?tsr-split=.*component/
const STAFF_STYLE = /\/src\/theme\/staffLayers\.css$/
const ADMIN = /\/src\/(routes\/)?admin\//

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/hydration\/reactDom\.ts$/
const TANSTACK = /\/node_modules\/@tanstack\//

/** What so many pages need, they have in common. */
const SHARED_BY = 3

/** Vite's plugin, and the groups for the `codeSplitting` of its output. */
export function visitorChunks() {
  let site = new Set<string>()
  let pages = new Set<string>()
  let common = new Set<string>()
  let staff = new Set<string>()
  let form = new Set<string>()
  const plugin: Plugin = {
    name: 'visitor-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const reached = (name: RegExp) => {
        const named = ids.filter(id => name.test(id))
        // The router's plugin makes up the names of pages: another version once left them all out unseen.
        if (named.length === 0) this.error(`No module is named as ${name}`)
        return named.map(id => reach(id, this))
      }
      site = new Set(reached(ENTRY).flatMap(found => [...found]))
      pages = new Set(reached(LAYOUT).flatMap(found => [...found]))
      for (const [id, count] of countAll(reached(PAGE))) if (count >= SHARED_BY) pages.add(id)
      const ofStaff = new Set(reached(STAFF_PAGE).flatMap(found => [...found]))
      const ofFrame = new Set(reached(ADMIN_FRAME).flatMap(found => [...found]))
      common = new Set([...pages].filter(id => ofStaff.has(id) || ofFrame.has(id)))
      const visitors = new Set<string>()
      for (const id of ids) if (ENTRY.test(id)) reachLater(id, this, visitors)
      // The pages themselves keep their names, by which the router asks for them.
      const isStaffs = (id: string) => !visitors.has(id) && !STAFF_PAGE.test(id)
      const ofLists = reached(LISTS).flatMap(found => [...found])
      staff = new Set(ofLists.filter(isStaffs))
      form = new Set(reached(FORM).flatMap(found => [...found].filter(isStaffs)))
    },
  }
  return {
    plugin,
    groups: [
      // A sheet and no script: the login asks for it without all that lists have in common.
      { name: 'staffStyle', test: STAFF_STYLE, priority: 3 },
      // In three, none of which holds up a phone for long: `src/hydration/begin.ts`.
      { name: 'react', test: (id: string) => site.has(id) && REACT.test(id), priority: 2 },
      { name: 'tanstack', test: (id: string) => site.has(id) && TANSTACK.test(id), priority: 1 },
      // Named after the entry, which is in it.
      { name: 'site', test: (id: string) => site.has(id) },
      // What pages and the admin both need: the admin does without the rest of them.
      { name: 'common', test: (id: string) => common.has(id) && !site.has(id) },
      { name: 'pages', test: (id: string) => pages.has(id) && !site.has(id) },
      // What it imports of a public page stays with that page.
      {
        name: 'staff',
        test: (id: string) => staff.has(id),
        includeDependenciesRecursively: false,
      },
      {
        name: 'form',
        test: (id: string) => form.has(id) && !staff.has(id),
        includeDependenciesRecursively: false,
      },
    ],
  }
}

/** All that a module imports at once, itself included. */
function reach(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, found)
  return found
}

/** All that a module may ever ask for, but for the admin. */
function reachLater(id: string, graph: ModuleGraph, found: Set<string>): void {
  if (found.has(id) || ADMIN.test(id)) return
  found.add(id)
  const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
  for (const next of [...importedIds, ...dynamicallyImportedIds]) reachLater(next, graph, found)
}

function countAll(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of sets.flatMap(set => [...set])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
