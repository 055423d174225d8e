import * as v from 'valibot'
import { numberInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'

interface Options extends Common {
  readonly min?: number
  readonly max?: number
  readonly integer?: boolean
  /** Follows the number wherever it is read. */
  readonly unit?: string
}

/** A number as it travels, neither infinite nor none, with what a person is told of another value. */
export const finiteNumber = () => v.pipe(v.number('必須是數字'), v.finite('必須是有限的數字'))

export const number: Kind<Options, number> = {
  schema: ({ min = -Infinity, max = Infinity, integer }) =>
    v.pipe(
      finiteNumber(),
      v.minValue(min, `不可小於${min}`),
      v.maxValue(max, `不可大於${max}`),
      v.check(value => !integer || Number.isSafeInteger(value), '必須是整數'),
    ),
  json: ({ min, max, integer }) => ({
    type: integer ? 'integer' : 'number',
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  }),
  refusesBlank: true,
  fromCell: numberInCell,
}
