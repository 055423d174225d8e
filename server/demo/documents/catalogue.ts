import { writeBrochure } from './brochure.ts'
import { writeEnrolmentForm } from './enrolmentForm.ts'
import { issues } from './issues.ts'
import { writeIssue } from './magazine.ts'
import { writeSchoolCalendar } from './schoolCalendar.ts'

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
