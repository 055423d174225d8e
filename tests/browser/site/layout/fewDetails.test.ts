/** A school that has not told all of its contact details: what is not there is not spoken of. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Contact, initialContact } from '#contract/contact.ts'
import { browserOfFile } from '../../../setup/browser.ts'
import { workerSite } from '../../../setup/site.ts'
import { signIn } from '../../../setup/staff.ts'

const site = workerSite()
const visit = browserOfFile()

const sent = async (path: string) => (await fetch(site.origin + path)).text()

async function tell(value: Contact) {
  const staff = await signIn(site)
  await staff.modify('Setting', { id: '', name: 'contact', value })
}

let before: Contact
beforeAll(async () => {
  before = JSON.parse(await sent('/api/getSettingByName/contact')).data.value
  await tell({ ...initialContact, busLines: [], telephone: '2800 0000' })
})
afterAll(() => tell(before))

it('a footer names only the details that there are', async () => {
  const page = await visit(`${site.origin}/course`, { width: 1280 })
  const terms = page.getByRole('contentinfo').locator('dt')
  expect(await terms.filter({ visible: true }).allTextContents()).toEqual([
    '電話',
    '星期一至六',
    '星期日',
  ])
})

it('a contact page has no part without anything in it', async () => {
  const page = await visit(`${site.origin}/about#contact`, { width: 1280 })
  await page.getByRole('main').getByRole('link', { name: '2800 0000' }).waitFor()
  const lists = page.getByRole('main').locator('dl').filter({ visible: true })
  expect(await lists.allTextContents()).toEqual(['電話2800 0000'])
})

it('search engines are told no empty details', async () => {
  const page = await sent('/about')
  expect(page).toContain('"telephone":"2800 0000"')
  expect(page).not.toMatch(/"(streetAddress|faxNumber|email)"/)
})
