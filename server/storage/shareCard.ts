import sharp from 'sharp'
import { CARD_SIZE } from '#contract/asset.ts'

const { width, height } = CARD_SIZE

/** Between these, width by height, a picture fills the card and loses little. */
const FILLING = { least: 1.3, most: 2.8 }

/** Around a picture that does not fill the card; pixels. */
const MARGIN = 40

const inside = { width: width - 2 * MARGIN, height: height - 2 * MARGIN, fit: 'inside' } as const

const GROUND = '#f4f8f5'

/**
 * A picture as the card that social networks show beside a link: JPEG, because some of them know
 * nothing newer. A tall cover or a wide mark stands whole on a pale ground instead of being cut.
 */
export async function shareCard(picture: Uint8Array): Promise<Buffer> {
  const source = sharp(picture).flatten({ background: '#ffffff' })
  const metadata = await source.metadata()
  const ratio = metadata.width / metadata.height
  const isFilling = ratio >= FILLING.least && ratio <= FILLING.most
  const card = isFilling
    ? source.resize({ width, height, fit: 'cover', position: 'attention' })
    : sharp({ create: { width, height, channels: 3, background: GROUND } }).composite([
        { input: await source.resize(inside).png().toBuffer() },
      ])
  return card.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
