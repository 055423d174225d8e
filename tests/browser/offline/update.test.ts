/** A new build under open pages: announced, agreed to, taken by all; or withdrawn. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import type { Course } from '#contract/collections/course.ts'
import { saveEvidence } from '../../setup/evidence.ts'
import { type Line, openLine } from '../../setup/line.ts'
import { makeNextBuild, removeNextBuild } from '../../setup/nextBuild.ts'
import { type Phone, startPhone, whenKept } from '../../setup/phone.ts'
import { ACCOUNT, type ServerProcess, startServer } from '../../setup/serverProcess.ts'

let nextMain: string
let dataDir: string
let server: ServerProcess
let line: Line
let phone: Phone
beforeAll(async () => {
  nextMain = await makeNextBuild()
  dataDir = await mkdtemp(join(tmpdir(), 'school-update-'))
  await cp(inject('demoSchool'), dataDir, { recursive: true })
  server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'on' })
  line = await openLine(() => server.origin)
  phone = await startPhone()
}, 120_000)
afterEach(async ({ task }) => {
  const complaints = phone.complaints.splice(0)
  await saveEvidence(task, complaints)
  expect(complaints).toEqual([])
})
afterAll(async () => {
  await phone?.close()
  await line?.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
  await removeNextBuild()
})

async function deploy(env: Record<string, string> = {}) {
  await server.stop()
  server = await startServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'on', ...env }, [], nextMain)
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

const isNext = (page: Page): Promise<boolean> =>
  page
    .evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('-next.js')),
    )
    .catch(() => false)

const announcement = (page: Page) => page.getByText('有新版本', { exact: true })
const take = (page: Page) => page.getByRole('button', { name: '立即更新' })
/** The page of a course that one can still enrol for. */
async function openCourse(): Promise<string> {
  const answer = await fetch(`${server.origin}/api/getEnableSingleCourse`)
  const { data } = (await answer.json()) as { data: Course[] }
  const open = data.find(({ deadline }) => !deadline || Date.parse(deadline) > Date.now())
  return `/course/courseDetail/single/${open?.id}`
}

/** In pixels from the top of the window. */
async function boxOf(part: Locator) {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return { top: y, bottom: y + height }
}

const patient = { timeout: 20_000 }

/** Under the worker, each used once. */
let one: Page
let other: Page

it('a new build is announced in every tab, over nothing that one needs, waits, and when it is agreed to all tabs follow, but for one in which somebody is typing, until that is done', async () => {
  one = await phone.open(`${line.origin}/about`)
  await whenKept(one)
  await one.getByRole('button', { name: '我已知悉' }).click()
  await one.reload()
  other = await phone.open(`${line.origin}/latestNotice`)
  const course = await phone.open(line.origin + (await openCourse()))
  const typing = await phone.open(`${line.origin}/admin/login`)
  await typing.getByLabel('帳號').fill(ACCOUNT.username)
  await typing.getByLabel('密碼').fill(ACCOUNT.password)
  await typing.getByRole('button', { name: '登入', exact: true }).click()
  await typing.getByRole('link', { name: '導師', exact: true }).click()
  await typing.getByRole('button', { name: '新增', exact: true }).click()
  const name = typing.locator('[data-field=name] input')
  await name.fill('未儲存')

  await deploy()
  await lookForUpdate(one)
  await announcement(one).waitFor()
  await announcement(other).waitFor()
  await announcement(course).waitFor()
  await typing.getByText('有新版本，請先儲存正在填寫的內容').waitFor()
  await expect.poll(() => take(typing).isDisabled()).toBe(true)
  expect(await Promise.all([one, other, typing].map(isNext))).toEqual([false, false, false])

  const end = await boxOf(typing.getByRole('button', { name: '儲存', exact: true }))
  expect((await boxOf(take(typing))).bottom).toBeLessThan(end.top)
  const enrol = await boxOf(course.getByRole('complementary', { name: '報名捷徑' }))
  expect((await boxOf(take(course))).bottom).toBeLessThan(enrol.top)
  line.state = 'cut'
  const away = course.getByText('離線模式')
  await course.reload()
  await away.waitFor()
  await announcement(course).waitFor()
  expect((await boxOf(take(course))).bottom).toBeLessThan((await boxOf(away)).top)
  line.state = 'up'

  // What the present worker fetches for later, and never gets, keeps nobody waiting.
  line.held = /^\/upload\/0/
  await one.evaluate(
    address => {
      const message = { type: 'KEEP_PICTURES', addresses: [address] }
      navigator.serviceWorker.controller?.postMessage(message)
    },
    `/upload/${'0'.repeat(32)}.webp`,
  )
  await expect.poll(() => line.asked.some(path => line.held?.test(path))).toBe(true)

  await take(other).click()
  await expect.poll(() => isNext(one), patient).toBe(true)
  await expect.poll(() => isNext(other), patient).toBe(true)
  await one.getByRole('heading', { level: 1, name: '關於本校' }).waitFor()
  expect(await isNext(typing)).toBe(false)
  await expect.poll(() => name.inputValue()).toBe('未儲存')
  await name.fill('')
  await expect.poll(() => isNext(typing), patient).toBe(true)
}, 120_000)

it('a new build leaves the former parts where they were, and a part that never was is a real 404', async () => {
  const parts = await readdir('dist/client/assets')
  for (const part of parts.filter(name => name.endsWith('.js'))) {
    const answer = await fetch(`${server.origin}/assets/${part}`)
    expect(answer.status, part).toBe(200)
    expect(answer.headers.get('content-type')).toContain('javascript')
    await answer.body?.cancel()
  }
  const missing = await fetch(`${server.origin}/assets/never-was.js`)
  expect([missing.status, missing.headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ])
}, 120_000)

it('a worker that went wrong is withdrawn with all that it kept, and its pages come from the server again', async () => {
  line.asked = []
  await deploy({ SERVICE_WORKER: 'withdrawn' })
  await lookForUpdate(one)
  const isWhole = (page: Page) =>
    page
      .evaluate(() => document.documentElement.innerHTML.includes('rel="canonical"'))
      .catch(() => false)
  await expect.poll(() => isWhole(one), patient).toBe(true)
  await expect.poll(() => isWhole(other), patient).toBe(true)
  await one.waitForLoadState('networkidle')
  const left = () =>
    one.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).filter(({ active }) =>
        active?.scriptURL.endsWith('sw.js'),
      ).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left, patient).toEqual([0, 0])
  expect(line.asked.filter(path => path === '/latestNotice')).not.toHaveLength(0)
}, 120_000)
