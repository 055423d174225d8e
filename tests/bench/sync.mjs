/**
 * `npm run bench:sync [-- runs]`: what the journal costs, and how the admin answers with 1,000 courses.
 * Turn by turn in one browser: 200 edits drained from the journal, and the same 200 sent by a plain
 * loop of fetch calls. Medians; on a shared machine the ratio counts, not the times.
 */
import { chromium } from 'playwright-core'
import { prepare } from '../../server/cli/prepare.mjs'
import { provideBrowser } from '../setup/findBrowser.mjs'
import { ADMIN, startMeasuredSite } from './measuredSite.mjs'

const runs = Number(process.argv[2] ?? 5)
const EDITS = 200
const COURSES = 1_000

await prepare()
const site = await startMeasuredSite()
const browser = await chromium.launch({ executablePath: provideBrowser(), args: ['--no-sandbox'] })
try {
  const token = await signIn()
  await addCourses(token, COURSES)
  const page = await openAdmin()
  const [tutor] = await page.evaluate(
    async () => (await (await fetch('/api/getTutor')).json()).data,
  )
  const times = { journal: [], loop: [] }
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`run ${run} of ${runs}\n`)
    // Each run leaves more tutors behind, so each of the two goes first in turn.
    const turns = [
      async () => times.loop.push(await plainLoop(page, token)),
      async () => times.journal.push(await drain(page)),
    ]
    for (const turn of run % 2 ? turns : turns.reverse()) await turn()
  }
  const [journal, loop] = [median(times.journal), median(times.loop)]
  console.log(`| ${EDITS} edits | a second |`)
  console.log('|---|---|')
  console.log(`| from the journal | ${rate(journal)} |`)
  console.log(`| plain loop of fetch | ${rate(loop)} |`)
  console.log(`| ratio | ${(loop / journal).toFixed(2)} |`)
  console.log(
    `\nWith ${COURSES} courses, milliseconds: ${JSON.stringify(await listTimes(page, tutor))}`,
  )
} finally {
  await browser.close()
  await site.stop()
}

function rate(ms) {
  return (EDITS / (ms / 1_000)).toFixed(0)
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Token ${token}`
  const answer = await fetch(`${site.origin}/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await answer.json()).data
}

async function signIn() {
  return (await post('login', ADMIN)).token
}

async function addCourses(token, count) {
  for (let index = 0; index < count; index += 1) {
    const title = `量度課程${String(index).padStart(4, '0')}`
    await post('addSingleCourse', { title, sort_number: index, deadline: '2027-03-05' }, token)
  }
}

async function openAdmin() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.origin}/admin/tutor`)
  await page.getByLabel('帳號').fill(ADMIN.username)
  await page.getByLabel('密碼').fill(ADMIN.password)
  await page.getByRole('button', { name: '登入' }).click()
  await page.locator('tbody tr').first().waitFor()
  return page
}

/** Milliseconds for the edits, one call after the other, with nothing kept and nothing folded. */
function plainLoop(page, token) {
  return page.evaluate(
    async ([count, sent]) => {
      const start = performance.now()
      for (let index = 0; index < count; index += 1) {
        await fetch('/api/addTutor', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Token ${sent}`,
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify({ name: `量度${index}` }),
        })
      }
      return performance.now() - start
    },
    [EDITS, token],
  )
}

/** Milliseconds from the line's return until the journal is empty. */
async function drain(page) {
  await page.context().setOffline(true)
  await page.evaluate(count => {
    const opening = indexedDB.open('school-journal')
    return new Promise(resolve => {
      opening.onsuccess = () => {
        const writing = opening.result.transaction('edits', 'readwrite')
        for (let index = 1; index <= count; index += 1) {
          writing.objectStore('edits').put({
            id: crypto.randomUUID(),
            seq: index,
            author: localStorage.getItem('username'),
            collection: 'Tutor',
            record: crypto.randomUUID().replaceAll('-', '').slice(0, 24),
            verb: 'add',
            title: `量度${index}`,
            baseRevision: null,
            base: {},
            changes: { name: `量度${index}` },
            state: 'waiting',
            attempts: 0,
            savedAt: Date.now(),
          })
        }
        writing.oncomplete = () => {
          opening.result.close()
          resolve(undefined)
        }
      }
    })
  }, EDITS)
  // Another tab would say so; the badge then shows them before the line is back.
  await page.evaluate(() => new BroadcastChannel('school-journal').postMessage({ type: 'changed' }))
  await page.locator('[data-badge]', { hasText: String(EDITS) }).waitFor()
  const done = page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('online', () => {
          const start = performance.now()
          const badge = document.querySelector('[data-badge]')
          const look = () => badge.textContent === '0' && resolve(performance.now() - start)
          new MutationObserver(look).observe(badge, { characterData: true, subtree: true })
        })
      }),
  )
  await page.context().setOffline(false)
  return done
}

/** How long until the first row, a key in the search, a form without its editor, and the editor. */
async function listTimes(page) {
  const menu = page.getByRole('navigation', { name: '管理目錄' })
  const first = await untilShown(
    menu.getByRole('link', { name: '專業證書課程' }),
    'tbody a[href*="SingleCourse"]',
  )
  const search = page.getByRole('searchbox')
  const keys = []
  for (const key of '0999') {
    keys.push(
      await search.evaluate(
        (field, text) =>
          new Promise(resolve => {
            const start = performance.now()
            const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
            set.call(field, field.value + text)
            field.dispatchEvent(new Event('input', { bubbles: true }))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          }),
        key,
      ),
    )
  }
  await search.fill('量度課程0999')
  const link = page.getByRole('link', { name: '量度課程0999' })
  await link.waitFor()
  const form = await untilShown(link, '[data-field=title] input')
  const start = Date.now()
  await page.locator('.ql-editor').first().waitFor()
  const editor = form + Date.now() - start
  return { firstRow: first, key: Math.round(Math.max(...keys)), form, editorCold: editor }
}

/** Milliseconds from the click until what it opens is drawn. */
async function untilShown(link, selector) {
  await link.waitFor()
  const ms = await link.evaluate(
    (element, appears) =>
      new Promise(resolve => {
        const start = performance.now()
        const look = () => {
          if (!document.querySelector(appears)) return
          watcher.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        }
        const watcher = new MutationObserver(look)
        watcher.observe(document, { childList: true, subtree: true })
        element.click()
      }),
    selector,
  )
  return Math.round(ms)
}
