/** The pictures that a device needs of the installed site, and where they stand. */

const ICON_FOLDER = '/icons'

/** Pixels of the icons; `any` stands on its own ground, `maskable` is cut to shape by the device. */
export const ICON_SIZES = [192, 512] as const

export const iconAddress = (purpose: 'any' | 'maskable', size: number): string =>
  `${ICON_FOLDER}/${purpose === 'any' ? 'icon' : purpose}-${size}.png`

export const APPLE_ICON = { address: `${ICON_FOLDER}/apple-touch-icon.png`, size: 180 } as const

/** For browsers without SVG icons (Safari), and where nothing names one: a picture, a PDF. */
export const FAVICON = { address: '/favicon.ico', sizes: [16, 32, 48] } as const

/** What a notification shows in the status bar: a shape without colours. */
export const BADGE = { address: `${ICON_FOLDER}/badge.png`, size: 96 } as const

/** The screens of Apple's devices, upright, in CSS pixels; it shows no start-up picture on others. */
export const APPLE_SCREENS = [
  { width: 440, height: 956, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 375, height: 812, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 667, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 1024, height: 1366, ratio: 2 },
] as const

type AppleScreen = (typeof APPLE_SCREENS)[number]

export const startUpAddress = ({ width, height }: AppleScreen): string =>
  `${ICON_FOLDER}/start-${width}x${height}.png`

export const startUpMedia = ({ width, height, ratio }: AppleScreen): string =>
  `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})`
