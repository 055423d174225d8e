import { series } from '../picture'
import { academy } from './academy'
import { adultsInClass } from './adultsInClass'
import { eveningSchool } from './eveningSchool'
import { graduation } from './graduation'
import { H, W } from './measures'

export const carousel = series(W, H, {
  'slick-1': eveningSchool,
  'slick-2': adultsInClass,
  'slick-3': academy,
  'slick-4': graduation,
})
