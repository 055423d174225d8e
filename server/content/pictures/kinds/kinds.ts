import { series } from '../picture'
import { artisan } from './artisan'
import { degree } from './degree'
import { H, W } from './measures'
import { single } from './single'
import { stairs } from './stairs'
import { teacher } from './teacher'

export const kinds = series(W, H, {
  'kind-degree': degree,
  'kind-teacher': teacher,
  'kind-single': single,
  'kind-cpd': stairs,
  'kind-macau': artisan,
})
