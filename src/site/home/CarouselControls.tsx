import { css } from '#styled/css'
import { column } from '#styled/recipes'
import { Icon } from '#ui/Icon.tsx'
import type { useSlides } from './useSlides.ts'

const place = css({
  position: { base: 'static', tablet: 'absolute' },
  insetInline: '0',
  bottom: '0',
  pointerEvents: 'none',
  paddingBlock: { base: '1', tablet: '3' },
  '@media (scripting: none)': { display: 'none' },
})

const row = css({ display: 'flex', alignItems: 'center', marginInlineStart: '-3' })

const control = css({
  display: 'grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  pointerEvents: 'auto',
  cursor: 'pointer',
  borderRadius: 'small',
  fontSize: 'm',
  _hover: { backgroundColor: 'rgb(255 255 255 / 0.15)' },
})

const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: 'touch',
  pointerEvents: 'auto',
  cursor: 'pointer',
  borderRadius: 'small',
  _before: {
    content: '""',
    width: '16px',
    height: '3px',
    backgroundColor: 'white',
    outline: 'unseen',
    opacity: 0.5,
  },
  '&[aria-current]::before': { width: '24px', opacity: 1 },
})

interface CarouselControlsProps {
  titles: readonly string[]
  slides: ReturnType<typeof useSlides>
}

/** Back, which, onwards, and pause; nothing of it for a single picture. */
export function CarouselControls({ titles, slides }: CarouselControlsProps) {
  if (titles.length < 2) return null
  return (
    <div className={place}>
      <div className={column()}>
        <div className={row}>
          <button type="button" className={control} onClick={() => slides.go(-1)}>
            <Icon name="left" />
            <span className={css({ srOnly: true })}>上一張</span>
          </button>
          {titles.map((title, index) => (
            <button
              key={`${title}-${String(index)}`}
              type="button"
              className={dot}
              aria-label={`第${index + 1}張：${title}`}
              aria-current={index === slides.current || undefined}
              onClick={() => slides.show(index)}
            />
          ))}
          <button type="button" className={control} onClick={() => slides.go(1)}>
            <Icon name="right" />
            <span className={css({ srOnly: true })}>下一張</span>
          </button>
          <button
            type="button"
            className={control}
            onClick={slides.toggle}
            aria-label={slides.isPlaying ? '暫停輪播' : '播放輪播'}
          >
            <Icon name={slides.isPlaying ? 'pause' : 'play'} />
          </button>
        </div>
      </div>
    </div>
  )
}
