import { type CSSProperties, useState } from 'react'
import { css, cx } from '#styled/css'
import { Picture } from '#ui/Picture.tsx'
import type { ViewedPicture } from './viewedPicture.ts'

/** What the bars above and below the picture take, in CSS pixels. */
const BARS = 112

/** Where a picture's own size is not known, it is given the place of a usual one. */
const usual = { width: 1280, height: 960 }

const box = css({
  width: 'min(100%, var(--width))',
  aspectRatio: 'var(--ratio)',
  backgroundColor: 'rgb(255 255 255 / 0.1)',
  '& > img': {
    objectFit: 'contain',
    backgroundColor: 'transparent',
    transition: 'opacity token(durations.quick)',
    userSelect: 'none',
  },
})

const coming = css({
  animation: 'breathe 1.2s ease-in-out infinite alternate',
  '& > img': { opacity: 0 },
})

/** One picture as large as the screen allows and never larger than it is; grey until it is there. */
export function LargePicture({ picture }: { picture: ViewedPicture }) {
  const [isThere, setIsThere] = useState(false)
  const { name, assets, alt } = picture
  const { width = usual.width, height = usual.height } = assets[name] ?? {}
  const ratio = width / height
  const style = {
    '--ratio': `${ratio}`,
    '--width': `min(${width}px, (100dvh - ${BARS}px) * ${ratio})`,
  } as CSSProperties
  const shownWidth = Math.min(width, innerWidth, (innerHeight - BARS) * ratio)
  return (
    <div
      className={cx(box, !isThere && coming)}
      style={style}
      onLoadCapture={() => setIsThere(true)}
      onErrorCapture={() => setIsThere(true)}
    >
      <Picture
        name={name}
        assets={assets}
        alt={alt}
        sizes={`${Math.round(shownWidth)}px`}
        isFirst
      />
    </div>
  )
}
