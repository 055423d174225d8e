import { series } from '../picture'
import { app } from './app'
import { cake } from './cake'
import { ceramicTile } from './ceramicTile'
import { embroidery } from './embroidery'
import { H, W } from './measures'
import { poster } from './poster'
import { stool } from './stool'

export const works = series(W, H, {
  'work-1': ceramicTile,
  'work-2': poster,
  'work-3': cake,
  'work-4': stool,
  'work-5': app,
  'work-6': embroidery,
})
