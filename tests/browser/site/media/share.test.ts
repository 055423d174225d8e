/** What is read can be sent to somebody: an installed application shows no address to copy. */
import { expect, it } from 'vitest'
import { callAddress } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { latestNotice } from '#contract/collections/latestNotice.ts'
import { news } from '#contract/collections/news.ts'
import { publication } from '#contract/collections/publication.ts'
import { addressOf } from '#contract/pages.ts'
import { browserOfFile, type openPage } from '../../../setup/browser.ts'
import { sharedSite } from '../../../setup/site.ts'

const { origin } = sharedSite()
const visit = browserOfFile()

async function firstOf(collection: AnyCollection): Promise<{ id: string }> {
  const answer = await fetch(origin + callAddress(recordCalls(collection).list))
  const { data } = (await answer.json()) as { data: { id: string }[] }
  const [first] = data
  if (!first) throw new Error(`no ${collection.name}`)
  return first
}

/** A telephone's own list of ways, which notes in the page what it was given. */
function noteShared() {
  const share = async (data: ShareData) => {
    document.body.dataset.shared = JSON.stringify(data)
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

it.each([latestNotice, news, publication])(
  '$label: its page is shared by its title and its own address',
  async collection => {
    const url = origin + addressOf(collection, await firstOf(collection))
    const before = (page: Awaited<ReturnType<typeof openPage>>) => page.addInitScript(noteShared)
    const page = await visit(`${url}#page`, { width: 390, before })
    await page.getByRole('button', { name: '我已知悉' }).click()
    await page.getByRole('button', { name: '分享' }).click()
    const shared = await page.locator('body[data-shared]').getAttribute('data-shared')
    const title = (await page.locator('h1').innerText()).replaceAll('\n', '')
    expect(JSON.parse(shared ?? '')).toEqual({ title, url })
  },
)
