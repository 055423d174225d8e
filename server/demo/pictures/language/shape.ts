// The plain shapes of the language: one element of SVG each.
import { num } from '#server/drawing/svg.ts'
import { type Scope, worth } from './value.ts'

/** By word: the element, and the attributes that follow the word, the last ones optional. */
const SHAPES: Readonly<Record<string, readonly [element: string, names: string, fixed?: string]>> =
  {
    box: ['rect', 'x y width height fill rx'],
    dot: ['circle', 'cx cy r fill'],
    oval: ['ellipse', 'cx cy rx ry fill'],
    ring: ['circle', 'cx cy r stroke stroke-width', 'fill="none"'],
    frame: ['rect', 'x y width height stroke stroke-width rx', 'fill="none"'],
    shape: ['path', 'fill d', 'fill-rule="evenodd"'],
    line: [
      'path',
      'stroke stroke-width d',
      'fill="none" stroke-linecap="round" stroke-linejoin="round"',
    ],
  }

function attribute(name: string, text: string, scope: Scope): string {
  const value = worth(text, scope)
  const isColour = /^(#|none$)/.test(String(value))
  if (isColour !== (name === 'fill' || name === 'stroke')) throw new Error(`${text} as ${name}`)
  return `${name}="${typeof value === 'number' ? num(value) : value}"`
}

/** `text` with what stands in braces replaced by what it comes to. */
export const filled = (text: string, scope: Scope): string =>
  text.replaceAll(/\{([^}]+)\}/g, (_, inner: string) => {
    const value = worth(inner, scope)
    return typeof value === 'number' ? num(value) : value
  })

/** Of the choices `a|b|c` the one whose turn it is: that of the `each` around it. */
const chosen = (text: string, scope: Scope): string => {
  const choices = text.split('|')
  return choices[Number(scope.i ?? 0) % choices.length] ?? ''
}

/** The shape called `word`, or nothing where no shape is called so. */
export function drawShape(word: string, rest: string, scope: Scope): string | undefined {
  const shape = SHAPES[word]
  if (!shape) return undefined
  const [element, names, fixed = ''] = shape
  const drawn: string[] = []
  let left = rest
  for (const name of names.split(' ')) {
    if (name === 'd') {
      drawn.push(`d="${filled(chosen(left, scope), scope)}"`)
      left = ''
    } else if (left !== '') {
      const [token = ''] = left.split(' ', 1)
      drawn.push(attribute(name, token, scope))
      left = left.slice(token.length + 1)
    }
  }
  if (left !== '') throw new Error(`${word} has too much: ${rest}`)
  return `<${element} ${drawn.join(' ')} ${fixed}/>`
}
