import type { Calendar } from '../../calendar'
import type { CourseKind, CourseText } from '../shapes'
import { inWrittenOrder } from '../sortOrder'
import { cpdLife } from './cpdLife'
import { cpdWork } from './cpdWork'
import { degreeBusiness } from './degreeBusiness'
import { degreeService } from './degreeService'
import { macauCraft } from './macauCraft'
import { macauIndustry } from './macauIndustry'
import { singleBusiness } from './singleBusiness'
import { singleService } from './singleService'
import { singleTechnology } from './singleTechnology'
import { teacherPractice } from './teacherPractice'
import { teacherSubjects } from './teacherSubjects'

/** All courses by kind, in the order in which they are shown. */
export const courses = (calendar: Calendar): Record<CourseKind, CourseText[]> => ({
  degree: inWrittenOrder([...degreeBusiness(calendar), ...degreeService(calendar)]),
  teacher: inWrittenOrder([...teacherPractice(calendar), ...teacherSubjects(calendar)]),
  single: inWrittenOrder([
    ...singleTechnology(calendar),
    ...singleService(calendar),
    ...singleBusiness(calendar),
  ]),
  cpd: inWrittenOrder([...cpdWork(calendar), ...cpdLife(calendar)]),
  macau: inWrittenOrder([...macauCraft(calendar), ...macauIndustry(calendar)]),
})
