/**
 * Cuts texts and queries into what is looked for. Chinese has no spaces, so every two neighbours
 * make a term; other letters make words and codes. All terms are folded.
 */
import { foldCharacter } from './fold.ts'

/** A term, and where it stands in the text as written. */
interface Token {
  term: string
  start: number
  /** Behind its last character. */
  end: number
}

const LETTER = '(?:(?!\\p{Script=Han})[\\p{L}\\p{N}])'
const RUN = new RegExp(`(?<han>\\p{Script=Han}+)|(?<word>${LETTER}+(?:[-_.@/'’]${LETTER}+)*)`, 'gu')

/** A stretch of Chinese, or a word. */
interface Run {
  folded: string
  isHan: boolean
  /** Where each of its characters (UTF-16) comes from. */
  starts: number[]
  ends: number[]
}

function runsOf(text: string): Run[] {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of text) {
    const piece = foldCharacter(character)
    const end = at + character.length
    folded += piece
    for (let unit = 0; unit < piece.length; unit += 1) {
      starts.push(at)
      ends.push(end)
    }
    // An accent on its own belongs to the letter before it.
    if (piece === '' && ends.length > 0) ends[ends.length - 1] = end
    at = end
  }
  return Array.from(folded.matchAll(RUN), ({ 0: run, index, groups }) => ({
    folded: run,
    isHan: groups?.han !== undefined,
    starts: starts.slice(index, index + run.length),
    ends: ends.slice(index, index + run.length),
  }))
}

/** The piece of a run's characters from `from` up to `to` (UTF-16). */
const piece = ({ folded, starts, ends }: Run, from: number, to: number): Token => ({
  term: folded.slice(from, to),
  start: starts[from] ?? 0,
  end: ends[to - 1] ?? 0,
})

/** Each character, and each with its neighbour. */
function hanTokens(run: Run): Token[] {
  const from = [...run.folded].map(({ length }) => length)
  let at = 0
  return from.flatMap((length, index) => {
    const [start, middle] = [at, at + length]
    at = middle
    const next = from[index + 1]
    if (next === undefined) return [piece(run, start, middle)]
    return [piece(run, start, middle), piece(run, start, middle + next)]
  })
}

const isPair = ({ term }: Token): boolean => term.length > 2 || [...term].length === 2

const JOINERS = /[-_.@/'’]/g
const withoutJoiners = (word: string): string => word.replace(JOINERS, '')

/** A word; of a code such as DEG-101 also its parts, and itself written as one. */
function wordTokens(run: Run): Token[] {
  const whole = piece(run, 0, run.folded.length)
  const term = withoutJoiners(run.folded)
  if (term === run.folded) return [whole]
  const parts = Array.from(run.folded.matchAll(/[^-_.@/'’]+/g), ({ 0: part, index }) =>
    piece(run, index, index + part.length),
  )
  return [...parts, { ...whole, term }]
}

/** All that can be marked in a text, in the order in which it stands there. */
export function tokensOf(text: string): Token[] {
  return runsOf(text).flatMap(run => (run.isHan ? hanTokens(run) : wordTokens(run)))
}

/**
 * What a text is kept under. A single character finds the pairs that it begins, so only the last one
 * of a stretch stands for itself. Apart from `tokensOf`, because an index takes many texts at once
 * and wants to know no places.
 */
export function termsOfText(text: string): string[] {
  const terms: string[] = []
  const folded = Array.from(text, foldCharacter).join('')
  for (const { 0: run, groups } of folded.matchAll(RUN)) {
    if (groups?.han === undefined) terms.push(...wordTerms(run))
    else addPairs(run, terms)
  }
  return terms
}

function addPairs(run: string, terms: string[]) {
  let before = ''
  for (const character of run) {
    if (before) terms.push(before + character)
    before = character
  }
  terms.push(before)
}

function wordTerms(word: string): string[] {
  const whole = withoutJoiners(word)
  return whole === word ? [word] : [...word.split(JOINERS).filter(part => part !== ''), whole]
}

/**
 * What a query looks for, each once: pairs, because a single character says little, unless it stands
 * alone; and words, where a code counts as one, with or without its hyphen.
 */
export function termsOfQuery(query: string): string[] {
  const terms = runsOf(query).flatMap(run => {
    if (!run.isHan) return [withoutJoiners(run.folded)]
    const tokens = hanTokens(run)
    return (tokens.length === 1 ? tokens : tokens.filter(isPair)).map(({ term }) => term)
  })
  return [...new Set(terms)]
}

/** Whether a term is Chinese, and not a word or a code. */
export const isHan = (term: string): boolean => term.charCodeAt(0) >= 0x2e80
