/** Numbers records 10, 20, 30 … in the order they are written, leaving room between them. */
export function inWrittenOrder<T extends object>(records: readonly T[]) {
  return records.map((record, index) => ({ ...record, sort_number: (index + 1) * 10 }))
}
