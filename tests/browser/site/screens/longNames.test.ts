/** A name of one long word, as a name in another language or an address may be, makes no page wider. */
import { beforeAll, expect, it } from 'vitest'
import { browserOfFile, oneWindow, whenHydrated } from '../../../setup/browser.ts'
import { overflowOf } from '../../../setup/overflow.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, signIn } from '../../../setup/staff.ts'

const site = workerSite()
const visit = browserOfFile()
const WORD = 'ProfessionalDevelopment'.repeat(4)

leaveNothingIn(site, 'DegreeCourse')
leaveNothingIn(site, 'Tutor')
leaveNothingIn(site, 'News')
leaveNothingIn(site, 'LatestNotice')
beforeAll(async () => {
  const staff = await signIn(site)
  await staff.add('DegreeCourse', { title: WORD })
  await staff.add('Tutor', { name: WORD, role: 'expert' })
  await staff.add('Tutor', { name: WORD, role: 'tutor' })
  for (const category of ['news', 'media', 'video', 'photo', 'student-work'])
    await staff.add('News', { title: WORD, category })
  await staff.add('LatestNotice', { title: WORD })
})

const page = oneWindow(() => visit(`${site.origin}/healthz`, { width: 390, height: 844 }))

it.each([
  '/home',
  '/pt',
  '/en',
  '/course#degree-course',
  '/macau-course#expert',
  '/macau-course#tutor-list',
  '/media',
  '/media#media',
  '/media#video',
  '/media#photo',
  '/media#student-work',
  '/latestNotice',
])('at %s', async path => {
  await page().goto('about:blank')
  await page().goto(site.origin + path)
  await whenHydrated(page())
  await page().locator('main').getByText(WORD).filter({ visible: true }).first().waitFor()
  for (const width of [320, 390, 1280]) {
    await page().setViewportSize({ width, height: 844 })
    expect(await overflowOf(page()), `${width}`).toBe(0)
  }
})
