/** What was typed is found again by the page that comes next, also where the one before has not quite gone. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminAtSite } from '../../../setup/adminAtSite.ts'
import { hearToasts } from '../../../setup/hearToasts.ts'
import { formsKept, keysKept } from '../../../setup/keptForms.ts'
import { answerWith, leaveForm } from '../../../setup/question.ts'
import { workerSite } from '../../../setup/site.ts'

const { open } = await adminAtSite(workerSite())

const add = (page: Page) => page.getByRole('button', { name: '新增', exact: true }).click()
const title = (page: Page) => page.locator('[data-field=title] input')

/** A new notice in which that is typed, and which is left for the list. */
async function leave(words: string): Promise<Page> {
  const page = await open('/admin/latestNotice')
  await add(page)
  await title(page).fill(words)
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
  await leaveForm(page)
  return page
}

/** Runs in a page: has a draft as a form there would, until somebody waits for it; what it writes last is this. */
const haveUntilAsked = ({ key, title }: { key: string; title: string }): Promise<void> =>
  new Promise(resolve => {
    const isAsked = async () => {
      const { pending = [] } = await navigator.locks.query()
      return pending.some(({ name }) => name?.endsWith(key))
    }
    const opening = indexedDB.open('school-journal')
    opening.onsuccess = () => {
      void navigator.locks.request(`school-draft/${key}`, async () => {
        resolve()
        while (!(await isAsked()));
        const writing = opening.result.transaction('drafts', 'readwrite')
        writing.objectStore('drafts').put({ key, values: { title }, typedAt: Date.now() })
        await new Promise(written => {
          writing.oncomplete = written
        })
        opening.result.close()
      })
    }
  })

/** Runs in a page: lets nobody read what is kept, until `letRead` is called there. */
const keepWaiting = (): Promise<void> =>
  new Promise(resolve => {
    const opening = indexedDB.open('school-journal')
    opening.onsuccess = () => {
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts')
      const hold = () => {
        resolve()
        if ('isOver' in window) opening.result.close()
        else store.count().onsuccess = hold
      }
      store.count().onsuccess = hold
    }
  })

/** Runs in that page. */
const letRead = () => {
  Object.assign(window, { isOver: true })
}

/**
 * Runs in a page: somebody comes to the title right after what was left of a new record was read for the last time,
 * before anything else can happen.
 */
const comeAsItIsRead = (): void => {
  const getAll = IDBObjectStore.prototype.getAll
  let reads = 0
  IDBObjectStore.prototype.getAll = function (...given) {
    const reading = getAll.apply(this, given)
    const [range] = given
    const isOfNew = range instanceof IDBKeyRange && String(range.lower).endsWith('/new')
    if (this.name === 'drafts' && isOfNew) {
      reads += 1
      const isLast = reads === 2
      reading.addEventListener('success', () => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          document.querySelector<HTMLElement>('[data-field=title] input')?.focus()
        }
        if (isLast) port2.postMessage('')
      })
    }
    return reading
  }
}

it('the form that another page gives up only now is found with what that has written last, and goes on', async () => {
  const page = await open('/admin/latestNotice')
  await add(page)
  await title(page).fill('剛剛離開的')
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
  const [key] = await page.evaluate(keysKept)
  await leaveForm(page)
  const leaving = await page.context().newPage()
  await leaving.goto(new URL('/about', page.url()).href)
  await leaving.evaluate(haveUntilAsked, { key: String(key), title: '剛剛才打完的' })
  await page.bringToFront()
  await add(page)
  await page.getByRole('status').getByText('已還原上次未儲存的更改').waitFor()
  await expect.poll(() => title(page).inputValue()).toBe('剛剛才打完的')
  const discard = page.getByRole('button', { name: '捨棄未儲存的更改' })
  await discard.click()
  await answerWith(page, '取消')
  expect(await title(page).inputValue()).toBe('剛剛才打完的')
  await discard.click()
  await answerWith(page, '捨棄')
  await expect.poll(() => page.evaluate(keysKept)).toEqual([])
})

