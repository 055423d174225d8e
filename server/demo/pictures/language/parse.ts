// The text of drawings: a name and its parameters at the margin, below it what is drawn, two spaces in.
// What lies inside a thing is two spaces further in, or follows it after a colon; a semicolon parts
// things that share a line: `each 3 80,0: dot 10 10 4 white; ring 10 10 9 ink 2`.

/** One thing to draw: its word, what follows the word, and the things inside it. */
export interface Line {
  readonly word: string
  readonly rest: string
  readonly inside: Line[]
}

/** A drawing with a name; a parameter without a preset must be given. */
export interface Drawing {
  /** Whether it is put at a place: `x,y[,scale[,degrees[,scale across]]]` comes before its parameters. */
  readonly placed: boolean
  readonly parameters: readonly { readonly name: string; readonly preset?: string }[]
  readonly lines: Line[]
}

const cut = (text: string, mark: string): [before: string, after: string] => {
  const end = text.indexOf(mark)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + mark.length)]
}

/** The things of one row of text. */
export function thingsOf(row: string): Line[] {
  const [before, inner] = cut(row, ': ')
  const things = before.split('; ').map(text => {
    const [word, rest] = cut(text, ' ')
    return { word, rest, inside: [] as Line[] }
  })
  if (inner) things.at(-1)?.inside.push(...thingsOf(inner))
  return things
}

const innermost = (line: Line): Line[] => {
  const last = line.inside.at(-1)
  return last ? innermost(last) : line.inside
}

function drawingOf(header: string): Drawing {
  const words = header.split(' ').slice(1)
  const placed = words[0] === 'at'
  const parameters = (placed ? words.slice(1) : words).map(text => {
    const [name, preset] = cut(text, '=')
    return preset === '' ? { name } : { name, preset }
  })
  return { placed, parameters, lines: [] }
}

/** All drawings of `text` by name. */
export function parseDrawings(text: string): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>()
  let open: { readonly depth: number; readonly inside: Line[] }[] = []
  for (const row of text.split('\n').filter(line => line.trim() !== '')) {
    const depth = row.search(/\S/)
    if (depth === 0) {
      const drawing = drawingOf(row)
      drawings.set(cut(row, ' ')[0], drawing)
      open = [{ depth, inside: drawing.lines }]
      continue
    }
    open = open.filter(outer => outer.depth < depth)
    const things = thingsOf(row.trim())
    open.at(-1)?.inside.push(...things)
    const last = things.at(-1)
    if (last) open.push({ depth, inside: innermost(last) })
  }
  return drawings
}
