/** A video by where it can be played. */
export type Video =
  /** In a frame of a video site; `player` is that site's address for frames. */
  | { kind: 'frame'; site: string; player: string }
  /** By the browser itself; `host` where the address names one. */
  | { kind: 'file'; host?: string }
  /** Only at its own address. */
  | { kind: 'link'; host?: string }

const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/
const BILIBILI = /^(?:www\.|m\.|player\.)?bilibili\.com$/
const FILE = /\.(?:mp4|webm)$/i

const youTube = (id: string | null | undefined): Video | undefined =>
  id && /^[\w-]{11}$/.test(id)
    ? {
        kind: 'frame',
        site: 'YouTube',
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      }
    : undefined

function bilibili(id: string | null | undefined, part: string | null): Video | undefined {
  const name = /^BV[0-9A-Za-z]{10}$/.test(id ?? '') ? `bvid=${id}` : undefined
  const number = /^av(\d+)$/i.exec(id ?? '')?.[1]
  if (!name && !number) return undefined
  const page = part && /^\d+$/.test(part) ? part : '1'
  return {
    kind: 'frame',
    site: 'Bilibili',
    player: `https://player.bilibili.com/player.html?${name ?? `aid=${number}`}&p=${page}&autoplay=1`,
  }
}

/** The player that a video site's page stands for; `undefined` where the address names no video. */
function framed({ hostname, pathname, searchParams }: URL): Video | undefined {
  const [first = '', second] = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return youTube(first)
  if (YOUTUBE.test(hostname)) {
    if (first === 'watch') return youTube(searchParams.get('v'))
    return /^(?:embed|shorts|live|v)$/.test(first) ? youTube(second) : undefined
  }
  if (!BILIBILI.test(hostname)) return undefined
  const aid = searchParams.get('aid')
  const id = first === 'video' ? second : (searchParams.get('bvid') ?? (aid && `av${aid}`))
  return bilibili(id, searchParams.get('p'))
}

/**
 * Reads the address of a video as staff have written it: a page of YouTube or Bilibili, an address
 * of this site (`/upload/…`, `/films/x.mp4`), or anything else, which can only be opened.
 */
export function readVideo(address: string): Video {
  if (/^\/(?!\/)/.test(address)) {
    return { kind: FILE.test(address.replace(/[?#].*$/s, '')) ? 'file' : 'link' }
  }
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return { kind: 'link' }
  const url = new URL(address)
  return framed(url) ?? { kind: FILE.test(url.pathname) ? 'file' : 'link', host: url.host }
}
