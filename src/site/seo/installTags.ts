import { APPLE_ICON, APPLE_SCREENS, startUpAddress, startUpMedia } from '#contract/installation.ts'
import { MANIFEST_ADDRESS, manifest } from '#contract/manifest.ts'

const startUp = APPLE_SCREENS.map(
  screen =>
    `<link rel="apple-touch-startup-image" media="${startUpMedia(screen)}" href="${startUpAddress(screen)}">`,
)

/** How a device installs the site, and what it then shows. Only browsers read it; robots need not. */
export const installTags = [
  `<link rel="manifest" href="${MANIFEST_ADDRESS}">`,
  `<link rel="apple-touch-icon" href="${APPLE_ICON.address}">`,
  `<meta name="apple-mobile-web-app-title" content="${manifest.short_name}">`,
  ...startUp,
].join('')
