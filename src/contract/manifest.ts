import { ICON_SIZES, iconAddress } from './installation.ts'

export const MANIFEST_ADDRESS = '/manifest.webmanifest'

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

/**
 * The web app manifest, but for the school's name, which staff change. Source: W3C Web Application Manifest, and
 * its Application Information.
 */
export const manifest = {
  id: '/home',
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
