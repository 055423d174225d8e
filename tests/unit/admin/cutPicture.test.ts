import { expect, it } from 'vitest'
import { asFile, canvasFor, formatFor, notesAfter } from '../../../src/admin/fields/cutPicture.ts'

const size = (bytes: number, type: string) => new Blob([new Uint8Array(bytes)], { type })

it('a picture stays what it is called: JPEG, PNG and WebP; what no browser writes becomes WebP', () => {
  const formats = ['a.JPG', 'a.jpeg', 'a.png', 'a.webp', 'a.gif', 'a.avif', 'a'].map(label =>
    formatFor({ label }),
  )
  expect(formats).toEqual([
    ...['image/jpeg', 'image/jpeg', 'image/png', 'image/webp'],
    ...['image/webp', 'image/webp', 'image/webp'],
  ])
  expect(formatFor({ label: '無名', type: 'image/png' })).toBe('image/png')
})

it('its name goes with it, and says what it is', async () => {
  const written = async (label: string) =>
    (await asFile({ label }, async type => size(9, type)))?.name
  expect(await written('畢業.合照.jpg')).toBe('畢業.合照.jpg')
  expect(await written('動畫.gif')).toBe('動畫.webp')
  expect(await written('無名')).toBe('無名.webp')
})

const MANY = 21 * 1024 ** 2

it('what would be too large to send travels as another kind', async () => {
  const tooLarge = await asFile({ label: '顆粒.png' }, async type =>
    size(type === 'image/png' ? MANY : 9, type),
  )
  expect([tooLarge?.name, tooLarge?.type]).toEqual(['顆粒.webp', 'image/webp'])
})

it('what this browser cannot write stays as it wrote it, seen through as before, unless that is too large', async () => {
  /** Safari writes PNG in the place of WebP. */
  const inSafari = (bytes: number) =>
    asFile({ label: '校徽.webp' }, async type =>
      type === 'image/webp' ? size(bytes, 'image/png') : size(9, type),
    )
  const [small, large] = [await inSafari(9), await inSafari(MANY)]
  expect([small?.name, small?.type]).toEqual(['校徽.png', 'image/png'])
  expect([large?.name, large?.type]).toEqual(['校徽.jpg', 'image/jpeg'])
})

it('its words stay, and its subject where that was not cut off', () => {
  const crop = { unit: '%', x: 20, y: 0, width: 50, height: 100 } as const
  expect(notesAfter({ label: 'a', alt: '人像', focus: '45% 30%' }, crop)).toEqual({
    alt: '人像',
    focus: '50% 30%',
  })
  expect(notesAfter({ label: 'a', alt: '人像', focus: '10% 30%' }, crop)).toEqual({ alt: '人像' })
  expect(notesAfter({ label: 'a' }, crop)).toEqual({})
})

it('it keeps its pixels, as many as an iPhone draws, and its ratio', () => {
  expect(canvasFor(4032.4, 3024)).toEqual({ width: 4032, height: 3024 })
  expect(canvasFor(0.2, 40)).toEqual({ width: 1, height: 40 })
  const { width, height } = canvasFor(8064, 6048)
  expect(width * height).toBeLessThanOrEqual(4096 * 4096)
  expect(width).toBeGreaterThan(4700)
  expect(width / height).toBeCloseTo(4 / 3, 3)
})
