/**
 * `npm run bench:offline [-- runs]`: what a phone that has been here before gains. Turn by turn, under
 * DevTools' slow 4G: the first visit, the same page once more from the server without a worker, and the
 * repeat visit without any network. Medians; on a shared machine the ratios count, not the times.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { prepare } from '../../server/cli/prepare.mjs'
import { provideBrowser } from '../setup/findBrowser.mjs'
import { startMeasuredSite } from './measuredSite.mjs'

const runs = Number(process.argv[2] ?? 10)
const RECORDS = 600
/** Chromium's own preset: milliseconds, and bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
}
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

await prepare()
const site = await startMeasuredSite()
try {
  const answer = await fetch(`${site.origin}/api/getEnableSingleCourse`)
  const [course] = (await answer.json()).data
  const pages = [
    { path: '/home', content: 'main a[href^="/course/courseDetail"]' },
    { path: `/course/courseDetail/single/${course.id}`, content: 'main h1' },
  ]
  const measured = new Map(pages.map(({ path }) => [path, { first: [], again: [], offline: [] }]))
  for (let run = 1; run <= runs; run += 1) {
    process.stderr.write(`run ${run} of ${runs}\n`)
    for (const page of pages) await visits(page, measured.get(page.path))
  }
  const restores = []
  for (let run = 0; run < runs; run += 1) restores.push(await restoreTime())
  console.log(table(pages, measured))
  console.log(await syncFacts())
  console.log(`restore of ${RECORDS} records: ${Math.round(median(restores))} ms`)
} finally {
  await site.stop()
}

/** A browser with a profile of its own on the disk, as phones have: scripts stay compiled in it. */
async function withProfile(options, use) {
  const profile = await mkdtemp(join(tmpdir(), 'school-website-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: provideBrowser(),
    args: ['--no-sandbox'],
    ...SCREEN,
    ...options,
  })
  try {
    return await use(context)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function visits({ path, content }, { first, again, offline }) {
  await withProfile({}, async phone => {
    first.push(await visit(phone, path, content, SLOW_4G))
    const page = await phone.newPage()
    await page.goto(site.origin + path)
    await kept(page)
    await page.close()
    await phone.setOffline(true)
    offline.push(await visit(phone, path, content))
  })
  await withProfile({ serviceWorkers: 'block' }, async phone => {
    await visit(phone, path, content)
    again.push(await visit(phone, path, content, SLOW_4G))
  })
}

/** Milliseconds until something is painted, and until the page's real content is there. */
async function visit(context, path, content, line) {
  const page = await context.newPage()
  await page.addInitScript(noteContent, content)
  if (line) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
  }
  await page.goto(site.origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.contentAt !== undefined)
  const facts = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return paint && { paint: paint.startTime, content: globalThis.contentAt }
  })
  const value = await facts.jsonValue()
  await page.close()
  return value
}

function noteContent(selector) {
  const look = () => {
    const element = document.querySelector(selector)
    if (element?.textContent && element.checkVisibility()) globalThis.contentAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Ends when the visit has left all that reading offline needs. */
async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const has = async () => {
      const databases = await indexedDB.databases()
      return (
        databases.some(({ name }) => name === 'school-website') &&
        navigator.serviceWorker.controller
      )
    }
    while (!(await has())) await new Promise(resolve => requestAnimationFrame(resolve))
  })
}

/** Of a cache with many records, in a visit that begins with it. */
function restoreTime() {
  return withProfile({}, async phone => {
    const page = await phone.newPage()
    await page.goto(`${site.origin}/home`)
    await kept(page)
    await page.waitForFunction(fillUp, RECORDS, { polling: 200 })
    await page.goto(`${site.origin}/latestNotice`)
    const measure = await page.waitForFunction(
      () => performance.getEntriesByName('restore')[0]?.duration,
    )
    return measure.jsonValue()
  })
}

/** Repeats the records of the kept copy until there are so many. */
function fillUp(count) {
  return new Promise(resolve => {
    const opening = indexedDB.open('school-website')
    opening.onsuccess = () => {
      const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
      const reading = store.get('queries')
      reading.onsuccess = () => {
        const client = reading.result
        const records = client?.clientState.queries[0]?.state.data?.records
        if (!records) return resolve(false)
        const lists = Object.entries(records).filter(([name]) => name !== 'Setting')
        const all = lists.flatMap(([name, list]) => list.map(record => ({ name, record })))
        for (let number = 0; number + all.length < count; number += 1) {
          const { name, record } = all[number % all.length]
          const id = number.toString(16).padStart(24, 'f')
          records[name].push({ ...structuredClone(record), id })
        }
        store.put(client, 'queries').onsuccess = () => resolve(true)
      }
    }
  })
}

async function syncFacts() {
  const address = `${site.origin}/api/getSnapshot`
  const whole = await (await fetch(address)).text()
  const { cursor } = JSON.parse(whole).data
  const unchanged = await (await fetch(`${address}?since=${cursor}`)).text()
  return [
    `all content: ${brotliCompressSync(whole).length} bytes in Brotli`,
    `nothing changed: ${Buffer.byteLength(unchanged)} bytes`,
  ].join('\n')
}

function median(list) {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]
}

function table(pages, measured) {
  const heads = ['page', 'first visit', 'again, no worker', 'repeat visit, offline', 'of the first']
  const rows = pages.map(({ path }) => {
    const { first, again, offline } = measured.get(path)
    const cell = list =>
      `${Math.round(median(list.map(one => one.paint)))} / ${Math.round(median(list.map(one => one.content)))} ms`
    const content = list => median(list.map(one => one.content))
    const ratio = (content(offline) / content(first)).toFixed(2)
    return [path.replace(/[0-9a-f]{24}/, '…'), cell(first), cell(again), cell(offline), ratio]
  })
  return [heads, heads.map(() => '---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}
