/**
 * Pictures as cameras make them, for what drawings do not show: grain, faces off centre, very bright and very
 * dark ones, portraits and panoramas. They are made here and are the same every time.
 */
import sharp from 'sharp'
import type { Staff } from './staff.ts'

interface Shot {
  label: string
  width: number
  height: number
  /** The colours of its light, from the upper left to the lower right. */
  light: [string, string]
  /** Where its face is, in shares of the width and the height. */
  face: [x: number, y: number]
}

const shots: readonly Shot[] = [
  { label: '橫向', width: 1600, height: 1067, light: ['#e8c99b', '#3c5a73'], face: [0.14, 0.3] },
  { label: '直向', width: 1067, height: 1600, light: ['#9fb8a3', '#5b3a2e'], face: [0.7, 0.16] },
  { label: '全景', width: 3200, height: 800, light: ['#bcd7ee', '#8a7a55'], face: [0.9, 0.55] },
  { label: '極亮', width: 1600, height: 1200, light: ['#ffffff', '#f3f6fa'], face: [0.5, 0.2] },
  { label: '極暗', width: 1600, height: 1200, light: ['#050608', '#16181d'], face: [0.25, 0.75] },
  { label: '方形', width: 900, height: 900, light: ['#c65a4b', '#f0d7a8'], face: [0.82, 0.82] },
  { label: '細小', width: 300, height: 225, light: ['#708f6d', '#cfd8c0'], face: [0.3, 0.4] },
]

async function take({ width, height, light, face }: Shot): Promise<Buffer> {
  const [from, to] = light
  const size = Math.min(width, height) / 6
  const [x, y] = [face[0] * width, face[1] * height]
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="light" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="${x}" cy="${y + 1.9 * size}" rx="${1.3 * size}" ry="${size}" fill="#2d4a6b"/>
    <ellipse cx="${x}" cy="${y}" rx="${0.72 * size}" ry="${0.9 * size}" fill="#d8a580"/>
    <circle cx="${x - 0.25 * size}" cy="${y - 0.1 * size}" r="${0.08 * size}"/>
    <circle cx="${x + 0.25 * size}" cy="${y - 0.1 * size}" r="${0.08 * size}"/>
  </svg>`
  // A tile of grain, always the same: real noise would give another file every time.
  const side = 128
  const grain = Buffer.from(
    Array.from({ length: side * side * 4 }, (_, i) =>
      i % 4 === 3 ? 26 : (((i >> 2) * 2_654_435_761) >>> 7) % 256,
    ),
  )
  const raw = { width: side, height: side, channels: 4 as const }
  return sharp(Buffer.from(scene))
    .composite([{ input: grain, raw, tile: true }])
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Uploads them all, each with where its face is. @returns their stored names */
export async function uploadPhotographs(staff: Staff): Promise<string[]> {
  const names: string[] = []
  for (const shot of shots) {
    const file = new Blob([new Uint8Array(await take(shot))])
    const name = await staff.upload(file, `${shot.label}.jpg`)
    const [x, y] = shot.face.map(share => `${Math.round(share * 100)}%`)
    await staff.say(name, { focus: `${x} ${y}` })
    names.push(name)
  }
  return names
}
