/** What must hold of the import graph as a whole. */
import type { ModuleGraph } from './moduleGraph.ts'

/** Where something outside the graph begins: a browser, Node, a tool that reads the file by name. */
const isRoot = (file: string) =>
  /^src\/entry-(client\.ts|server\.tsx)$/.test(file) ||
  /^sw\/(sw|withdrawn)\.ts$/.test(file) ||
  /^server\/(main|development|cli\/(account|backup|files)|demo\/build)\.ts$/.test(file) ||
  /^(vite|(src\/admin\/style\/)?panda)\.config\.ts$/.test(file) ||
  // The router's generator finds route files by their place; `-` marks what is none.
  /^src\/routes\/(?!(.*\/)?-)/.test(file)

/** Files that nothing which runs ever reaches. */
export function orphans({ files, arrows }: ModuleGraph): string[] {
  const reached = new Set([...files.keys()].filter(isRoot))
  // A set's iteration also visits what is added on the way.
  for (const from of reached) {
    for (const arrow of arrows) {
      if (arrow.from === from && arrow.file !== undefined) reached.add(arrow.file)
    }
  }
  return [...files.keys()].filter(file => /\.tsx?$/.test(file) && !reached.has(file))
}

/** Each cycle once, as `a → b → a`, beginning at its first file by name. */
export function cycles({ files, arrows }: ModuleGraph): string[] {
  const next = new Map<string, string[]>()
  for (const { from, file } of arrows) {
    if (file !== undefined) next.set(from, [...(next.get(from) ?? []), file])
  }
  const found = new Set<string>()
  const done = new Set<string>()
  function visit(file: string, path: readonly string[]) {
    const start = path.indexOf(file)
    if (start >= 0) found.add(written(path.slice(start)))
    if (start >= 0 || done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of files.keys()) visit(file, [])
  return [...found]
}

function written(cycle: readonly string[]): string {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '')
  const turned = [...cycle.slice(first), ...cycle.slice(0, first)]
  return [...turned, turned[0]].join(' → ')
}
