/** What is explained to whom, by what their browsers say of themselves. */
import { expect, it } from 'vitest'
import { guideFor } from '#pwa/installGuide.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = 'Version/18.0 Mobile/15E148 Safari/604.1'

it.each([
  ['Safari on an iPhone', `${IPHONE} ${SAFARI}`, 5, 'apple'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 5, 'apple'],
  ['Safari on an iPad, which says it is a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 5, 'apple'],
  ['Safari on a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 0, undefined],
  ['Chrome on Android, which offers it', `${ANDROID}) ${CHROME}`, 5, undefined],
  ['WeChat on Android', `${ANDROID}; wv) ${CHROME} MicroMessenger/8.0.50`, 5, 'inApp'],
  ['WeChat on an iPhone', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50`, 5, 'inApp'],
  ['Facebook on Android', `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/470.0]`, 5, 'inApp'],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 330.0`, 5, 'inApp'],
  ['Facebook on an iPad', `${MAC} [FBAN/FBIOS;FBAV/470.0]`, 5, 'inApp'],
])('%s', (_, userAgent, maxTouchPoints, guide) => {
  expect(guideFor({ userAgent, maxTouchPoints }, false)).toBe(guide)
})

it('who has installed it is told nothing', () => {
  const withinItself = { userAgent: `${IPHONE} Mobile/15E148`, maxTouchPoints: 5 }
  expect(guideFor(withinItself, true)).toBeUndefined()
})
