import * as v from 'valibot'
import type { Common, Kind } from './kind.ts'

/** One of a few keys, each with its label. */
export const choice: Kind<Common & { readonly options: Readonly<Record<string, string>> }, string> =
  {
    schema: ({ options }) => v.picklist(Object.keys(options), '不是可選的項目'),
    json: ({ options }) => ({ type: 'string', enum: Object.keys(options) }),
    asText: (key, { options }) => options[key] ?? key,
    fromCell: (cell, { options }) => {
      const word = String(cell).trim()
      return Object.keys(options).find(key => options[key] === word) ?? word
    },
    isSearched: true,
    choices: ({ options }) => options,
  }
