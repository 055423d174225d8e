import { type Assets, assetAddress, pictureSources } from '#contract/asset'
import { css, cx } from '#styled/css'

interface PictureProps {
  /** The stored file name. */
  name: string
  /** The record's own assets, which know the picture's size and its narrower copies. */
  assets: Assets
  alt: string
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** The one picture that the visitor waits for. */
  isFirst?: boolean
  className?: string
}

const style = css({
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  backgroundColor: 'mist',
  color: 'ink.soft',
  fontSize: 's',
})

/** A stored picture at the width the screen needs; whoever places it gives its box a ratio. */
export function Picture({ name, assets, alt, sizes, isFirst, className }: PictureProps) {
  const asset = assets[name]
  return (
    <img
      sizes={sizes}
      srcSet={pictureSources(name, asset)}
      src={assetAddress(name)}
      alt={asset?.alt ?? alt}
      width={asset?.width}
      height={asset?.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      className={cx(style, className)}
      style={asset?.focus ? { objectPosition: asset.focus } : undefined}
    />
  )
}
