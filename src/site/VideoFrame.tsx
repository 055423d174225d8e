import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { css, cx } from '#styled/css'
import { useHydrated } from '#ui/Hydrated.tsx'
import { Icon } from '#ui/Icon.tsx'
import { isPlainClick } from '#ui/plainClick.ts'
import { readVideo, type Video } from './videoAddress.ts'

const frame = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: 'small',
  backgroundColor: 'green.800',
  '--colors-focus': '#ffffff',
  // Why there is no still is said above the sign, which would cover it.
  '& > [data-placeholder]': { alignItems: 'start', paddingTop: '3' },
})

const drawn = css({
  backgroundImage: 'token(assets.tile.dark)',
  backgroundSize: '80px 80px',
  backgroundPosition: 'center',
})

const full = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  border: 'none',
})

const start = css({
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-4px' },
})

const sign = css({
  display: 'grid',
  placeItems: 'center',
  width: '16',
  height: '16',
  paddingInlineStart: '1',
  border: '2px solid white',
  borderRadius: 'round',
  fontSize: 'xl',
  color: 'white',
  backgroundColor: 'green.700',
  transition: 'background-color token(durations.quick)',
  'a:hover > &': { backgroundColor: 'green.800' },
})

const unseen = css({ srOnly: true })

// On the still, beside the sign and outside of the button, whose name is the film's alone.
const chip = css({
  position: 'absolute',
  insetInlineStart: '0',
  bottom: '0',
  paddingInline: '3',
  paddingBlock: '1',
  borderStartEndRadius: 'small',
  textStyle: 'small',
  color: 'white',
  backgroundColor: 'green.800',
  pointerEvents: 'none',
})

interface VideoFrameProps {
  /** A page of YouTube or Bilibili, a video file, or any other address. */
  url: string
  title: string
  /** The still picture; without one a drawn ground takes its place. */
  poster?: ReactNode
}

/**
 * A video that asks no other site for anything until it is wanted: a still with a play sign, whose
 * place the player takes. It is a button; without script, and for what cannot play here, a link.
 */
export function VideoFrame({ url, title, poster }: VideoFrameProps) {
  const router = useRouter()
  const [isPlaying, setIsPlaying] = useState(false)
  // A sub-page that is left is only hidden: its film would go on, with no way to stop it.
  useEffect(() => {
    if (!isPlaying) return
    return router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
      if (hrefChanged) setIsPlaying(false)
    })
  }, [isPlaying, router])
  const video = readVideo(url)
  const canPlay = useHydrated() && isPlayable(video)
  if (isPlaying) {
    return (
      <div className={frame}>
        <Player video={video} url={url} title={title} />
      </div>
    )
  }

  const play = (event: MouseEvent | KeyboardEvent) => {
    if (!isPlainClick(event) || !isPlayable(video)) return
    event.preventDefault()
    setIsPlaying(true)
  }
  const origin = originWords(video)
  return (
    <div className={cx(frame, !poster && drawn)}>
      {poster}
      {/* One element throughout: a click from before hydration is done again on what was clicked. */}
      <a
        href={url}
        rel="noopener"
        role={canPlay ? 'button' : undefined}
        data-here={isOwn(video) ? '' : undefined}
        className={cx(full, start)}
        onClick={play}
        onKeyDown={event => (event.key === ' ' ? play(event) : undefined)}
      >
        <span className={sign}>
          <Icon name="play" />
        </span>
        <span className={unseen}>{`播放影片：${title}`}</span>
      </a>
      {origin ? <p className={chip}>{origin}</p> : null}
    </div>
  )
}

/** Whether its address alone says that it plays here; the server knows no more. */
const isOwn = (video: Video): boolean =>
  video.kind === 'frame' || (video.kind === 'file' && !video.host)

/** A file of another host is not played here: the page's policy allows only this site's. */
const isPlayable = (video: Video): boolean =>
  isOwn(video) || (video.kind === 'file' && video.host === location.host)

interface PlayerProps {
  video: Video
  url: string
  title: string
}

function Player({ video, url, title }: PlayerProps) {
  // What was clicked is gone: the keyboard goes on in the player that stands in its place.
  const takeFocus = (element: HTMLElement | null) => element?.focus()
  if (video.kind !== 'frame') {
    return (
      <video ref={takeFocus} src={url} title={title} className={full} controls autoPlay playsInline>
        {/* Captions lie beside the film under its own name; they are asked for when turned on. */}
        <track kind="captions" src={captionsOf(url)} srcLang="zh-Hant" label="中文" />
      </video>
    )
  }
  return (
    <iframe
      ref={takeFocus}
      src={video.player}
      title={title}
      className={full}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Video sites refuse to play in a frame that does not say where it stands.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

const captionsOf = (url: string) => url.replace(/\.\w+(?=$|[?#])/, '.vtt')

/** Which site will be asked, said before it is. */
function originWords(video: Video): string | undefined {
  if (video.kind === 'frame') return `播放時會連接到${video.site}`
  if (!video.host) return undefined
  return video.kind === 'file' ? `播放時會連接到${video.host}` : `影片在${video.host}`
}
