/** The rich text of a degree programme: terms with their subjects instead of single lessons. */
import { bullets, heading, paragraphs, richText, table } from '../richText'

export interface Programme {
  outcomes: readonly string[]
  /** A term, its subjects, and their credits. */
  terms: readonly (readonly [term: string, subjects: string, credits: number])[]
  assessment: string
  progression: string
}

export function programme({ outcomes, terms, assessment, progression }: Programme): string {
  const total = terms.reduce((sum, [, , credits]) => sum + credits, 0)
  return richText(
    heading('培養目標'),
    bullets(...outcomes),
    heading('科目及學分'),
    table(
      ['學期', '科目', '學分'],
      [
        ...terms.map(([term, subjects, credits]) => [term, subjects, String(credits)]),
        ['合計', '', String(total)],
      ],
    ),
    heading('評核方式'),
    paragraphs(assessment),
    heading('升學及就業'),
    paragraphs(progression),
  )
}
