import { series } from '../picture'
import { craft, design, engineering, food } from './topicsMaking'
import { business, data, finance, law } from './topicsOffice'
import { education, health, hospitality, social } from './topicsPeople'
import { informatics, language, media, security } from './topicsScreen'

export const topics = series(1200, 675, {
  'course-design': design,
  'course-it': informatics,
  'course-business': business,
  'course-education': education,
  'course-hospitality': hospitality,
  'course-language': language,
  'course-health': health,
  'course-engineering': engineering,
  'course-law': law,
  'course-food': food,
  'course-craft': craft,
  'course-media': media,
  'course-data': data,
  'course-social': social,
  'course-security': security,
  'course-finance': finance,
})
