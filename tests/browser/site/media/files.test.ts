/** What lists and pages say of a record's files, as the server sends them. */
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'

const site = workerSite()
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
})

const publish_time = '2001-01-01 00:00:00'

async function addPicture(background: string): Promise<string> {
  const image = sharp({ create: { width: 64, height: 40, channels: 3, background } })
  const bytes = new Uint8Array(await image.png().toBuffer())
  return staff.upload(new Blob([bytes]), `${background}.png`)
}

/** A page's text, with nothing between its pieces. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text()
  return html.replaceAll(/<[^>]*>/g, '')
}

it('an album counts the pictures that its page has, its cover among them, and each once', async () => {
  const [cover, other] = await Promise.all([addPicture('red'), addPicture('green')])
  const album = { category: 'photo', publish_time, image: cover }
  const ids = [
    await staff.add('News', { ...album, title: '只有封面的相集' }),
    await staff.add('News', { ...album, title: '另有一張的相集', image_list: [other, other] }),
  ]
  try {
    const text = await textOf('/media')
    expect(text).toMatch(/只有封面的相集[^張]*1張相片/)
    expect(text).toMatch(/另有一張的相集.{0,60}2張相片/)
  } finally {
    for (const id of ids) await staff.remove('News', id)
  }
})

it('a publication that is no PDF is not offered to be read in the page', async () => {
  const file = await addPicture('blue')
  const poster = { title: '海報', publish_time, image: file, file }
  const id = await staff.add('Publication', poster)
  try {
    const text = await textOf(`/media/publicationDetail/${id}`)
    expect(text).toContain('下載')
    expect(text).not.toContain('在此閱讀')
  } finally {
    await staff.remove('Publication', id)
  }
})
