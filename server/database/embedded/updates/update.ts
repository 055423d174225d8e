import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { copyOf } from '../query/copying.ts'
import { runPipeline } from '../query/pipeline.ts'
import * as arrayOperators from './arrayOperators.ts'
import {
  $currentDate,
  $inc,
  $max,
  $min,
  $mul,
  $set,
  $unset,
  type Operator,
  operandsOf,
} from './fieldOperators.ts'
import { placeAt, type Way } from './place.ts'
import { Positions } from './positions.ts'

/*
 * What an update makes of a document. mingo's updater is not used: it leaves a text as it is under
 * $inc, has no $setOnInsert, and takes two different Binary values for the same one. All errors are
 * thrown before the result exists, so a half-changed document never reaches the store.
 */

const OPERATORS: Record<string, Operator> = {
  $set,
  $setOnInsert: $set,
  $unset,
  $inc,
  $mul,
  $min,
  $max,
  $currentDate,
  ...arrayOperators,
}
/** These change what is there, but make no way to what is not. */
const WAYS: Record<string, Way> = {
  $unset: 'lenient',
  $pull: 'strict',
  $pullAll: 'strict',
  $pop: 'strict',
}
const PIPELINE_STAGES = new Set([
  '$set',
  '$addFields',
  '$unset',
  '$project',
  '$replaceRoot',
  '$replaceWith',
])

export type Update = {
  isReplacement: boolean
  /** The document after the update; `doc` itself is left alone. */
  apply(doc: Doc, inserting: boolean): Doc
}

/**
 * Reads the `u` of an update statement: a replacement, operators, or a pipeline.
 * @throws CommandError FailedToParse, BadValue, ConflictingUpdateOperators
 */
export function parseUpdate(update: unknown, filter: Doc, arrayFilters: unknown): Update {
  if (Array.isArray(update)) return pipelineUpdate(update)
  if (!isDoc(update)) throw new CommandError('FailedToParse', 'Update needs an object or an array')
  const names = Object.keys(update)
  if (!names.some(name => name.startsWith('$'))) {
    const apply = (doc: Doc) => ('_id' in doc ? { _id: doc._id, ...update } : update)
    return { isReplacement: true, apply }
  }
  const positions = new Positions(filter, Array.isArray(arrayFilters) ? arrayFilters : [])
  return operatorUpdate(update, positions)
}

function pipelineUpdate(stages: unknown[]): Update {
  for (const stage of stages) {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined
    if (name === undefined || !PIPELINE_STAGES.has(name)) {
      throw new CommandError('InvalidOptions', `${name} is not allowed to be used within an update`)
    }
  }
  const apply = (doc: Doc) => ({ _id: doc._id, ...runPipeline([doc], stages, () => [])[0] })
  return { isReplacement: false, apply }
}

type Step = { name: string; path: string; operand: unknown }

function operatorUpdate(update: Doc, positions: Positions): Update {
  const steps = Object.entries(update).flatMap(([name, operands]): Step[] => {
    if (name !== '$rename' && !Object.hasOwn(OPERATORS, name)) {
      throw new CommandError('FailedToParse', `Unknown modifier: ${name}`)
    }
    return Object.entries(operandsOf(name, operands)).map(([path, operand]) => {
      if (name === '$rename') refuseBadRename(path, operand)
      return { name, path: checkedPath(path), operand }
    })
  })
  const targets = steps.filter(step => step.name === '$rename').map(step => String(step.operand))
  refuseConflicts([...steps.map(step => step.path), ...targets.map(checkedPath)])
  positions.refuseUnused(steps.map(step => step.path))
  return {
    isReplacement: false,
    apply(doc, inserting) {
      const next = copyOf(doc)
      for (const step of steps) {
        if (step.name === '$rename') rename(next, step)
        else if (step.name !== '$setOnInsert' || inserting) run(next, step, positions)
      }
      return next
    },
  }
}

function run(doc: Doc, { name, path, operand }: Step, positions: Positions): void {
  for (const concrete of positions.expand(doc, path)) {
    const place = placeAt(doc, concrete, WAYS[name] ?? 'create')
    if (place) OPERATORS[name]?.(place, operand)
  }
}

function rename(doc: Doc, { path, operand }: Step): void {
  const from = placeAt(doc, path, 'strict')
  if (!from?.exists) return
  if (from.inList) throw new CommandError('BadValue', '$rename cannot take an array element')
  from.unset()
  placeAt(doc, String(operand), 'create').set(from.value)
}

function refuseBadRename(path: string, target: unknown): void {
  if (typeof target !== 'string' || target === path || `${path}.${target}`.includes('$')) {
    throw new CommandError('BadValue', `$rename cannot make '${path}' into '${target}'`)
  }
}

function checkedPath(path: string): string {
  if (path !== '' && path.split('.').every(part => part !== '' && part !== '__proto__')) return path
  throw new CommandError('BadValue', `An update path must not have empty parts: '${path}'`)
}

/** Two paths of which one lies within the other would make the result depend on their order. */
function refuseConflicts(paths: readonly string[]): void {
  const sorted = paths.map(path => `${path}.`).sort()
  for (let i = 1; i < sorted.length; i++) {
    if (sorted[i]?.startsWith(sorted[i - 1] as string)) {
      const path = (sorted[i] as string).slice(0, -1)
      throw new CommandError(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${path}'`,
      )
    }
  }
}
