/** On a phone the way to enrol stays in reach, on whatever part of a course's page one is. */
import { expect, it } from 'vitest'
import type { Course } from '#contract/collections/course.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { browserOfFile, oneWindow } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

async function courses(): Promise<Course[]> {
  const answer = await fetch(`${origin}/api/getEnableSingleCourse`)
  return ((await answer.json()) as { data: Course[] }).data
}

const isOpen = ({ deadline }: Course) => !deadline || Date.parse(deadline) > Date.now()
const pathOf = ({ id }: Course) => `${origin}/course/courseDetail/single/${id}`

const window = oneWindow(async () => {
  const open = (await courses()).find(course => isOpen(course) && course.registration_url)
  if (!open) throw new Error('the demo school has no such course')
  const page = await visit(pathOf(open), { width: 390, expected: [/net::ERR_FAILED/] })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
})
const bar = () => window().getByRole('complementary', { name: '報名捷徑' })

const isInSight = async () => {
  const box = await bar().boundingBox()
  const height = window().viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y + box.height <= height + 1
}

it('it comes below the block that says the same, and stays while one reads', async () => {
  const block = window().getByRole('region', { name: '報名', exact: true })
  const [above, below] = [await block.boundingBox(), await bar().boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  for (const words of ['上課時間', '課程內容', '如何報名']) {
    const place = window().locator('dt, h2').filter({ hasText: words }).first()
    await place.evaluate(element => element.scrollIntoView({ block: 'start' }))
    await expect.poll(isInSight, { message: words }).toBe(true)
  }
  await bar()
    .getByText(/尚餘\d+日|明日截止|今日截止/)
    .waitFor()
  await bar()
    .getByText(/^MOP\$|^免費/)
    .waitFor()
  await bar().getByRole('link', { name: '網上報名' }).waitFor()
  await expectAccessible(window())
})

it('nothing that one goes to by key is left under it', async () => {
  const links = window().locator('main article a:visible, main article button:visible')
  for (const link of await links.all()) {
    await link.focus()
    const hidden = await link.evaluate(element => {
      const over = document.querySelector('[data-enrol-bar]')
      if (!over || over.contains(element)) return false
      const [own, cover] = [element.getBoundingClientRect(), over.getBoundingClientRect()]
      return own.top >= cover.top && own.bottom <= cover.bottom
    })
    expect(hidden, await link.innerText()).toBe(false)
  }
})

it('without a connection it waits where the course ends, and is not under the line that says so', async () => {
  const line = window().getByText('離線模式')
  await window().route('**/api/**', route => route.abort())
  // The search asks for all that there is. By key: the header still moves after what was scrolled last.
  await window().keyboard.press('Control+k')
  await line.waitFor()
  await window().keyboard.press('Escape')
  await window().evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect.poll(isInSight).toBe(false)
  await bar().evaluate(element => element.scrollIntoView({ block: 'end' }))
  await expect.poll(isInSight).toBe(true)
  const [over, under] = [await line.boundingBox(), await bar().boundingBox()]
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  await window().unroute('**/api/**')
  await window().reload()
  await line.waitFor({ state: 'hidden' })
})

it('it is not there where the block stays beside the text, on paper, or for a course that is closed', async () => {
  await window().setViewportSize({ width: 1280, height: 900 })
  expect(await bar().count()).toBe(0)
  await window().setViewportSize({ width: 390, height: 844 })
  await window().emulateMedia({ media: 'print' })
  expect(await bar().count()).toBe(0)
  await window().emulateMedia({ media: 'screen' })
  const closed = (await courses()).find(course => !isOpen(course))
  if (!closed) throw new Error('the demo school has no course that is closed')
  await window().goto(pathOf(closed))
  await window().getByRole('heading', { level: 1 }).waitFor()
  expect(await bar().count()).toBe(0)
})
