/** Reads every record of the demo school from its file. What the build packs of it needs no Markdown. */
import { hash } from 'node:crypto'
import MarkdownIt from 'markdown-it'
import markdownItCjkFriendly from 'markdown-it-cjk-friendly'
import { type AnyCollection, fieldsFor } from '#contract/collection.ts'
import { collections } from '#contract/collections/index.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { filesIn, readContentFile, readYaml } from './contentFile.ts'
import type { DemoTexts, Draft, Text } from './texts.ts'

const markdown = new MarkdownIt().use(markdownItCjkFriendly)

/** As the editor writes it: no space where a line ends, a quotation without a paragraph in it. */
const htmlOf = (text: string): string =>
  markdown
    .render(text)
    .replaceAll('\n', '')
    .replace(/(?<=<blockquote>)<p>(.*?)<\/p>(?=<\/blockquote>)/g, '$1')

/** The same id at every attempt, so that a start cut off half way can be gone on with. */
const demoId = (collection: string, key: string): string =>
  hash('sha256', `demo/${collection}/${key}`).slice(0, 24)

/** Tutors are referred to by the names of their files; the others are told apart by their place. */
const idOf = (collection: string, name: string, place: number): string =>
  demoId(collection, collection === tutor.name ? name : String(place))

/** What a file says of a record, by field; what is no field keeps the name it has there. */
function readText(collection: AnyCollection, file: string, place: number): Text {
  const { name: stem, front, sections } = readContentFile<Draft>(file)
  const fields = fieldsFor(collection, front)
  const draft: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(front)) {
    const field = fields[name]
    const refersTo = field && 'collection' in field ? field.collection : undefined
    draft[name] =
      refersTo && Array.isArray(value) ? value.map(name => demoId(refersTo, name)) : value
  }
  for (const { heading, text } of sections) {
    const name = Object.keys(fields).find(name => fields[name]?.label === heading) ?? heading
    draft[name] = htmlOf(text)
  }
  // Ten apart, which leaves room between them.
  if (collection.order === 'sort_number') draft.sort_number = (place + 1) * 10
  return { file, collection: collection.name, id: idOf(collection.name, stem, place), draft }
}

/** @throws naming the file that is not written as it should be */
export const readContent = (): DemoTexts => ({
  settings: readYaml('settings.yaml'),
  records: collections.flatMap(collection =>
    filesIn(collection.name).map((file, place) => readText(collection, file, place)),
  ),
})
