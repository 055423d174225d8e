/**
 * Edits of one record, folded: forty saves of a course are one edit, and what was added and deleted
 * again was never there. What must hold: an edit that the server may have is never folded into; it
 * is sent again as it was, under its own key.
 */
import { type Edit, mayBeSent, revised } from './edit.ts'
import { effective } from './merge.ts'

/**
 * The record's edits with one more.
 * @param edits those of the same record and author, in their order
 */
export function withEdit(edits: readonly Edit[], edit: Edit): Edit[] {
  const last = edits.at(-1)
  if (!last || mayBeSent(last)) return [...edits, edit]
  if (edits.length === 1 && isOwnAlone(last, edit)) return []
  const folded = fold(last, edit)
  return folded ? [...edits.slice(0, -1), ...folded] : [...edits, edit]
}

/**
 * The revision of which its author has seen everything: a change that waits hides what somebody else has
 * written since in its fields, and may itself have been merged onto something unseen.
 */
function older(a: Edit, b: Edit): number | null {
  if (a.baseRevision === null || b.baseRevision === null) return a.baseRevision ?? b.baseRevision
  return Math.min(a.baseRevision, b.baseRevision)
}

/** A draft that the server was never told of: to discard one there would end what somebody else has begun since. */
const isOwnAlone = (last: Edit, { verb, target, baseRevision }: Edit): boolean =>
  target.of === 'draft' && verb === 'delete' && (last.baseRevision ?? baseRevision) === null

/** Both edits as one, or as none; `undefined` where they stay two. */
function fold(last: Edit, edit: Edit): Edit[] | undefined {
  // What became of both is undone as the later one.
  const { title, operation } = edit
  switch (`${last.verb} ${edit.verb}`) {
    case 'add add':
      // It was refused, and is now as it should be.
      return [revised(last, { title, changes: edit.changes })]
    case 'add modify':
      return [revised(last, { title, changes: { ...last.changes, ...edit.changes } })]
    case 'add delete':
      return []
    case 'modify modify': {
      const base = { ...edit.base, ...last.base }
      const changes = effective(base, { ...last.changes, ...edit.changes })
      return Object.keys(changes).length > 0
        ? [revised(last, { title, operation, base, changes })]
        : []
    }
    case 'modify delete':
      // What was typed stays with it: a restore brings that back as well.
      return [revised(last, { title, operation, verb: 'delete', baseRevision: older(last, edit) })]
    case 'delete restore':
      return Object.keys(last.changes).length > 0
        ? [revised(last, { title, operation, verb: 'modify' })]
        : []
    default:
      return undefined
  }
}
