/** What can be wrong with how a page shows its pictures, looked at in the page itself. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Waits for the pictures that one scrolled past: all but those that a row keeps beside the window. */
export const whenPicturesAreThere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images].every(image => {
      const { left, right } = image.getBoundingClientRect()
      const isSeen = image.checkVisibility() && right > 0 && left < innerWidth
      return !isSeen || (image.complete && image.naturalWidth > 0)
    }),
  )

/** What each visible picture of the page gets wrong, in words. */
export const pictureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    for (const image of document.images) {
      if (!image.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const box = image.getBoundingClientRect()
      if (box.right <= 0 || box.left >= innerWidth) continue
      const { objectFit, objectPosition } = getComputedStyle(image)
      const say = (what: string) => faults.push(`${what}: ${image.currentSrc.slice(-24)}`)
      if (!image.complete || image.naturalWidth === 0) {
        say('is not there')
        continue
      }
      if (box.width < 2 || box.height < 2) say('has no room')
      const own = image.naturalWidth / image.naturalHeight
      const isStretched = Math.abs(box.width / box.height / own - 1) > 0.02
      if (isStretched && !['cover', 'contain'].includes(objectFit)) say('is distorted')
      const { focus } = image.dataset
      if (objectFit === 'cover' && focus && objectPosition !== focus)
        say(`shows ${objectPosition} instead of ${focus}`)
      const holder = image.parentElement?.getBoundingClientRect()
      if (holder && (box.left < holder.left - 1 || box.right > holder.right + 1)) say('overflows')
    }
    return faults
  })

interface Over {
  words: string
  colour: string
  clip: { x: number; y: number; width: number; height: number }
}

/** Words that lie upon a picture with no ground of their own between. */
const wordsOnPictures = (page: Page): Promise<Over[]> =>
  page.evaluate(() => {
    const found: Over[] = []
    // What a finger goes through lies above a picture all the same.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets.push(sheet)
    const seen = { visibilityProperty: true, opacityProperty: true }
    const pictures = [...document.images].filter(image => image.checkVisibility(seen))
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const holder = text.parentElement
      if (!text.textContent?.trim() || !holder?.checkVisibility(seen)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (
        !pictures.some(image =>
          overlap(image.getBoundingClientRect(), range.getBoundingClientRect()),
        )
      )
        continue
      holder.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = range.getBoundingClientRect()
      // What is told to screen readers alone has no room.
      if (width < 2 || height < 2) continue
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
      const [own, picture] = [
        stack.indexOf(holder),
        stack.findIndex(one => one.localName === 'img'),
      ]
      if (own < 0 || picture < own) continue
      const isGrounded = stack
        .slice(0, picture)
        .some(between => /^rgb\(/.test(getComputedStyle(between).backgroundColor))
      if (isGrounded) continue
      const clip = { x: x + scrollX, y: y + scrollY, width, height }
      const colour = getComputedStyle(holder).color
      found.push({ words: text.textContent.trim().slice(0, 20), colour, clip })
    }
    document.adoptedStyleSheets.pop()
    return found
  })

const luminance = (channels: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = channels.map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Words on pictures of which some part has less than this contrast to what is behind it. */
export async function unreadableOnPictures(page: Page, least: number): Promise<string[]> {
  const unreadable: string[] = []
  for (const { words, colour, clip } of await wordsOnPictures(page)) {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { color: transparent !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const shot = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
    await page.evaluate(() => void document.adoptedStyleSheets.pop())
    const { data, info } = await sharp(shot)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ink = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
    const contrasts = Array.from({ length: info.width * info.height }, (_, i) => {
      const behind = luminance([...data.subarray(i * 3, i * 3 + 3)])
      return (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05)
    }).toSorted((a, b) => a - b)
    // Single grains of the film are not what one reads against.
    const worst = contrasts[Math.floor(contrasts.length * 0.02)] ?? 0
    if (worst < least) unreadable.push(`${words}: ${worst.toFixed(1)}`)
  }
  return unreadable
}
