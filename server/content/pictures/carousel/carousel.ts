import { series } from '../picture'
import { academy } from './academy'
import { eveningClass, examination } from './eveningClass'
import { eveningSchool } from './eveningSchool'
import { exhibition } from './exhibition'
import { H, W } from './measures'

export const carousel = series(W, H, {
  'slick-1': eveningSchool,
  'slick-2': academy,
  'slick-3': () => eveningClass(examination),
  'slick-4': exhibition,
})
