/** Every place that shows a picture, with pictures as cameras make them. */
import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { courseKinds } from '#contract/collections/course.ts'
import { browserOfFile } from '../setup/browser.ts'
import { scrollThrough } from '../setup/frames.ts'
import { overflowOf } from '../setup/overflow.ts'
import { uploadPhotographs } from '../setup/photographs.ts'
import {
  pictureFaults,
  unreadableOnPictures,
  whenPicturesAreThere,
} from '../setup/pictureFaults.ts'
import { publicScreens } from '../setup/publicRoutes.ts'
import { type RunningSite, startSite } from '../setup/site.ts'
import { type Staff, signIn } from '../setup/staff.ts'

const COLLECTIONS = [
  ...Object.values(courseKinds).map(({ name }) => name),
  ...['News', 'Tutor', 'Publication', 'SlickImage', 'CourseImage', 'SchoolImage'],
]

/** As many of each collection: its first pages show no others. */
const EACH = 40

const LEAST_CONTRAST = 4.5

/** Where whoever looks at them wants the screens. */
const { SCREENS } = process.env

let site: RunningSite
const visit = browserOfFile()

/** Every record of the demo school with a photograph in the place of its drawing. */
async function hang(staff: Staff): Promise<void> {
  const photographs = await uploadPhotographs(staff)
  const turn = (index: number) => photographs[index % photographs.length] ?? ''
  for (const name of COLLECTIONS) {
    for (const [index, { id, image_list }] of (await staff.list(name)).slice(0, EACH).entries()) {
      const hasAlbum = Array.isArray(image_list) && image_list.length > 0
      await staff.modify(name, {
        id: String(id),
        image: turn(index),
        ...(hasAlbum ? { image_list: photographs } : {}),
      })
    }
  }
  for (const { id, category } of await staff.list('Blog')) {
    if (category === 'ImageList')
      await staff.modify('Blog', { id: String(id), content: photographs.join(';;file;;') })
  }
}

beforeAll(async () => {
  site = await startSite()
  await hang(await signIn(site))
  if (SCREENS) mkdirSync(SCREENS, { recursive: true })
}, 300_000)
afterAll(async () => {
  await site.stop()
})

it.each([390, 1280])(
  'at %i px every photograph keeps its shape, its room and its face, and words on it can be read',
  async width => {
    const found: Record<string, string[]> = {}
    const page = await visit(`${site.origin}/home`, { width })
    await page.getByRole('button', { name: '我已知悉' }).click()
    const screens = ['/home', ...(await publicScreens(site.origin))]
    for (const path of new Set(screens)) {
      await page.goto(site.origin + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await scrollThrough(page)
      await page.evaluate(() => scrollTo(0, 0))
      await whenPicturesAreThere(page)
      const faults = [
        ...(await pictureFaults(page)),
        ...(await unreadableOnPictures(page, LEAST_CONTRAST)),
      ]
      if ((await overflowOf(page)) > 0) faults.push('the page is wider than its window')
      if (faults.length > 0) found[path] = faults
      const name = `${width}${path.replace(/\W/g, '-').slice(0, 50)}.png`
      if (SCREENS) await page.screenshot({ path: `${SCREENS}/${name}`, fullPage: true })
    }
    expect(found).toEqual({})
  },
  600_000,
)
