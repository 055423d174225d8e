import { type Assets, UPLOAD_PATH } from '#contract/asset.ts'
import { escapedMarkup } from '#contract/characters.ts'
import { pictureSources, picturesAt } from '#data/fileAddress.ts'

/**
 * A rich text, whose pictures are written as the site's own (`./upload/x` by the old one), with their
 * addresses, sizes and narrower copies, and with what the library says of those that the text
 * itself says nothing of; of an attribute that is there twice, a browser reads the first.
 */
export const withPictures = (html: string, assets: Assets): string =>
  html.replace(
    /(<img\b[^>]*?\ssrc=")\.?\/upload\/([^"]+)([^>]*?)(?= ?\/?>)/g,
    (_, tag, name, others) => {
      const { width, height, alt = '' } = assets[name] ?? {}
      const copies = pictureSources(name, assets[name])
      return `${tag}${picturesAt() ?? UPLOAD_PATH}/${name}${others}${
        / alt\b/.test(tag + others) ? '' : ` alt="${escapedMarkup(alt)}"`
      }${width && !/ width=/.test(others) ? ` width="${width}" height="${height}"` : ''}${
        copies ? ` sizes="(min-width: 51rem) 48rem, 100vw" srcset="${copies}"` : ''
      } loading="lazy" decoding="async"`
    },
  )
