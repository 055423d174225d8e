import { type SlickSummary, slickImages } from '#data/queries.ts'
import { css, cx } from '#styled/css'
import { button, column } from '#styled/recipes'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Phrases } from '#ui/Phrases.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Loaded } from '../Loaded.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { CarouselControls } from './CarouselControls.tsx'
import { useSlides } from './useSlides.ts'

const frame = css({
  backgroundColor: 'green.800',
  color: 'white',
  '--colors-focus': '#ffffff',
})

// Words and picture stand beside each other, on a phone one under the other: so no word ever lies on a face.
const scene = css({ position: 'relative', maxWidth: '120rem', marginInline: 'auto' })

// Never wider than the pictures are, so that each shows from its top to its bottom.
const stage = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: { base: '2 / 1', tablet: '12 / 5' },
  minHeight: { tablet: '18rem', wide: '20rem' },
  width: { base: 'full', tablet: '56%' },
  marginInlineStart: 'auto',
  backgroundColor: 'mist',
  // Turned by one finger; two enlarge the page, as everywhere.
  touchAction: 'pan-y pinch-zoom',
})

const slide = css({
  position: 'absolute',
  inset: '0',
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity token(durations.quick), visibility token(durations.quick)',
  '&[data-current]': { opacity: 1, visibility: 'visible' },
})

// What a picture tells stands at its right; where there is less room, its calm left is cut away.
const picture = css({ objectPosition: 'right center' })

const words = css({
  position: { tablet: 'absolute' },
  inset: '0',
  // Above the controls.
  paddingBottom: { tablet: '12' },
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
})

const captions = css({
  display: 'grid',
  maxWidth: { tablet: 'calc(40% - 1rem)' },
  paddingTop: { base: '5', tablet: '0' },
})

const caption = css({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: { tablet: 'column' },
  // In very large type the way stands below the words.
  flexWrap: { base: 'wrap', tablet: 'nowrap' },
  alignItems: { base: 'center', tablet: 'flex-start' },
  justifyContent: 'space-between',
  gap: { base: '4', wide: '6' },
  visibility: 'hidden',
  '&[data-current]': { visibility: 'visible', pointerEvents: 'auto' },
})

const title = css({
  flex: { base: '1 1 7em', tablet: 'none' },
  fontSize: { base: 'xl', tablet: '2xl', wide: '3xl' },
  fontWeight: 'bold',
  lineHeight: 'tight',
})
const way = css({ flexShrink: '0' })

/** The pictures that staff choose for the top of the home page, each with its words and link. */
export function Carousel() {
  return (
    <Loaded query={slickImages} skeleton={<Empty />}>
      {images => (images.length > 0 ? <Slides images={images} /> : null)}
    </Loaded>
  )
}

function Empty() {
  return (
    <div className={frame}>
      <div className={scene}>
        <div className={stage} />
      </div>
    </div>
  )
}

function Slides({ images }: { images: SlickSummary[] }) {
  const slides = useSlides(images.length)
  // The first picture has the line for itself; the others are fetched once the page is alive.
  const isAlive = useHydrated()
  return (
    <section className={frame} aria-roledescription="輪播" aria-label="精選" {...slides.area}>
      <div className={scene}>
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
                  sizes="(min-width: 48rem) 72vw, 100vw"
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
      </div>
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
        <SiteLink href={image.href} className={cx(button({ look: 'light' }), way)}>
          了解更多
        </SiteLink>
      ) : null}
    </div>
  )
}
