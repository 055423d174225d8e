/** What stands beside what one changes in a text stays as it is. */
import { afterEach, beforeAll, expect, it } from 'vitest'
import { goTo, rowOf, save } from '../../../setup/admin.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'
import { leaveNothingIn, type Staff, signIn } from '../../../setup/staff.ts'

const { site, open } = await adminAtSite(workerSite())
leaveNothingIn(site, 'LatestNotice')

const rows = (...all: string[]) => `<table><tbody>${all.map(row => `<tr>${row}</tr>`).join('')}`
const texts = {
  'the blanks that a Chinese paragraph begins with and is set apart by':
    '<p>　　本校成立多年。</p><p>日期　　時間</p>',
  'blanks that hold a number together, or stand in a row':
    '<p>電話：2853\u00a01234</p><p>甲\u00a0\u00a0 乙</p>',
  'what is raised and lowered': '<p>10 m<sup>2</sup> CO<sub>2</sub></p>',
  'cells of several lines':
    `${rows('<td>逢一<br />逢三</td><td>晚間</td>')}</tbody></table>` +
    `${rows('<td><p>甲</p><p>乙</p></td><td>丙</td>')}</tbody></table>` +
    `${rows('<td><ul><li>甲</li></ul></td><td>丙</td>')}</tbody></table>`,
  'how headings and cells are aligned':
    '<table><thead><tr><th class="ql-align-right" scope="col">學費</th></tr></thead><tbody><tr><td class="ql-align-center">100</td></tr></tbody></table>',
  'headings of rows': `${rows(
    '<th scope="row">學費</th><td>100</td>',
    '<th scope="row">按金</th><td>200</td>',
  )}</tbody></table>`,
  'two rows of headings':
    '<table><thead><tr><th>甲</th><th>乙</th></tr><tr><th>丙</th><th>丁</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  'links within the site, and for mail and calls':
    '<p><a href="/course#cpd-course" rel="noopener">課程</a><a href="mailto:a@example.org" rel="noopener">電郵</a><a href="tel:+85328531234" rel="noopener">電話</a></p>',
}
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
  for (const [title, content] of Object.entries(texts))
    await staff.add('LatestNotice', { title, content: `${content}<p>末</p>` })
})
const window = oneWindow(() => open('/admin/latestNotice'))
afterEach(async () => {
  if (await window().locator('[data-form-end]').count()) await leaveForm(window())
})

it.each(Object.entries(texts))('%s', async (title, content) => {
  const page = window()
  await goTo(page, '/admin/latestNotice')
  await rowOf(page, title).getByRole('link').first().click()
  await page.locator('.ql-editor > p').last().click()
  await page.keyboard.press('End')
  await page.keyboard.type('改')
  await save(page)
  await rowOf(page, title).waitFor()
  const saved = async () =>
    (await staff.list('LatestNotice')).find(each => each.title === title)?.content
  await expect.poll(saved).toBe(`${content}<p>末改</p>`)
})
