import type { Calendar } from './calendar'
import { courses } from './courses'
import { courseImages, publications, schoolImages, slickImages } from './images'
import { news } from './news'
import { notices } from './notices'
import { blogPages } from './pages'
import { settings } from './settings'
import type { DemoTexts } from './shapes'
import { tutors } from './tutors'

/** The whole demo school in words, dated from the calendar's day of first start. */
export const demoTexts = (calendar: Calendar): DemoTexts => ({
  courses: courses(calendar),
  tutors: tutors(),
  news: news(calendar),
  notices: notices(calendar),
  publications: publications(calendar),
  slickImages: slickImages(),
  courseImages: courseImages(),
  schoolImages: schoolImages(),
  blogPages: blogPages(),
  settings: settings(),
})
