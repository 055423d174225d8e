/** JSON text that no JavaScript value is written as; `jsonText` puts it in as it is. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** `JSON.stringify`, with every `RawJson` in it written out. */
export function jsonText(value: unknown): string {
  const raws: string[] = []
  const marked = JSON.stringify(value, (_key, part) =>
    part instanceof RawJson ? `raw-json-${raws.push(part.text) - 1}` : part,
  )
  return marked.replace(/"raw-json-(\d+)"/g, (_all, index) => raws[Number(index)] ?? 'null')
}
