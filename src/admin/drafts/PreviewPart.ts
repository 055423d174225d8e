import { lazyPart } from '../lazyPart.tsx'
import type { Preview } from './PreviewViews.tsx'

/** The record as visitors will see it, by code that comes when it is asked for. */
export const PreviewPart = lazyPart(() => import('./PreviewViews.tsx'))

/** For an element that leads to it: all of it is fetched once somebody seems about to press. */
export function previewAhead({ preload }: Preview) {
  const fetchAll = () => {
    PreviewPart.preload()
    preload()
  }
  return { onPointerEnter: fetchAll, onFocus: fetchAll }
}
