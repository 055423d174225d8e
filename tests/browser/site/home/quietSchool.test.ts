/** What is said of today where nothing is announced but what a test announces: one school for all of it. */
import { quietSchool } from '../../../setup/quietSchool.ts'
import { schoolMonths } from '../pages/schoolMonths.ts'
import { weatherToday } from '../pages/weatherToday.ts'
import { status } from './status.ts'

const school = quietSchool()
status(school)
weatherToday(school)
schoolMonths(school)
