/** What the worker answers, and what it leaves alone. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { narrowName } from '#contract/asset.ts'
import { saveData } from '../../setup/browser.ts'
import { onePhone } from '../../setup/onePhone.ts'
import { whenKept } from '../../setup/phone.ts'
import { workerSite } from '../../setup/site.ts'
import { signIn } from '../../setup/staff.ts'
import { staffFiles } from '../../setup/staffFiles.ts'

const at = onePhone(workerSite())

async function readAndKeep(page: Page, path: string) {
  await page.goto(at.line.origin + path)
  await whenKept(page)
  await page.getByRole('button', { name: '我已知悉' }).click()
}

/** What the first record that has such a field says there. */
async function firstOf(call: string, field: string): Promise<string | undefined> {
  const { data } = await (await fetch(`${at.site.origin}/api/${call}`)).json()
  return data.map((record: Record<string, string>) => record[field]).find(Boolean)
}

describe('after a first visit', () => {
  at.afterVisit(async () => readAndKeep(await at.phone.context.newPage(), '/course'))

  it('a navigation to what is no page is never answered with the shell', async () => {
    const id = await firstOf('getEnableSingleCourse', 'id')
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
    const page = await at.phone.context.newPage()
    for (const address of addresses) {
      at.line.asked = []
      await page.goto(at.line.origin + address).catch(error => {
        // A calendar is a download and no page at all.
        if (!/Download is starting|ERR_ABORTED/.test(String(error))) throw error
      })
      expect(at.line.asked, address).toContain(address)
    }
    at.line.asked = []
    await page.goto(`${at.line.origin}/course`)
    expect(at.line.asked).not.toContain('/course')
  })

  it('the worker keeps no answer of a call', async () => {
    const page = await at.phone.open(`${at.line.origin}/course`)
    await whenKept(page)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = names.map(async name =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      )
      return (await Promise.all(keys)).flat()
    })
    expect(kept.filter(url => new URL(url).pathname.startsWith('/api'))).toEqual([])
  })

  it('the worker has a document that was read, whole and by ranges, without a network', async () => {
    const page = await at.phone.open(`${at.line.origin}/course`)
    await whenKept(page)
    const file = await firstOf('getEnablePublication', 'file')
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

  it.each(['cut', 'broken', 'portal'] as const)(
    'a picture of which another width is kept is shown on a line that is %s',
    async state => {
      const page = await at.phone.open(`${at.line.origin}/course`)
      await whenKept(page)
      const image = (await firstOf('getEnableTutor', 'image')) ?? ''
      const kept = `/upload/${narrowName(image, 320)}`
      const isKept = (path: string) =>
        page.evaluate(async wanted => (await caches.match(wanted)) !== undefined, path)
      await expect.poll(() => isKept(kept)).toBe(true)
      at.line.state = state
      const width = await page.evaluate(async address => {
        const picture = new Image()
        picture.src = address
        await picture.decode()
        return picture.naturalWidth
      }, `/upload/${image}`)
      expect(width).toBe(320)
    },
  )

  it('staff who signed in open the admin area without a network; a visitor’s phone has nothing of it', async () => {
    const page = await at.phone.open(`${at.line.origin}/about`)
    await whenKept(page)
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
    const { length } = await staffFiles(at.site.origin)
    await expect.poll(filesKept, { timeout: 30_000 }).toBe(length)
    at.line.state = 'cut'
    const again = await at.phone.open(`${at.line.origin}/admin/home`)
    await again.getByRole('button', { name: '登出' }).waitFor()
  })
})

describe('a visitor who asks to save data', () => {
  const openPage = async () => {
    const page = await at.phone.context.newPage()
    await page.addInitScript(saveData)
    return page
  }

  it('is not sent all content, and has what they read', async () => {
    const page = await openPage()
    await readAndKeep(page, '/latestNotice')
    expect(at.line.asked.filter(path => path.startsWith('/api/getSnapshot'))).toEqual([])
    at.line.state = 'cut'
    await page.reload()
    await page.getByRole('listitem').first().waitFor()
    await page.getByText(/^離線模式/).waitFor()
  })

  it('is not shown what the school has taken back since', async () => {
    const staff = await signIn(at.site)
    const id = await staff.add('LatestNotice', { title: '讀過的公告' })
    const path = `/latestNoticeDetail/${id}`
    const before = await openPage()
    await readAndKeep(before, path)
    await before.close()
    await staff.remove('LatestNotice', id)
    const again = await openPage()
    // What was asked for within a minute is not asked for again.
    await again.clock.install({ time: Date.now() + 2 * 60_000 })
    await again.goto(at.line.origin + path)
    await again.getByRole('heading', { name: '找不到這則公告' }).waitFor()
  })
})
