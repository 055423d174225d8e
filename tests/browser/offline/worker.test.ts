/** What the worker answers, and what it leaves alone. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lineToSite } from '../../setup/lineToSite.ts'
import { whenKept } from '../../setup/phone.ts'

const at = lineToSite()

async function firstVisit(path = '/home'): Promise<Page> {
  const page = await at.phone.open(at.line.origin + path)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
  return page
}

async function firstOf(call: string): Promise<Record<string, string>> {
  const { data } = await (await fetch(`${at.site.origin}/api/${call}`)).json()
  return data[0]
}

describe('a navigation', () => {
  it('to what is no page is never answered with the shell', async () => {
    const page = await firstVisit()
    const { id } = await firstOf('getEnableSingleCourse')
    const addresses = [
      '/api/getAllSetting',
      '/sitemap.xml',
      '/robots.txt',
      '/feeds/news.atom',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
      '/healthz',
      `/course/courseDetail/single/${id}/calendar.ics`,
    ]
    for (const address of addresses) {
      at.line.asked = []
      const tab = await at.phone.context.newPage()
      await tab.goto(at.line.origin + address).catch(error => {
        // A calendar is a download and no page at all.
        if (!/Download is starting|ERR_ABORTED/.test(String(error))) throw error
      })
      expect(at.line.asked, address).toContain(address)
      await tab.close()
    }
    at.line.asked = []
    await page.goto(`${at.line.origin}/course`)
    expect(at.line.asked).not.toContain('/course')
  })
})

describe('the worker', () => {
  it('keeps no answer of a call', async () => {
    const page = await firstVisit('/course')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = names.map(async name =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      )
      return (await Promise.all(keys)).flat()
    })
    expect(kept.filter(url => new URL(url).pathname.startsWith('/api'))).toEqual([])
  })

  it('has a document that was read, whole and by ranges, without a network', async () => {
    const page = await firstVisit()
    const { file } = await firstOf('getEnablePublication')
    const address = `/upload/${file}`
    const size = await page.evaluate(async url => (await (await fetch(url)).blob()).size, address)
    expect(size).toBeGreaterThan(1_000)
    at.line.state = 'cut'
    const read = (range?: string) =>
      page.evaluate(
        async ([url, bytes]) => {
          const answer = await fetch(url ?? '', bytes ? { headers: { Range: bytes } } : {})
          const { size: length } = await answer.blob()
          return [answer.status, length, answer.headers.get('content-range')]
        },
        [address, range],
      )
    await expect.poll(() => read()).toEqual([200, size, null])
    await expect.poll(() => read('bytes=0-99')).toEqual([206, 100, `bytes 0-99/${size}`])
    await expect
      .poll(() => read(`bytes=${size - 10}-`))
      .toEqual([206, 10, `bytes ${size - 10}-${size - 1}/${size}`])
  })
})

describe('a visitor who asks to save data', () => {
  it('is not sent all content, and has what they read', async () => {
    await at.phone.context.addInitScript(() => {
      const { connection } = navigator as { connection?: object }
      if (connection) Object.defineProperty(connection, 'saveData', { get: () => true })
    })
    at.line.asked = []
    await firstVisit('/latestNotice')
    expect(at.line.asked.filter(path => path.startsWith('/api/getSnapshot'))).toEqual([])
    at.line.state = 'cut'
    const page = await at.phone.open(`${at.line.origin}/latestNotice`)
    await page.getByRole('listitem').first().waitFor()
    await page.getByText(/^離線模式/).waitFor()
  })
})

describe('staff who signed in', () => {
  it('open the admin area without a network; a visitor’s phone has nothing of it', async () => {
    const page = await firstVisit('/about')
    const filesKept = () =>
      page.evaluate(async () => {
        if (!(await caches.has('admin-files'))) return 0
        return (await (await caches.open('admin-files')).keys()).length
      })
    await expect.poll(() => filesKept()).toBe(0)
    await page.goto(`${at.line.origin}/admin/login`)
    await page.getByLabel('帳號').fill(at.site.adminUsername)
    await page.getByLabel('密碼').fill(at.site.adminPassword)
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByRole('button', { name: '登出' }).waitFor()
    const staffFiles: string[] = await (await fetch(`${at.site.origin}/admin-files.json`)).json()
    await expect.poll(filesKept, { timeout: 10_000 }).toBe(staffFiles.length)
    at.line.state = 'cut'
    const again = await at.phone.open(`${at.line.origin}/admin/home`)
    await again.getByRole('button', { name: '登出' }).waitFor()
  })
})