it('what is found under the hands of who is in a field already waits beside it', async () => {
  const page = await leave('之前的')
  const slow = await page.context().newPage()
  await slow.goto(new URL('/about', page.url()).href)
  await slow.evaluate(keepWaiting)
  await page.bringToFront()
  await add(page)
  await title(page).click()
  await slow.evaluate(letRead)
  await page.getByRole('status').getByText('此裝置上還有未儲存的「之前的」').waitFor()
  await page.keyboard.type('之後的')
  expect(await title(page).inputValue()).toBe('之後的')
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(2)
  await page.getByRole('button', { name: /^改為編輯 ?「之前的」$/ }).click()
  await expect.poll(() => title(page).inputValue()).toBe('之前的')
})

it('what is typed while another one is being taken up is kept beside that', async () => {
  const page = await leave('先前的')
  const slow = await page.context().newPage()
  const hold = async () => {
    await slow.goto(new URL('/about', page.url()).href)
    await slow.evaluate(keepWaiting)
    await page.bringToFront()
  }
  await hold()
  await add(page)
  await title(page).fill('旁邊的')
  await slow.evaluate(letRead)
  const takeUp = (words: string) =>
    page.getByRole('button', { name: new RegExp(`^改為編輯 ?「${words}」$`) })
  await takeUp('先前的').waitFor()
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(2)
  await hold()
  await takeUp('先前的').click()
  await title(page).press('End')
  await page.keyboard.type('，續')
  await slow.evaluate(letRead)
  await expect.poll(() => title(page).inputValue()).toBe('先前的')
  await takeUp('旁邊的，續').click()
  await expect.poll(() => title(page).inputValue()).toBe('旁邊的，續')
})

it('whoever comes to a field in the moment in which it is found is not thrown out again', async () => {
  const page = await leave('之前的')
  await page.evaluate(comeAsItIsRead)
  await add(page)
  await page.getByRole('status').getByText('已還原上次未儲存的更改').waitFor()
  await expect.poll(() => title(page).inputValue()).toBe('之前的')
  await page.keyboard.press('End')
  await page.keyboard.type('，續')
  expect(await title(page).inputValue()).toBe('之前的，續')
})

it('what is taken back by hand leaves nothing', async () => {
  const page = await open('/admin/latestNotice')
  await add(page)
  await title(page).fill('打錯了')
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
  await title(page).fill('')
  await expect.poll(() => page.evaluate(keysKept)).toEqual([])
  await leaveForm(page)

  await page.locator('tbody tr a').first().click()
  const before = await title(page).inputValue()
  await title(page).fill('改錯了')
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(1)
  await title(page).fill(before)
  await expect.poll(() => page.evaluate(keysKept)).toEqual([])
})

it('what another tab has done with it since is what one goes on with, or it is gone', async () => {
  const page = await leave('先打的')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.evaluate(keepWaiting)
  await page.bringToFront()
  await add(page)
  await title(page).fill('旁邊的')
  await other.evaluate(letRead)
  const status = page.getByRole('status')
  await status.getByText('此裝置上還有未儲存的「先打的」').waitFor()
  await expect.poll(() => page.evaluate(keysKept)).toHaveLength(2)

  await other.bringToFront()
  await add(other)
  await expect.poll(() => title(other).inputValue()).toBe('先打的')
  await title(other).fill('後來續寫的')
  await expect.poll(() => other.evaluate(formsKept)).toContain('後來續寫的')
  await leaveForm(other)
  await page.bringToFront()
  await page.getByRole('button', { name: /^改為編輯 ?「先打的」$/ }).click()
  await expect.poll(() => title(page).inputValue()).toBe('後來續寫的')

  await other.bringToFront()
  await add(other)
  await expect.poll(() => title(other).inputValue()).toBe('旁邊的')
  await other.getByRole('button', { name: '捨棄未儲存的更改' }).click()
  await answerWith(other, '捨棄')
  await expect.poll(() => other.evaluate(keysKept)).toHaveLength(1)
  await leaveForm(other)
  await page.bringToFront()
  const said = await hearToasts(page)
  const takeUp = page.getByRole('button', { name: /^改為編輯 ?「旁邊的」$/ })
  await takeUp.click()
  await expect.poll(said).toContain('這份內容已在另一個分頁儲存或捨棄')
  await takeUp.waitFor({ state: 'detached' })
  expect(await title(page).inputValue()).toBe('後來續寫的')
})
