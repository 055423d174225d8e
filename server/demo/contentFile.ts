/** The files under `content`, which people write: front matter in YAML, then sections in Markdown. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/** From the root of the project, where the build runs. */
const CONTENT = 'server/demo/content'

export interface ContentFile<Front> {
  /** Its name without folder and ending. */
  name: string
  front: Front
  /** What stands under each `# ` heading, in order. */
  sections: readonly { heading: string; text: string }[]
}

export const readYaml = <T>(name: string): T =>
  parse(readFileSync(join(CONTENT, name), 'utf8')) as T

/** The files of a folder in the order of their names, as paths within `content`. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(CONTENT, folder))
    .filter(name => name.endsWith('.md'))
    .sort()
    .map(name => `${folder}/${name}`)

/** @throws where it is not written as it should be */
export function readContentFile<Front>(file: string): ContentFile<Front> {
  const source = readFileSync(join(CONTENT, file), 'utf8')
  const [whole, front = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? []
  if (!whole) throw new Error(`${file} does not begin with front matter between two ---`)
  const [before = '', ...parts] = body.split(/^# /m)
  if (before.trim() !== '') throw new Error(`${file} has text before its first # heading`)
  const sections = parts.map(part => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading, text: lines.join('\n').trim() }
  })
  return { name: basename(file, '.md'), front: parse(front) as Front, sections }
}

/** The parts of a text that empty lines divide. */
export const blocksOf = (text: string): string[] => text.split(/\n{2,}/)

/** The rows of a table: its head, the dashes below it, the others. */
export const rowsOf = (table: string): string[][] =>
  table.split('\n').map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim()),
  )
