import type { ESTree } from 'vite'

const isNode = (value: object): value is ESTree.Node =>
  'type' in value && typeof value.type === 'string'

/** Calls `see` for each node of a parsed module, `value` itself included, from the outside in. */
export function visit(value: unknown, see: (node: ESTree.Node) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && isNode(value)) see(value)
  for (const child of Object.values(value)) visit(child, see)
}
