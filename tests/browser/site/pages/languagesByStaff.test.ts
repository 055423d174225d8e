/** The pages for those who read Portuguese or English: what staff decide of them. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { LanguagePage } from '#contract/languagePage.ts'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { workerSite } from '../../../setup/site.ts'
import { type Staff, signIn } from '../../../setup/staff.ts'
import { languagePages } from './languagePages.ts'

const { site, open, visit } = await adminAtSite(workerSite())
const { origin } = site
const { textsOf, headOf, ALL } = languagePages(origin)
let staff: Staff
beforeAll(async () => {
  staff = await signIn(site)
})

/** Changes one text while `during` lasts. */
async function whileSet(setting: string, part: Partial<LanguagePage>, during: () => Promise<void>) {
  const before = await textsOf(setting)
  const set = (value: LanguagePage) => staff.modify('Setting', { id: '', name: setting, value })
  await set({ ...before, ...part })
  try {
    await during()
  } finally {
    await set(before)
  }
}

describe('what staff write of them', () => {
  it('is typed in the settings and read on the page', async () => {
    const before = await textsOf('englishPage')
    await whileSet('englishPage', {}, async () => {
      const page = await open('/admin/setting')
      const panel = page.getByRole('region', { name: '英文頁' })
      expect(await panel.getByLabel('標題').getAttribute('lang')).toBe('en')
      await panel.getByLabel('標題').fill('Evening classes')
      await panel.getByLabel(/^報名方法/).fill('Call us.\nCome by.\nCall us.')
      await panel.getByRole('button', { name: '儲存英文頁' }).click()
      await expect.poll(async () => (await textsOf('englishPage')).title).toBe('Evening classes')
      const shown = await visit(`${origin}/en`, { width: 1280 })
      await shown.getByRole('heading', { level: 1, name: 'Evening classes' }).waitFor()
      await expect
        .poll(() => shown.locator('main ol li').allTextContents())
        .toEqual(['Call us.', 'Come by.', 'Call us.'])
    })
    expect(await textsOf('englishPage')).toEqual(before)
  })

  it('is text, whatever it is', async () => {
    const title = '<img src=x onerror=alert(1)>'
    await whileSet('englishPage', { title, introduction: `${title}\n${title}` }, async () => {
      const html = await (await fetch(`${origin}/en`)).text()
      expect(html).not.toContain('<img src=x')
    })
  })

  it('decides whether there is a page: without a title it is a 404 that nothing leads to', async () => {
    await whileSet('portuguesePage', { title: ' ' }, async () => {
      const answer = await fetch(`${origin}/pt`)
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Oops!')])
      expect((await headOf('/home')).alternates).toEqual(ALL.filter(([lang]) => lang !== 'pt'))
      expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain('/pt<')
      const html = await (await fetch(`${origin}/about`)).text()
      expect([html.includes('href="/pt"'), html.includes('href="/en"')]).toEqual([false, true])
    })
    expect((await fetch(`${origin}/pt`)).status).toBe(200)
  })
})
