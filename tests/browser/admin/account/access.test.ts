/** Every screen of the admin, its dialogs open, as a machine finds it. */
import { describe, it } from 'vitest'
import { isCourseKind } from '#contract/collections/course.ts'
import { collections } from '#contract/collections/index.ts'
import { expectAccessible } from '../../../setup/accessible.ts'
import { adminPath, goTo } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

const { open } = await adminAtSite(workerSite())
const paths = [...new Set(collections.map(adminPath))]
/** The five kinds of courses have one list and one form, in which nothing asks for the kind. */
const [ofCourses, ...likeIt] = paths.filter(path => isCourseKind(path.split(/[/-]/)[2] ?? ''))
const shown = isLong ? paths : paths.filter(path => !likeIt.includes(path))

describe.each([390, 1280])('at %i px a machine finds no accessibility fault', width => {
  const window = oneWindow(() => open(ofCourses ?? '', width))

  it.each(shown)('on the list at %s, and its form', async path => {
    const page = window()
    await goTo(page, path)
    await page.locator('tbody tr').first().waitFor()
    await expectAccessible(page)
    await page.locator('[data-title] a').first().click()
    await page.getByRole('button', { name: '儲存', exact: true }).waitFor()
    await expectAccessible(page)
    await leaveForm(page)
  })

  it('in the queue', async () => {
    const page = window()
    await page.getByRole('button', { name: /待同步/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })
})
