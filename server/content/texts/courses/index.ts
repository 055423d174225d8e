import type { Calendar } from '../calendar'
import type { CourseKind, CourseText } from '../shapes'
import { inWrittenOrder } from '../sortOrder'
import { cpdCare } from './cpdCare'
import { cpdCommunication } from './cpdCommunication'
import { cpdCompliance } from './cpdCompliance'
import { cpdOffice } from './cpdOffice'
import { degreeBusiness } from './degreeBusiness'
import { degreeService } from './degreeService'
import { macauCraft } from './macauCraft'
import { macauIndustry } from './macauIndustry'
import { singleBusiness } from './singleBusiness'
import { singleCare } from './singleCare'
import { singleComputing } from './singleComputing'
import { singleEngineering } from './singleEngineering'
import { singleHospitality } from './singleHospitality'
import { teacherPractice } from './teacherPractice'
import { teacherSubjects } from './teacherSubjects'

/** All courses by kind, in the order in which they are shown. */
export const courses = (calendar: Calendar): Record<CourseKind, CourseText[]> => ({
  degree: inWrittenOrder([...degreeBusiness(calendar), ...degreeService(calendar)]),
  teacher: inWrittenOrder([...teacherPractice(calendar), ...teacherSubjects(calendar)]),
  single: inWrittenOrder([
    ...singleComputing(calendar),
    ...singleEngineering(calendar),
    ...singleHospitality(calendar),
    ...singleCare(calendar),
    ...singleBusiness(calendar),
  ]),
  cpd: inWrittenOrder([
    ...cpdOffice(calendar),
    ...cpdCompliance(calendar),
    ...cpdCare(calendar),
    ...cpdCommunication(calendar),
  ]),
  macau: inWrittenOrder([...macauCraft(calendar), ...macauIndustry(calendar)]),
})
