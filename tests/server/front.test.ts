/** What lies ready in front of the application is given again, as long as it is what would be made now. */
import { expect, it } from 'vitest'
import { stormSize } from '../setup/storms.ts'
import { frontOfLittleApp, KNOWN } from './littleApp.ts'

/** Three times what is kept at most. */
const MANY = stormSize('ADDRESSES', 4_000, 100_000)

const front = frontOfLittleApp()
const { ask, held, made, lines, source } = front

it('what was made once is given again, until something it was made from has changed', async () => {
  await ask('/home')
  const again = await ask('/home')
  expect(made).toEqual(['/home'])
  source.version += 1
  const after = await ask('/home')
  expect(made).toEqual(['/home', '/home'])
  expect(after.text).not.toBe(again.text)
})

it('nor is it given beyond the moment at which time alone changes it', async () => {
  const at = front.clock + 1_000
  source.nextMoment = () => at
  await ask('/home')
  front.clock = at - 1
  await ask('/home')
  expect(made).toEqual(['/home'])
  front.clock = at
  source.nextMoment = () => Number.POSITIVE_INFINITY
  await ask('/home')
  expect(made).toEqual(['/home', '/home'])
})

it('of many who ask at once for what is not there, one lets it be made', async () => {
  const asked = Array.from({ length: 30 }, () => ask('/home'))
  expect(new Set((await Promise.all(asked)).map(({ text }) => text)).size).toBe(1)
  expect(made).toEqual(['/home'])
})

it('a change while it is being made is not missed', async () => {
  const first = ask('/home')
  source.version += 1
  await first
  source.version += 1
  await ask('/home')
  expect((await ask('/home')).text).toContain(`/home ${source.version}`)
})

it('whoever asks after a change is given nothing that was begun before it, though others wait for that', async () => {
  const first = ask('/slow')
  await expect.poll(() => held.length).toBe(1)
  source.version += 1
  const second = ask('/slow')
  // Whoever asks later is answered: the second has come by then.
  await ask('/home')
  held.shift()?.send('before')
  expect((await first).text).toBe('before')
  await expect.poll(() => held.length).toBe(1)
  held.shift()?.send('after')
  expect((await second).text).toBe('after')
})

it('records that are picked out by one value are kept by that value, and by nothing else', async () => {
  const news = '/api/getNewsByCategory'
  for (const query of ['category=news', 'category=news', 'category=%6Eews', 'category=media']) {
    await ask(`${news}/?${query}`)
    await ask(`${news}?${query}`)
  }
  expect(made).toEqual([`${news}/?category=news`, `${news}/?category=media`])
  await ask(`${news}/?category=news?page=2`)
  expect(made.pop()).toBe(`${news}/?category=news%3Fpage%3D2`)
  made.length = 0
  for (const query of ['category=news&page=2', 'category=news&category=media', 'page=1']) {
    await ask(`${news}/?${query}`)
    await ask(`${news}/?${query}`)
  }
  expect(made).toHaveLength(6)
})

it('an answer of a call is kept under one spelling of its address, whatever others are answered too', async () => {
  const id = 'a1b2c3d4e5f6a1b2c3d4e5f6'
  const kept = ['/api/getTutor', `/api/getTutorById/${id}`, '/api/getSettingByName/isBWMode']
  for (const path of [...kept, ...kept]) await ask(path)
  expect(made).toEqual(kept)
  for (const path of [
    `/api/getTutorById/${id.toUpperCase()}`,
    `/api/getTutorById/${id.replace('a', 'A')}`,
    `/api/getTutorById/${id}/`,
    `/api/getTutorById/%61${id.slice(1)}`,
    `/API/getTutorById/${id}`,
    '/Api/getTutor',
    '/aPI/getSnapshot',
  ]) {
    made.length = 0
    const answers = [await ask(path), await ask(path)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(made, path).toEqual([path, path])
  }
})

it('all content is kept, and what changed since each cursor that is known; others get it all', async () => {
  const all = '/api/getSnapshot'
  const unknown = ['', `?since=${'1'.repeat(32)}`, '?since=x', '?since=']
  for (const query of [...unknown, ...unknown]) await ask(all + query)
  expect(made).toEqual([all])
  await Promise.all(Array.from({ length: 9 }, () => ask(`${all}?since=${KNOWN}`)))
  await ask(`${all}?since=${KNOWN}`)
  expect(made).toEqual([all, `${all}?since=${KNOWN}`])
})

it('neither what is missing, nor what cannot be checked, nor a failure is kept', async () => {
  for (const path of ['/missing/a', '/from/nothing']) {
    await ask(path)
    await ask(path)
    expect(made).toEqual([path, path])
    made.length = 0
  }
  expect((await ask('/fails')).status).toBe(500)
})

it('what makes no difference to a page makes no other page; what does, does', async () => {
  await ask('/home?utm_source=x')
  await ask('/home?fbclid=y&utm_source=z')
  expect(made).toEqual(['/home'])
  await ask('/course?fbclid=y&page=2&major=%E8%91%A1%E8%AA%9E')
  await ask('/course?major=葡語&page=2'.replace('葡語', '%E8%91%A1%E8%AA%9E'))
  expect(made).toEqual(['/home', '/course?major=%E8%91%A1%E8%AA%9E&page=2'])
})

it('whoever sends a token, another method or a strange address is answered by the application', async () => {
  await ask('/home')
  for (const [path, headers, method] of [
    ['/home', { authorization: 'Token x' }],
    ['/home', { range: 'bytes=0-9' }],
    ['/home', {}, 'POST'],
    ['/course?page=2&page=3', {}],
    ['//evil.example/home', {}],
    ['/home/..%2f..%2f', {}],
    ['/admin/home', {}],
  ] as const) {
    made.length = 0
    await ask(path, headers, method)
    await ask(path, headers, method)
    expect(made.length, path).toBe(2)
  }
})

it(`${MANY} random addresses and searches do not grow the memory`, {
  timeout: 120_000 + MANY,
}, async () => {
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  const atOnce = 50
  for (let first = 0; first < MANY; first += atOnce) {
    const headers = { 'accept-encoding': 'identity' }
    const asked = Array.from({ length: atOnce }, async (_, index) => {
      const n = first + index
      const paths = [`/missing/${n}`, `/course?major=${n}`, `/home?q=${n}`]
      const answer = await fetch(front.origin + paths[n % paths.length], { headers })
      await answer.arrayBuffer()
    })
    await Promise.all(asked)
    made.length = 0
    lines.length = 0
  }
  expect((held() - before) / 2 ** 20).toBeLessThan(70)
})
