import type { Values } from '#editing/edit.ts'

/** Whether news have nothing to look at where the site lists them: of an album it shows the pictures. */
export function isBare({ enabled, category, image, image_list, video_url }: Values): boolean {
  const isAlbum = category === 'photo' && Array.isArray(image_list) && image_list.length > 0
  return enabled !== false && !image && !video_url && !isAlbum
}
