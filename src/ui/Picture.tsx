import type { Assets } from '#contract/asset.ts'
import { fileAddress, pictureSources } from '#data/fileAddress.ts'
import { css, cx } from '#styled/css'
import { Missing, useMissing } from './Missing.tsx'
import { Placeholder } from './Placeholder.tsx'

interface PictureProps {
  /** The stored file name; none where the record has no picture yet. */
  name: string | null | undefined
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

/**
 * A stored picture at the width the screen needs, or what is drawn in its place; whoever places it
 * gives its box a ratio.
 */
export function Picture({ name, assets, alt: words, sizes, isFirst, className }: PictureProps) {
  const { isMissing, element, askAgain } = useMissing(name ?? undefined)
  const asset = name ? assets[name] : undefined
  const alt = asset?.alt ?? words
  if (!name) return <Placeholder words="相片稍後提供" alt={alt} className={className} />
  if (isMissing) {
    const ratio = asset?.width && asset.height ? asset.width / asset.height : undefined
    return (
      <Missing alt={alt} className={className} style={{ aspectRatio: ratio }} onReturn={askAgain} />
    )
  }
  const show = (image: HTMLImageElement | null) => {
    element.ref(image)
    // No attribute of its own: the page's policy allows none. What the server sent has a rule for it.
    if (!image) return
    image.style.objectPosition = asset?.focus ?? ''
    // Only until it is there: one that is shown whole leaves room beside it.
    image.style.backgroundColor = (!image.complete && asset?.colour) || ''
  }
  return (
    <img
      {...element}
      ref={show}
      onLoad={event => {
        event.currentTarget.style.backgroundColor = ''
      }}
      data-focus={asset?.focus}
      sizes={sizes}
      srcSet={pictureSources(name, asset)}
      src={fileAddress(name)}
      alt={alt}
      width={asset?.width}
      height={asset?.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      className={cx(style, className)}
    />
  )
}
