import * as v from 'valibot'
import { numberInCell } from './cell.ts'
import type { Common, Kind } from './kind.ts'
import { finiteNumber } from './number.ts'

const hasAtMostTwoDecimals = (amount: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(amount))

/** On the wire MOP with at most two decimals, stored as integer cents. */
export const money: Kind<Common, number> = {
  schema: () =>
    v.pipe(
      finiteNumber(),
      v.minValue(0, '不可小於0'),
      v.maxValue(1e9, '金額太大'),
      v.check(hasAtMostTwoDecimals, '最多兩位小數'),
      v.transform(amount => Math.round(amount * 100)),
    ),
  answer: cents => Number(cents) / 100,
  json: () => ({ type: 'number', minimum: 0, multipleOf: 0.01, description: 'MOP' }),
  group: 'terms',
  refusesBlank: true,
  fromCell: numberInCell,
}
