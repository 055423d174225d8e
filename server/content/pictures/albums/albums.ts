import { series } from '../picture'
import { coffeeClass } from './coffeeClass'
import { dance } from './dance'
import { dinner } from './dinner'
import { graduates } from './graduates'
import { heritageWalk } from './heritageWalk'
import { H, W } from './measures'
import { volunteers } from './volunteers'

export const albums = series(W, H, {
  'photo-1': graduates,
  'photo-2': coffeeClass,
  'photo-3': heritageWalk,
  'photo-4': dinner,
  'photo-5': dance,
  'photo-6': volunteers,
})
