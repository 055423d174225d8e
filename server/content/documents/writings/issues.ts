import type { Issue } from '../magazine'
import { craftNotes } from './craftNotes'
import { newsletter38 } from './newsletter38'
import { newsletter39 } from './newsletter39'
import { teachingStudies } from './teachingStudies'
import { courseGuide, studentWorks } from './yearbooks'

/** The school's publications; the number of one is its place here, and its cover carries the same. */
export const issues: readonly Issue[] = [
  newsletter38,
  newsletter39,
  craftNotes,
  studentWorks,
  courseGuide,
  teachingStudies,
]
