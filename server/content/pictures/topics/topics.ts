import { series } from '../picture'
import { business } from './business'
import { craft } from './craft'
import { data } from './data'
import { design } from './design'
import { education } from './education'
import { engineering } from './engineering'
import { finance } from './finance'
import { food } from './food'
import { health } from './health'
import { hospitality } from './hospitality'
import { informatics } from './informatics'
import { language } from './language'
import { law } from './law'
import { H, W } from './measures'
import { media } from './media'
import { security } from './security'
import { social } from './social'

export const topics = series(W, H, {
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
