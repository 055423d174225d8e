import { lazyPart } from '../lazyPart.tsx'

/** Cuts a picture, by code that comes when it is asked for. */
export const CropPicture = lazyPart(() => import('./CropDialog.tsx'), null)
