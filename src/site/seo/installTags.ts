import {
  APPLE_ICON,
  APPLE_SCREENS,
  FAVICON,
  startUpAddress,
  startUpMedia,
} from '#contract/installation.ts'
import { MANIFEST_ADDRESS, manifest } from '#contract/manifest.ts'

const startUp = APPLE_SCREENS.map(
  screen =>
    `<link rel="apple-touch-startup-image" media="${startUpMedia(screen)}" href="${startUpAddress(screen)}">`,
)

/** How a device installs the site, and what it then shows. Only browsers read it; robots need not. */
export const installTags = [
  `<link rel="manifest" href="${MANIFEST_ADDRESS}">`,
  // One size is named: of exactly the size it needs, Chromium would take it rather than the SVG, which is kept.
  `<link rel="icon" href="${FAVICON.address}" sizes="32x32">`,
  `<link rel="apple-touch-icon" href="${APPLE_ICON.address}">`,
  `<meta name="apple-mobile-web-app-title" content="${manifest.short_name}">`,
  ...startUp,
].join('')
