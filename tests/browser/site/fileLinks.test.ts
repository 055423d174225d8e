/** What staff link to may be one of the school's files: that is no page of the site, but what the server sends. */
import { expect, it, onTestFinished } from 'vitest'
import { browserOfFile, whenHydrated } from '../../setup/browser.ts'
import { workerSite } from '../../setup/site.ts'
import { signIn } from '../../setup/staff.ts'

const site = workerSite()
const visit = browserOfFile()

it('a picture of the carousel leads to a file, and not to a page that is not found', async () => {
  const staff = await signIn(site)
  const [first] = await staff.list('SlickImage')
  const href = `/upload/${String(first?.image)}`
  const id = await staff.add('SlickImage', {
    title: '招生章程',
    image: first?.image,
    href,
    sort_number: -1,
  })
  onTestFinished(() => staff.remove('SlickImage', id))
  const page = await visit(`${site.origin}/home`, {
    width: 1280,
    // What a browser makes of a picture alone is a page of its own, to which it says this.
    expected: [/^Applying inline style violates/, /origin-keyed agent cluster/],
  })
  await page.getByRole('button', { name: '我已知悉' }).click()
  await whenHydrated(page)
  await page.getByRole('region', { name: '精選' }).getByRole('link').click()
  await page.waitForURL(site.origin + href)
  expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//)
})
