/** What is seen of a form stands where it is: what is pressed first is still there when the finger comes up. */
import { expect, it } from 'vitest'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { oneWindow } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { isLong } from '../../../setup/storms.ts'

const { site, open } = await adminAtSite(workerSite())
const window = oneWindow(() => open('/admin/calendar'))

const EDITOR = /\/quillParts-[^/]*\.js$/

/**
 * Runs in the page: notes, frame by frame, how far it is scrolled and where its first field stands; with the form's
 * buttons, also how high it is.
 */
function watchForm(): void {
  const seen = { field: new Set<string>(), end: new Set<string>() }
  Object.assign(window, { seen })
  const topOf = (element: Element) =>
    `${Math.round(element.getBoundingClientRect().top)} from ${scrollY}`
  function look() {
    const field = document.querySelector('[data-field]')
    if (field) seen.field.add(topOf(field))
    const end = document.querySelector('[data-form-end]')
    if (end) seen.end.add(`${topOf(end)} of ${document.documentElement.scrollHeight}`)
    requestAnimationFrame(look)
  }
  look()
}

const seen = () =>
  Object.values((window as unknown as { seen: Record<string, Set<string>> }).seen).map(places => [
    ...places,
  ])

/** Forms of each shape; beside each other, where there is room, stand only the groups of a long one. */
const forms = [
  [390, ['tutor', 'latestNotice', 'degree-course']],
  [1280, isLong ? ['tutor', 'latestNotice', 'degree-course'] : ['degree-course']],
] as const

for (const [width, paths] of forms) {
  it.each(paths)(`at ${width} px, of %s`, async path => {
    const page = window()
    await page.setViewportSize({ width, height: 900 })
    let letGo = () => {}
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    // Each time anew: a page that has loaded the editor once has it at once.
    await page.route(EDITOR, route => held.then(() => route.continue()))
    await page.goto(`${site.origin}/admin/${path}`)
    await page.evaluate(watchForm)
    const add = page.getByRole('button', { name: '新增', exact: true })
    await add.click()
    await page.locator('main').getByText('正在載入…').waitFor()
    letGo()
    await page.locator('.ql-editor').first().waitFor()
    // What is in sight is reached where it is.
    await page.getByRole('button', { name: '儲存', exact: true }).focus()
    await page.getByRole('button', { name: '登出', exact: true }).focus()
    await page.getByRole('button', { name: '儲存', exact: true }).click({ trial: true })
    for (const places of await page.evaluate(seen)) expect(places).toHaveLength(1)
    await page.unroute(EDITOR)
  })
}
