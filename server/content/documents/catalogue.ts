import { writeBrochure } from './brochure'
import { writeEnrolmentForm } from './enrolmentForm'
import { writeIssue } from './magazine'
import { writeSchoolCalendar } from './schoolCalendar'
import { issues } from './writings/issues'

export interface WrittenDocument {
  /** The original file name. */
  readonly label: string
  /** The finished PDF; the same bytes every time. */
  readonly write: () => Promise<Buffer>
}

/** Every document of the demo school. */
export const documents: readonly WrittenDocument[] = [
  ...issues.map((issue, i) => ({
    label: `publication-${i + 1}.pdf`,
    write: () => writeIssue(issue),
  })),
  { label: '報名表.pdf', write: writeEnrolmentForm },
  { label: '課程簡介.pdf', write: writeBrochure },
  { label: '校曆2026-2027.pdf', write: writeSchoolCalendar },
]
