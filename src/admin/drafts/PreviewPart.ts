import { lazyPart } from '../lazyPart.tsx'

/** The record as visitors will see it, by code that comes when it is asked for. */
export const PreviewPart = lazyPart(() => import('./PreviewViews.tsx'))
