import { expect, it } from 'vitest'
import { save } from '../../setup/admin.ts'
import { adminAtSite } from '../../setup/adminAtSite.ts'
import { workerSite } from '../../setup/site.ts'

const { open } = await adminAtSite(workerSite())

/** Notes every toast that ever stood on the page. */
function noteToasts() {
  const said: string[] = []
  Object.assign(globalThis, { said })
  const known = new WeakSet<Element>()
  const look = () => {
    for (const card of document.querySelectorAll('[data-kind]')) {
      if (!known.has(card)) said.push(card.textContent)
      known.add(card)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

it('a gateway that is waited for is said once, and not for all that is read ahead', async () => {
  const page = await open('/admin/home', 1280, [/status of 504/])
  await page.addInitScript(noteToasts)
  const asked: string[] = []
  await page.route('**/api/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ status: 504, body: 'gateway' })
  })
  await page.reload()
  await page.getByText('Server is down').waitFor()
  // The page asks three times for each list; nothing is read ahead where the server does not answer.
  const timesAsked = () => asked.filter(url => url.endsWith('/api/getCPDCourse')).length
  await expect.poll(timesAsked, { timeout: 40_000 }).toBeGreaterThanOrEqual(3)
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said)
  expect(said.filter(words => words.includes('Server is down'))).toHaveLength(1)
})

const gateway = { status: 504, body: 'gateway' }

it('a gateway that waits says so where something is saved, and where only the session is asked for', async () => {
  const page = await open('/admin/tutor', 1280, [/status of 504/])
  await page.route('**/api/addTutor', route => route.fulfill(gateway))
  await page.getByRole('button', { name: '新增', exact: true }).click()
  await page.locator('[data-field=name] input').fill('等候伺服器')
  // It stays for some seconds, and may come before the list does.
  const isTold = page.getByText('Server is down').waitFor()
  await save(page)
  await isTold
  await page.getByText('Server is down').waitFor({ state: 'detached' })

  await page.route('**/api/checkToken', route => route.fulfill(gateway))
  await page.goto(`${workerSite().origin}/admin/home`)
  await page.getByText('Server is down').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/home')
})
