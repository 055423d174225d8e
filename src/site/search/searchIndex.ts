import MiniSearch, { type SearchResult } from 'minisearch'
import { isOpen } from '#contract/collections/course.ts'
import { bySoonestEntry } from '../course/courseOrder.ts'
import type { SearchDocument } from './documents.ts'
import { isHan, termsOfQuery, termsOfText } from './tokens.ts'

/** What was found, and the terms to mark in it. */
export interface Hit {
  document: SearchDocument
  terms: ReadonlySet<string>
}

/** Answers the best first; `now` says which courses are open. */
export type Search = (query: string, now?: Date) => Hit[]

type Part = 'title' | 'alias' | 'brief' | 'text'

/** What a title, a name or a code says counts for more than what stands in a long text. */
const boost: Partial<Record<Part, number>> = { title: 6, alias: 4, brief: 2 }

function textOf({ title, kind, alias = '', facts }: SearchDocument, part: Part): string {
  if (part === 'title') return title
  if (part === 'alias') return alias
  const texts = facts.filter(fact => fact.isBrief === (part === 'brief')).map(fact => fact.text)
  return (part === 'brief' ? [kind, ...texts] : texts).join('\n')
}

/** Where a digit stands in Unicode: among private characters, so that no term has it. */
const DIGITS = 0xe000

/**
 * A term as the index keeps it. The index is a tree that walks through all children of a node, and
 * thousands of Chinese characters would be children of its root: written in digits they branch by 64
 * at most, and the index is made seven times as fast.
 */
export function keyOf(term: string): string {
  if (!isHan(term)) return term
  let key = ''
  for (let at = 0; at < term.length; at += 1) key += digitsOf(term.charCodeAt(at))
  return key
}

const digits: string[] = []

function digitsOf(unit: number): string {
  digits[unit] ??= String.fromCharCode(
    DIGITS + (unit >> 10),
    DIGITS + ((unit >> 5) & 31),
    DIGITS + (unit & 31),
  )
  return digits[unit]
}

const isHanKey = (key: string) => key.charCodeAt(0) >= DIGITS

/** A word finds what it begins, and so does a single Chinese character: three digits. */
const isPrefix = (key: string) => !isHanKey(key) || key.length <= 3

/** How many letters of a word may be wrong; a number is right or it is another. */
function slips(key: string): number | false {
  if (isHanKey(key) || !/^\p{L}{5,}$/u.test(key)) return false
  return key.length < 6 ? 1 : 2
}

/** Less of a query than this is no answer to it; 如何報名 finds 報名 by one pair of three. */
const LEAST_SHARE = 1 / 3

/** What says less of the query than the best does has to come up to this part of its score. */
const ENOUGH_SCORE = 0.15

/**
 * Best first, without the long tail: of 烘焙課程 whoever says 烘焙 is meant, and not every 課程.
 * What says the most of the query is always kept, however little its place counts.
 */
function ranked(found: readonly SearchResult[], asked: number) {
  const scored = found
    .map(result => ({ ...result, share: result.queryTerms.length / asked }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(result => ({ ...result, score: result.score * result.share ** 2 }))
    .sort((a, b) => b.score - a.score)
  const most = Math.max(...scored.map(({ share }) => share))
  const enough = (scored[0]?.score ?? 0) * ENOUGH_SCORE
  return scored.filter(({ share, score }) => share === most || score >= enough)
}

/** So many take a few milliseconds on a phone: a key that is pressed meanwhile is heard between two pieces. */
const PIECE = 10

/** An index over the documents, made piece by piece. */
export async function createSearch(documents: readonly SearchDocument[]): Promise<Search> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: ['title', 'alias', 'brief', 'text'] satisfies Part[],
    extractField: (document, field) =>
      field === 'href' ? document.href : textOf(document, field as Part),
    tokenize: termsOfText,
    processTerm: keyOf,
    searchOptions: {
      tokenize: termsOfQuery,
      boost,
      prefix: isPrefix,
      fuzzy: slips,
      weights: { prefix: 0.5, fuzzy: 0.2 },
    },
  })
  await index.addAllAsync(documents, { chunkSize: PIECE })
  const byHref = new Map(documents.map(document => [document.href, document]))

  return (query, now = new Date()) => {
    const asked = termsOfQuery(query)
    const found = ranked(index.search(query), asked.length).flatMap(({ id, terms, share }) => {
      const document = byHref.get(id)
      const words = terms.filter(term => !isHanKey(term))
      const marked = new Set([...asked.filter(isHan), ...words])
      return document ? [{ document, terms: marked, share }] : []
    })
    return soonestFirst(openFirst(found, now), asked, now)
  }
}

/** The course of a hit, if it is one. */
const courseOf = ({ document: { note } }: Hit) =>
  note && 'course' in note ? note.course : undefined

/**
 * A course that one can no longer enrol for comes last, unless it says more of what was asked than
 * any open one: then it was meant.
 */
function openFirst(found: readonly (Hit & { share: number })[], now: Date): Hit[] {
  const stateOf = (hit: Hit) => {
    const course = courseOf(hit)
    return course && (isOpen(course, now) ? 'open' : 'closed')
  }
  const most = Math.max(
    0,
    ...found.filter(hit => stateOf(hit) === 'open').map(({ share }) => share),
  )
  const isLate = (hit: Hit & { share: number }) => stateOf(hit) === 'closed' && hit.share <= most
  return [...found.filter(hit => !isLate(hit)), ...found.filter(isLate)]
}

/**
 * Open courses whose names say all that was asked are as near to it as one another: in the places that
 * they have, the one that closes first comes first.
 */
function soonestFirst(found: readonly Hit[], asked: readonly string[], now: Date): Hit[] {
  const named = found.flatMap((hit, place) => {
    const course = courseOf(hit)
    if (!course || !isOpen(course, now)) return []
    const said = new Set(termsOfText(hit.document.title))
    return asked.every(term => said.has(term)) ? [{ place, hit, course }] : []
  })
  const soonest = new Map(
    named.toSorted(bySoonestEntry).map(({ hit }, at) => [named[at]?.place, hit]),
  )
  return found.map((hit, place) => soonest.get(place) ?? hit)
}
