import { blocksOf, filesIn, readContentFile, rowsOf } from '../contentFile.ts'

export interface Article {
  readonly title: string
  readonly author: string
  readonly paragraphs: readonly string[]
}

interface FrontPage {
  readonly title: string
  readonly number: string
  readonly date: string
  readonly motto: string
  readonly accent: string
}

export interface Issue extends FrontPage {
  readonly articles: readonly Article[]
  /** A short table after the articles, its first row the head. */
  readonly table?: {
    title: string
    rows: readonly (readonly string[])[]
    shares: readonly number[]
  }
}

/** Each section is an article, its author in italics above it, or, at the end, a table. */
function readIssue(file: string): Issue {
  const { front, sections } = readContentFile<FrontPage>(file)
  const articles: Article[] = []
  let table: Issue['table']
  for (const { heading: title, text } of sections) {
    const [first = '', ...paragraphs] = blocksOf(text)
    if (first.startsWith('|')) {
      const [head = [], dashes = [], ...rows] = rowsOf(first)
      table = { title, rows: [head, ...rows], shares: dashes.map(({ length }) => length) }
    } else articles.push({ title, author: first.replaceAll('*', ''), paragraphs })
  }
  return { ...front, articles, ...(table ? { table } : {}) }
}

/** The school's publications; the number of one is its place here, and its cover carries the same. */
export const issues: readonly Issue[] = filesIn('documents').map(readIssue)
