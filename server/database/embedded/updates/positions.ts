import { type Doc, isDoc } from '../document.ts'
import { CommandError } from '../errors.ts'
import { type Condition, compileFilter, conditionsOf, type Test } from '../query/filter.ts'
import { placeAt } from './place.ts'

const IDENTIFIER = /^\$\[([a-z][a-zA-Z0-9]*)?\]$/

/** Turns paths with `$`, `$[]` and `$[name]` into the concrete paths they stand for in a document. */
export class Positions {
  readonly #conditions: Condition[]
  readonly #filters: Map<string, Test>

  /** @throws CommandError BadValue, FailedToParse for array filters that cannot be read */
  constructor(filter: Doc, arrayFilters: readonly unknown[]) {
    this.#conditions = conditionsOf(filter)
    this.#filters = new Map(arrayFilters.map(namedFilter))
  }

  /** Every array filter must be used by some path, or it is a misspelling. */
  refuseUnused(paths: readonly string[]): void {
    for (const name of this.#filters.keys()) {
      if (!paths.some(path => path.split('.').includes(`$[${name}]`))) {
        throw new CommandError(
          'FailedToParse',
          `The array filter for identifier '${name}' was not used in the update`,
        )
      }
    }
  }

  /** @throws CommandError BadValue when the list is missing or nothing matched `$` */
  expand(root: Doc, path: string): string[] {
    let paths = ['']
    for (const segment of path.split('.')) {
      paths = paths.flatMap(start =>
        segment.startsWith('$')
          ? this.#elements(root, start, segment).map(index => `${start}.${index}`)
          : [start === '' ? segment : `${start}.${segment}`],
      )
    }
    return paths
  }

  #elements(root: Doc, listPath: string, segment: string): number[] {
    const list = listPath === '' ? undefined : placeAt(root, listPath, 'lenient')?.value
    if (!Array.isArray(list)) {
      throw new CommandError(
        'BadValue',
        `The path '${listPath}' must exist in the document in order to apply array updates.`,
      )
    }
    if (segment === '$') return [this.#matchedElement(list, listPath)]
    const name = IDENTIFIER.exec(segment)
    if (!name) throw new CommandError('BadValue', `Bad array position '${segment}'`)
    const indexes = [...list.keys()]
    const identifier = name[1]
    if (identifier === undefined) return indexes
    const test = this.#filters.get(identifier)
    if (!test) {
      throw new CommandError(
        'BadValue',
        `No array filter found for identifier '${identifier}' in path '${listPath}.${segment}'`,
      )
    }
    return indexes.filter(index => test({ [identifier]: list[index] }))
  }

  /** The first element that fulfils all the filter says about its list. */
  #matchedElement(list: unknown[], listPath: string): number {
    const tests = this.#conditions.flatMap(({ path, operator, operand }): Test[] => {
      if (path !== listPath && !path.startsWith(`${listPath}.`)) return []
      // As a list of one element, `items.sku` and `$elemMatch` mean what they meant in the filter.
      return [compileFilter({ [`e${path.slice(listPath.length)}`]: { [operator]: operand } })]
    })
    const index = list.findIndex(e => tests.length > 0 && tests.every(test => test({ e: [e] })))
    if (index < 0) {
      throw new CommandError(
        'BadValue',
        'The positional operator did not find the match needed from the query.',
      )
    }
    return index
  }
}

function namedFilter(filter: unknown): [string, Test] {
  const [first] = isDoc(filter) ? conditionsOf(filter) : []
  const name = first?.path.split('.')[0]
  if (!isDoc(filter) || name === undefined || !IDENTIFIER.test(`$[${name}]`)) {
    throw new CommandError('FailedToParse', 'An array filter must name one identifier')
  }
  return [name, compileFilter(filter)]
}
