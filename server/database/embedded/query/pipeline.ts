import { Aggregator } from 'mingo/aggregator'
import { ProcessingMode } from 'mingo/core'
import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { copyOf } from './copying.ts'
import { asBadValue } from './filter.ts'
import { knowsStage, mingoOptions } from './operators.ts'

/** Stages that neither change a document nor build one that shares parts with it and is changed. */
const READ_ONLY = new Set(['$match', '$sort', '$skip', '$limit', '$count', '$group'])

/**
 * Runs an aggregation over documents that it never changes.
 * @param documentsOf gives all documents of another collection (`$lookup`, `$unionWith`)
 * @throws CommandError UnrecognizedStage, BadValue, ChangeStreamNotSupported
 */
export function runPipeline(
  docs: readonly Doc[],
  pipeline: readonly unknown[],
  documentsOf: (collection: string) => Doc[],
): Doc[] {
  const stages = pipeline.map(checkedStage)
  if (stages.length === 0) return [...docs]
  // mingo sets and removes nested fields in place: without a copy that would be our stored document.
  const copies = !stages.every(stage => READ_ONLY.has(Object.keys(stage)[0] as string))
  return asBadValue(() =>
    new Aggregator(stages, {
      ...mingoOptions,
      processingMode: copies ? ProcessingMode.CLONE_INPUT : ProcessingMode.CLONE_OFF,
      collectionResolver: name => documentsOf(name).map(copyOf),
    }).run<Doc>(docs),
  )
}

function checkedStage(stage: unknown): Doc {
  const [name, ...others] = isDoc(stage) ? Object.keys(stage) : []
  if (name === undefined || others.length > 0) {
    throw new CommandError('BadValue', 'A pipeline stage must be an object with one field')
  }
  if (name === '$changeStream') {
    throw new CommandError(
      'ChangeStreamNotSupported',
      'The $changeStream stage is only supported on replica sets',
    )
  }
  if (!knowsStage(name)) {
    throw new CommandError('UnrecognizedStage', `Unrecognized pipeline stage name: '${name}'`)
  }
  return stage as Doc
}
