import * as v from 'valibot'
import type { Common, Kind } from './kind.ts'

const yes = ['是', 'true', 'yes', '1']
const no = ['否', 'false', 'no', '0']

export const flag: Kind<Common & { readonly default: boolean }, boolean> = {
  schema: () => v.boolean('必須是true或false'),
  empty: field => field.default,
  // Nobody has said so yet.
  absent: false,
  json: () => ({ type: 'boolean' }),
  refusesBlank: true,
  fromCell: cell => {
    const word = String(cell).trim().toLowerCase()
    if (yes.includes(word)) return true
    return no.includes(word) ? false : String(cell)
  },
  choices: () => ({ true: '是', false: '否' }),
  cellRule: '必須是「是」或「否」',
}
