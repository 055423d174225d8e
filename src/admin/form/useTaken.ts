import type { AnyCollection } from '#contract/collection.ts'
import type { Issue } from '#contract/failure.ts'
import { uniqueFields } from '#contract/identity.ts'
import type { Values } from '#editing/edit.ts'
import { connection } from '#pwa/connection.ts'
import { useRows } from '../useRows.ts'

/**
 * Finds values that must be unique and that another record has, as far as this device knows. With a
 * network the server is asked, who knows it better.
 * @param id of the record that is being edited, also of one that is not saved yet
 */
export function useTaken(collection: AnyCollection, id: string) {
  const { rows } = useRows(collection)
  return (values: Values, before: Values | undefined): Issue[] => {
    if (connection.isReachable) return []
    return uniqueFields(collection).flatMap(([field, { label }]) => {
      const value = values[field] ?? null
      if (value === null || value === before?.[field]) return []
      const isTaken = rows.some(row => row.values.id !== id && row.values[field] === value)
      return isTaken ? [{ field, label, rule: 'unique', message: '已被另一項記錄使用' }] : []
    })
  }
}
