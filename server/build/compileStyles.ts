/**
 * Calls of `css()` and of recipes become, in the build, the class names that they answer: a visitor
 * downloads no code that turns styles into names. What must hold: their arguments are known when the
 * module is read. A call whose arguments are not fails the build, because it alone would bring all
 * of that code back; write one call for each case instead.
 */
import { pathToFileURL } from 'node:url'
import type { ESTree, Plugin } from 'vite'
import { type ClassNames, classNames, shortened } from './classNames.ts'
import { visit } from './visit.ts'

type Node = ESTree.Node
/** A recipe of several slots answers a class for each. */
type Style = (...styles: unknown[]) => string | Readonly<Record<string, string>>

interface StyleCall {
  /** What its names take the place of: the call, or the slot that is asked of it. */
  node: Node
  call: ESTree.CallExpression
  slot?: string
  style: Style
}

const IMPORTED_FROM = /^#(styled|staffStyled)\/(css|recipes)$/
const GENERATED = 'src/theme/generated/'
/** The folders of the two configurations of Panda: `pandaSheets.ts`. */
const folders: Readonly<Record<string, string>> = { styled: '', staffStyled: 'staff/' }

/** Vite's plugin; in development the calls stay calls, so that a changed style shows at once. */
export function compileStyles(): Plugin {
  return {
    name: 'compile-styles',
    apply: 'build',
    // After TypeScript and JSX have become plain JavaScript.
    enforce: 'post',
    transform: {
      filter: { id: [/\/src\/.*\.tsx?(\?|$)/, /\/src\/theme\/generated\//] },
      async handler(code, id) {
        // Panda's own modules only define functions: without callers they may go.
        if (id.includes(GENERATED)) return { code, moduleSideEffects: false }
        if (!/#(styled|staffStyled)\//.test(code)) return
        const program = this.parse(code)
        const calls = callsOf(program, await stylesOf(program))
        return { code: withNames(code, calls, id, await classNames()), map: null }
      },
    },
  }
}

/** The functions of Panda that a module imports, by the names it gives them. */
async function stylesOf(program: ESTree.Program): Promise<Map<string, Style>> {
  const styles = new Map<string, Style>()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const [, of = '', what] = IMPORTED_FROM.exec(node.source.value) ?? []
    if (!what) continue
    const file = `${GENERATED}${folders[of]}${what}/index.mjs`
    const functions: Record<string, Style> = await import(pathToFileURL(file).href)
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      const style = functions[specifier.imported.name]
      // Joining names at run time is cheap, and what `cx` is for.
      if (style && specifier.imported.name !== 'cx') styles.set(specifier.local.name, style)
    }
  }
  return styles
}

/** Every call of a known function, the last in the module first. */
function callsOf(program: ESTree.Program, styles: ReadonlyMap<string, Style>): StyleCall[] {
  const calls = new Map<Node, StyleCall>()
  const note = (call: Node, node: Node, slot?: string) => {
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier') return
    const style = styles.get(call.callee.name)
    // A slot is met before its call, which is within it.
    if (style && !calls.has(call)) calls.set(call, { node, call, slot, style })
  }
  visit(program, node => {
    if (node.type === 'CallExpression') note(node, node)
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return
    if (!node.computed) note(node.object, node, node.property.name)
  })
  return [...calls.values()].sort((a, b) => b.node.start - a.node.start)
}

function withNames(
  code: string,
  calls: readonly StyleCall[],
  id: string,
  short: ClassNames,
): string {
  let result = code
  for (const { node, call, slot, style } of calls) {
    const answer = style(...call.arguments.map(argument => literalOf(argument, id)))
    const names = typeof answer === 'string' ? answer : answer[slot ?? '']
    if (names === undefined)
      throw new Error(`${id}: a recipe of slots is asked for one where it is called`)
    result =
      result.slice(0, node.start) + JSON.stringify(shortened(names, short)) + result.slice(node.end)
  }
  return result
}

/** The value of a literal, however nested. @throws Error for anything that only running can tell */
function literalOf(node: Node | null, id: string): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'ArrayExpression') return node.elements.map(element => literalOf(element, id))
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(node.properties.map(property => entryOf(property, id)))
  }
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    return -Number(literalOf(node.argument, id))
  }
  if (node?.type === 'UnaryExpression' && node.operator === '!')
    return !literalOf(node.argument, id)
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked
  }
  throw notWrittenOut(id)
}

function entryOf(property: ESTree.ObjectPropertyKind, id: string): [string, unknown] {
  if (property.type !== 'Property' || property.computed) throw notWrittenOut(id)
  const { key, value } = property
  if (key.type === 'Identifier') return [key.name, literalOf(value, id)]
  return [String(literalOf(key, id)), literalOf(value, id)]
}

const notWrittenOut = (id: string) =>
  new Error(`${id}: the arguments of a style have to be written out where it is called`)
