/** The site as an application on a device: what its manifest says, and the pictures it needs. */

export const MANIFEST_ADDRESS = '/manifest.webmanifest'
export const ICON_FOLDER = '/icons'

/** Pixels of the icons; `any` stands on its own ground, `maskable` is cut to shape by the device. */
export const ICON_SIZES = [192, 512] as const

export const iconAddress = (purpose: 'any' | 'maskable', size: number): string =>
  `${ICON_FOLDER}/${purpose === 'any' ? 'icon' : purpose}-${size}.png`

export const APPLE_ICON = { address: `${ICON_FOLDER}/apple-touch-icon.png`, size: 180 } as const

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

export type AppleScreen = (typeof APPLE_SCREENS)[number]

export const startUpAddress = ({ width, height }: AppleScreen): string =>
  `${ICON_FOLDER}/start-${width}x${height}.png`

export const startUpMedia = ({ width, height, ratio }: AppleScreen): string =>
  `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})`

const screenshot = (name: string, sizes: string, form: 'wide' | 'narrow', label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
})

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: iconAddress('any', 192), sizes: '192x192', type: 'image/png' }],
})

/** The web app manifest. Source: W3C Web Application Manifest, and its Application Information. */
export const manifest = {
  id: '/home',
  name: '澳門持續教育學校',
  short_name: '持續教育',
  description: '課程、截止報名日期、最新公告及聯絡資料，沒有網絡也可閱讀。',
  lang: 'zh-Hant-MO',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  categories: ['education'],
  prefer_related_applications: false,
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: (['any', 'maskable'] as const).flatMap(purpose =>
    ICON_SIZES.map(size => ({
      src: iconAddress(purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
  screenshots: [
    screenshot('home-wide', '1280x800', 'wide', '首頁'),
    screenshot('home-narrow', '780x1688', 'narrow', '首頁'),
    screenshot('course-narrow', '780x1688', 'narrow', '課程內容及截止報名日期'),
  ],
  shortcuts: [
    shortcut('現正招生', '/course#current-courses'),
    shortcut('最新公告', '/latestNotice'),
    shortcut('聯絡我們', '/about#contact'),
  ],
} as const
