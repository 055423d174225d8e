import sharp from 'sharp'
import { expect, test } from 'vitest'
import { insideFile } from '#admin/fields/insideFile.ts'

const frame = (red: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 160 } } })

const animation = async () =>
  sharp(await Promise.all([20, 120, 220].map(red => frame(red).png().toBuffer())), {
    join: { animated: true },
  })

const head = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map(part => Buffer.from(part as string)))

const inside = (bytes: Uint8Array, name = '檔案.jpg') =>
  insideFile(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))

test('an animation moves, whatever it is called', async () => {
  expect(
    await inside(await (await animation()).gif({ loop: 0, delay: [100, 100, 100] }).toBuffer()),
  ).toMatchObject({ moves: true })
  expect(await inside(await (await animation()).webp().toBuffer())).toMatchObject({ moves: true })
  const png = head([0x89], 'PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', Array(17).fill(0), 'acTL')
  expect(await inside(png)).toMatchObject({ moves: true })
  expect(await inside(head([0, 0, 0, 0x2c], 'ftypavis'))).toMatchObject({ moves: true })
})

test('a picture of one frame does not', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const bytes = await frame(20).toFormat(format).toBuffer()
    expect(await inside(bytes), format).toEqual({ isDocument: false, moves: false })
  }
})

test('a document is one, also where it is called a picture', async () => {
  expect(await inside(head('%PDF-1.7'))).toMatchObject({ isDocument: true })
  expect(await inside(head('PK', [3, 4]))).toMatchObject({ isDocument: true })
})

test('one that the computer does not give is named', async () => {
  const file = new File(['x'], '雲端.jpg')
  const gone = Object.assign(file, {
    slice: () => ({ text: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  })
  await expect(insideFile(gone)).rejects.toThrow('雲端.jpg：這部裝置讀不到這個檔案')
})
