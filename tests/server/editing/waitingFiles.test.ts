/** The rows of the fault table (`faultTable.test.ts`) about files, which wait with the edits that need them. */
import 'fake-indexeddb/auto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Failure } from '#contract/failure.ts'
import { officesAtServer } from './officesAtServer.ts'

const at = officesAtServer()

const png = (shade: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 1, b: 1 } } })
    .png()
    .toBuffer()

describe('files', () => {
  const withPicture = async (shade: number) => {
    const picture = new Blob([await png(shade)], { type: 'image/png' })
    const image = await at.office.files.keep(at.office.author, picture, '校園.png')
    return at.office.add('SchoolImage', { image, title: '校園' })
  }

  test('go before the record that needs them', async () => {
    const id = await withPicture(10)
    expect(await at.office.sync()).toBe('done')
    const record = await at.office.read('SchoolImage', id)
    expect(record?.image).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(record?.assets).toMatchObject({ [String(record?.image)]: { label: '校園.png' } })
  })

  test('21: the picture arrived, its record did not: the picture is not sent again', async () => {
    const id = await withPicture(20)
    at.office.faults.push('before')
    expect(await at.office.sync()).toBe('away')
    expect(await at.office.sync()).toBe('done')
    expect([at.office.uploads, (await at.office.read('SchoolImage', id))?.revision]).toEqual([1, 1])
  })

  test('22: an upload that was cut off is sent again, whole', async () => {
    const id = await withPicture(30)
    at.office.uploadFaults.push(new Failure('unreachable'))
    expect(await at.office.sync()).toBe('away')
    expect(await at.office.sync()).toBe('done')
    const image = (await at.office.read('SchoolImage', id))?.image
    const served = await (await fetch(`${at.api.origin}/upload/${image}`)).arrayBuffer()
    expect((await sharp(served).metadata()).width).toBe(40)
  })

  test('that are damaged on this device are said to be', async () => {
    const id = await withPicture(40)
    const [file] = await at.office.outbox.database.getAll('files')
    const pieces = at.office.outbox.database.transaction('pieces', 'readwrite')
    const bytes = await pieces.store.get([file?.id ?? '', 0])
    if (bytes) bytes[5] = 255 - (bytes[5] ?? 0)
    await pieces.store.put(bytes as Uint8Array, [file?.id ?? '', 0])
    await pieces.done
    await at.office.sync()
    expect(await at.office.edits()).toMatchObject([{ record: id, state: 'rejected' }])
    expect((await at.office.edits())[0]?.failure?.message).toContain('在此裝置上已損壞')
  })
})
