import { useHydrated } from '@tanstack/react-router'
import { type SlickSummary, slickImages } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { button, column } from '#styled/recipes'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Loaded } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { CarouselControls } from './CarouselControls.tsx'
import { useSlides } from './useSlides.ts'

const frame = css({ position: 'relative', backgroundColor: 'green.800' })

const stage = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: { base: '3 / 2', tablet: '12 / 5' },
  maxHeight: { tablet: '34rem' },
  width: 'full',
  backgroundColor: 'mist',
  touchAction: 'pan-y',
})

const slide = css({
  position: 'absolute',
  inset: '0',
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity token(durations.quick), visibility token(durations.quick)',
  '&[data-current]': { opacity: 1, visibility: 'visible' },
})

// What the picture tells stands at its right; on a phone its calm left is cut away instead.
const picture = css({ objectPosition: { base: '72% center', tablet: 'center' } })

const words = css({
  position: { tablet: 'absolute' },
  inset: '0',
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
  color: 'white',
  '--colors-focus': '#ffffff',
  // A scrim under the words and no further: white stays readable even on a white picture.
  backgroundImage: {
    tablet:
      'linear-gradient(90deg, rgb(8 77 57 / 0.82), rgb(8 77 57 / 0.72) max(50% - 12rem, 24rem), rgb(8 77 57 / 0.52) max(50% - 8rem, 28rem), rgb(8 77 57 / 0.24) max(50% - 3rem, 32rem), rgb(8 77 57 / 0.07) max(50% + 1rem, 35rem), rgb(8 77 57 / 0) max(50% + 4rem, 38rem))',
  },
})

const captions = css({ display: 'grid', paddingBlock: { base: '5', tablet: '0' } })

const caption = css({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: { base: '4', tablet: '6' },
  maxWidth: { tablet: '24rem' },
  visibility: 'hidden',
  '&[data-current]': { visibility: 'visible', pointerEvents: 'auto' },
})

const title = css({ textStyle: 'title' })

/** The pictures that staff choose for the top of the home page, each with its words and link. */
export function Carousel() {
  return (
    <Loaded query={slickImages} skeleton={<div className={cx(frame, stage)} />}>
      {images => (images.length > 0 ? <Slides images={images} /> : null)}
    </Loaded>
  )
}

function Slides({ images }: { images: SlickSummary[] }) {
  const slides = useSlides(images.length)
  // The first picture has the line for itself; the others are fetched once the page is alive.
  const isAlive = useHydrated()
  return (
    <section className={frame} aria-roledescription="輪播" aria-label="精選" {...slides.area}>
      <div className={stage} {...slides.swipe}>
        {images.map((image, index) => (
          <div
            key={image.id}
            className={slide}
            data-current={index === slides.current || undefined}
          >
            {index === 0 || isAlive ? (
              <Picture
                name={image.image}
                assets={image.assets}
                alt=""
                sizes="100vw"
                isFirst={index === 0}
                className={picture}
              />
            ) : null}
          </div>
        ))}
      </div>
      <div className={words}>
        <div className={column()}>
          <div className={captions} aria-live={slides.isPlaying ? 'off' : 'polite'}>
            {images.map((image, index) => (
              <Caption key={image.id} image={image} isCurrent={index === slides.current} />
            ))}
          </div>
        </div>
      </div>
      <CarouselControls titles={images.map(image => image.title ?? '')} slides={slides} />
    </section>
  )
}

function Caption({ image, isCurrent }: { image: SlickSummary; isCurrent: boolean }) {
  return (
    <div className={caption} data-current={isCurrent || undefined}>
      <p className={title}>
        <Phrases text={image.title ?? ''} />
      </p>
      {image.href ? (
        <SiteLink href={image.href} className={button({ look: 'light' })}>
          了解更多
        </SiteLink>
      ) : null}
    </div>
  )
}
