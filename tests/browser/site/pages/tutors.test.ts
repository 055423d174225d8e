import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { courseKinds } from '#contract/collections/course.ts'
import { browserOfFile, oneWindow, type openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

interface Tutor {
  id: string
  name: string
  role: 'expert' | 'tutor' | null
  job_title: string
  major: string
}

interface Course {
  id: string
  title: string
  deadline: string | null
  tutor_ids: string[]
}

async function ask<T>(call: string): Promise<T> {
  const answer = await fetch(`${origin}/api/${call}`)
  const { data } = (await answer.json()) as { data: T }
  return data
}

const tutors = () => ask<Tutor[]>('getEnableTutor')

async function coursesOf(tutor: Tutor): Promise<Course[]> {
  const calls = Object.values(courseKinds).map(({ name }) => ask<Course[]>(`getEnable${name}`))
  const all = (await Promise.all(calls)).flat()
  return all.filter(({ tutor_ids }) => tutor_ids.includes(tutor.id))
}

/** What a tutor's page asks for its list of courses. */
const COURSES = /\/api\/getEnable\w*Course$/

type Options = Omit<Parameters<typeof openPage>[2], 'width'>

async function open(path: string, options: Options = {}): Promise<Page> {
  const page = await visit(origin + path, { width: 1280, ...options })
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

const page = oneWindow(() => open('/macau-course#expert'))
const namesIn = (anchor: string) => page().locator(`#${anchor} li h3`).allTextContents()

describe('the craftsman academy', () => {
  it('shows each expert at large, with the first sentence about them', async () => {
    const cards = page().locator('#expert li:has(h3)')
    await expect.poll(() => cards.first().innerText()).toContain('從事瓷磚彩繪二十六年')
    const widths = await cards
      .locator('img')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().width))
    expect(widths).toEqual([224, 224, 224, 224])
  })

  it('has the experts under their text, and all others among the tutors', async () => {
    const all = await tutors()
    const experts = all.filter(({ role }) => role === 'expert')
    const others = all.filter(({ role }) => role !== 'expert')
    await expect
      .poll(() => page().locator('#expert').getByText('師傅領進門').isVisible())
      .toBe(true)
    await expect.poll(() => namesIn('expert')).toEqual(experts.map(({ name }) => name))
    await expect.poll(() => namesIn('tutor-list')).toEqual(others.map(({ name }) => name))
  })

  it('leads from a tutor to the tutor’s page, and from there back to the list', async () => {
    const [tutor] = (await tutors()).filter(({ role }) => role !== 'expert') as [Tutor]
    await page().getByRole('main').locator('nav a[href$="#tutor-list"]').click()
    await page().locator('#tutor-list').getByRole('link', { name: tutor.name }).click()
    await page().getByRole('heading', { name: tutor.name, level: 1 }).waitFor()
    await page().getByRole('main').getByRole('link', { name: '課程導師', exact: true }).click()
    await page().waitForURL('**/macau-course#tutor-list')
    await page().locator('#tutor-list').waitFor({ state: 'visible' })
  })
})

describe('the page of a tutor', () => {
  it('says who it is: role, title, majors and words', async () => {
    for (const role of ['expert', 'tutor'] as const) {
      const tutor = (await tutors()).find(one => one.role === role) as Tutor
      await page().goto(`${origin}/macau-course/tutorDetail/${tutor.id}`)
      const main = page().getByRole('main')
      await expect
        .poll(() =>
          main.getByText(role === 'expert' ? '專家' : '導師', { exact: true }).isVisible(),
        )
        .toBe(true)
      const words = await main.innerText()
      expect(words).toContain(tutor.job_title)
      expect(words).toContain(`專業：${tutor.major.split(',').join('、')}`)
      await expect.poll(() => main.locator('img').first().isVisible()).toBe(true)
    }
  })

  it('lists the tutor’s courses of every kind, those still open before those closed', async () => {
    const all = await tutors()
    const taught = await Promise.all(all.map(coursesOf))
    const most = taught.reduce((a, b) => (b.length > a.length ? b : a))
    const tutor = all[taught.indexOf(most)] as Tutor
    expect(most.length).toBeGreaterThan(1)

    await page().goto(`${origin}/macau-course/tutorDetail/${tutor.id}`)
    const list = page().getByRole('region', { name: '任教課程' })
    const links = list.getByRole('listitem').getByRole('link')
    const titles = await links.allTextContents()
    expect(titles.toSorted()).toEqual(most.map(({ title }) => title).toSorted())

    const deadlines = titles.map(title => {
      const deadline = most.find(course => course.title === title)?.deadline
      return deadline ? Date.parse(deadline) : Number.POSITIVE_INFINITY
    })
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => (a < b ? 1 : -1)))

    await links.first().click()
    await page().waitForURL('**/course/courseDetail/**')
    await page().getByRole('heading', { name: titles[0], level: 1 }).waitFor()
  })

  it('says so kindly where there is no course, and leads to those there are', async () => {
    // Before the pointer comes to lie on a tutor, whose courses are then asked for ahead.
    const before = (empty: Page) =>
      empty.route(COURSES, route =>
        route.fulfill({ json: { success: true, message: '成功', data: [] } }),
      )
    const page = await open('/macau-course#tutor-list', { before })
    await page.locator('#tutor-list').getByRole('link').first().click()
    const part = page.getByRole('region', { name: '任教課程' })
    await part.getByText('暫時沒有任教課程').waitFor()
    await part.getByRole('link', { name: '現正招生課程' }).click()
    await page.waitForURL('**/course#current-courses')
  })

  it('says what failed, and tries again when asked to', async () => {
    const before = (empty: Page) =>
      empty.route(COURSES, route =>
        route.fulfill({ status: 403, json: { success: false, message: '沒有權限', data: null } }),
      )
    const expected = [/status of 403/]
    const page = await open('/macau-course#tutor-list', { before, expected })
    await page.locator('#tutor-list').getByRole('link').first().click()
    const part = page.getByRole('region', { name: '任教課程' })
    await part.getByRole('alert').getByText('內容暫時未能載入').waitFor()
    await page.unroute(COURSES)
    await part.getByRole('button', { name: '重試' }).click()
    await part.getByRole('listitem').first().waitFor()
  })
})
