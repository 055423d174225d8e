/**
 * What a device shows of the installed site: the icons and start-up pictures, drawn from the one icon. The
 * screenshots are those that README shows.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import toIco from 'png-to-ico'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import {
  APPLE_ICON,
  APPLE_SCREENS,
  BADGE,
  FAVICON,
  ICON_SIZES,
  iconAddress,
  startUpAddress,
} from '#contract/installation.ts'
import { manifest } from '#contract/manifest.ts'

const ICON = 'src/theme/icon.svg'
const SCREENSHOTS = '.github'
/** What a mask leaves of a maskable icon for certain, across its middle. */
const SAFE = 0.8
/** The icon's part of a start-up picture's shorter side. */
const START_UP_SHARE = 0.28

/** Vite's plugin; it writes beside the build's own files. */
export function installation(): Plugin {
  return {
    name: 'installation',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const icon = await readFile(ICON, 'utf8')
      await mkdir(join(dir, dirname(BADGE.address)), { recursive: true })
      await Promise.all([
        ...ICON_SIZES.flatMap(size => [
          draw(icon, size, join(dir, iconAddress('any', size))),
          draw(onWholeGround(icon, SAFE), size, join(dir, iconAddress('maskable', size))),
        ]),
        draw(onWholeGround(icon, 1), APPLE_ICON.size, join(dir, APPLE_ICON.address)),
        draw(withoutGround(icon), BADGE.size, join(dir, BADGE.address)),
        drawFavicon(icon, join(dir, FAVICON.address)),
        ...APPLE_SCREENS.map(screen =>
          drawStartUp(icon, screen, join(dir, startUpAddress(screen))),
        ),
        ...manifest.screenshots.map(({ src }) => copyScreenshot(src, dir)),
      ])
    },
  }
}

async function copyScreenshot(address: string, dir: string) {
  const name = address.slice(address.lastIndexOf('/') + 1)
  await cp(join(SCREENSHOTS, name), join(dir, address))
}

const png = { compressionLevel: 9, palette: true } as const

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) }).resize(size, size)

async function draw(svg: string, size: number, file: string) {
  await drawn(svg, size).png(png).toFile(file)
}

async function drawFavicon(icon: string, file: string) {
  const pictures = FAVICON.sizes.map(size => drawn(icon, size).png().toBuffer())
  await writeFile(file, await toIco(await Promise.all(pictures)))
}

async function drawStartUp(icon: string, screen: (typeof APPLE_SCREENS)[number], file: string) {
  const [width, height] = [screen.width * screen.ratio, screen.height * screen.ratio]
  const size = Math.round(Math.min(width, height) * START_UP_SHARE)
  const mark = await drawn(icon, size).toBuffer()
  const { background_color: background } = manifest
  await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: mark }])
    .png(png)
    .toFile(file)
}

const GROUND = /(<rect [^>]*?) rx="\d+"([^>]*\/>)/
const MARK = /<g fill="#fff">([\s\S]*)<\/g>/

/** The icon on a ground that reaches every edge, its mark `scale` times as large. */
function onWholeGround(icon: string, scale: number): string {
  const shift = 32 * (1 - scale)
  return icon
    .replace(GROUND, '$1$2')
    .replace(MARK, `<g fill="#fff" transform="translate(${shift} ${shift}) scale(${scale})">$1</g>`)
}

const withoutGround = (icon: string): string => icon.replace(/<rect [^>]*\/>/, '')
