/**
 * Panda's class names in one or two letters: they stand on every element, so the HTML of a page is an eighth
 * smaller in Brotli, and a third as text. What must hold: the builds of pages and server call each class
 * the same, so a name is its place among all of them in order. Development keeps the long ones.
 */
import type { Plugin, Root } from 'postcss'
import { pandaSheet, sheets } from './pandaSheets.ts'

export type ClassNames = ReadonlyMap<string, string>

/** The layers whose rules are of classes that `css()` and recipes answer. */
const OURS = /^(staffR|r)ecipes\b|^(staffU|u)tilities\b/
const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/gi
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

let read: Promise<ClassNames> | undefined

/** Every name that a style of the sources may answer, and what it is in the build. */
export const classNames = (): Promise<ClassNames> => {
  read ??= readAll()
  return read
}

/** The site's names first: staff's make none of theirs longer. */
async function readAll(): Promise<ClassNames> {
  const names: string[] = []
  for (const sheet of sheets) names.push(...[...namesIn(await pandaSheet(sheet))].sort())
  return new Map(names.map((name, index) => [name, shortName(index)]))
}

function namesIn(root: Root): Set<string> {
  const names = new Set<string>()
  root.walkAtRules('layer', layer => {
    if (OURS.test(layer.params)) layer.walkRules(({ selectors }) => selectors.forEach(addFirst))
  })
  // What follows the first class, such as an editor's, is named by others.
  function addFirst(selector: string) {
    for (const [, written = ''] of [...selector.matchAll(CLASS)].slice(0, 1)) {
      names.add(unescaped(written))
    }
  }
  return names
}

const unescaped = (written: string) =>
  written.replace(
    ESCAPE,
    (_, code, char) => char ?? String.fromCodePoint(Number.parseInt(code, 16)),
  )

function shortName(index: number): string {
  const letter = LETTERS[index % LETTERS.length] ?? ''
  const rest = Math.floor(index / LETTERS.length)
  return rest === 0 ? letter : shortName(rest - 1) + letter
}

/** What an element's `class` is in the build. */
export const shortened = (classes: string, names: ClassNames): string =>
  classes.replace(/\S+/g, name => names.get(name) ?? name)

/** PostCSS's plugin, to come after Panda's. */
export const shortSelectors = (known = classNames): Plugin => ({
  postcssPlugin: 'short-selectors',
  async Once(root: Root) {
    const names = await known()
    root.walkRules(rule => {
      rule.selector = rule.selector.replace(CLASS, (selector, written) => {
        const short = names.get(unescaped(written))
        return short === undefined ? selector : `.${short}`
      })
    })
  },
})
