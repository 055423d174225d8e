import { ENGINE } from '../browser.ts'
import type { Engine } from './device.ts'
import { findFirefox, findWebKit } from './findEngines.mjs'
import { startPuppeteerDevice } from './puppeteerDevice.ts'
import { startWebKitDevice } from './webKitDevice.ts'

const firefox = findFirefox()
const webKit = findWebKit()

/** The engines on this machine; `npm test` says which are left out. */
export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    start: visitor => startPuppeteerDevice('chrome', ENGINE, visitor),
  },
  ...(firefox
    ? [
        {
          name: 'Firefox',
          start: visitor => startPuppeteerDevice('firefox', firefox, visitor),
        } satisfies Engine,
      ]
    : []),
  ...(webKit
    ? [{ name: 'WebKit', start: visitor => startWebKitDevice(webKit, visitor) } satisfies Engine]
    : []),
]
