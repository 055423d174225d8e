/** Pictures to be uploaded, and uploads that end when a test says so. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'

export const UPLOAD = '**/api/upload'

let drawnSoFar = 0

/** Each of its own: the same picture twice is one file. @param width in pixels */
export async function picture(name: string, width = 64) {
  drawnSoFar += 1
  // Far apart: what is almost the same is one file once the server has written it as WebP.
  const colour = { r: (drawnSoFar * 29) % 256, g: 90, b: 60 }
  const drawn = sharp({ create: { width, height: 40, channels: 3, background: colour } })
  return { name, mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}

type Answer = 'passes' | 'is lost' | 'is refused'

/**
 * Holds up the uploads until it is said how they end, at the earliest once there is one; what is sent again later
 * goes its way.
 */
export async function holdUploads(page: Page): Promise<(answer: Answer) => void> {
  let tell: (answer: Answer) => void = () => undefined
  let isOver = false
  const told = new Promise<Answer>(resolve => {
    tell = resolve
  })
  let come: () => void = () => undefined
  const isHeld = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(UPLOAD, async route => {
    come()
    const answer = isOver ? 'passes' : await told
    if (answer === 'passes') return route.continue()
    if (answer === 'is lost') return route.abort('connectionreset')
    return route.fulfill({ status: 413, json: { success: false, message: '檔案太大', data: null } })
  })
  return answer =>
    void isHeld.then(() => {
      isOver = true
      tell(answer)
    })
}
