/** What visitors read during a soak, and what staff do meanwhile. */
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'

const TURN_MS = 500

/** Each is sent to everybody who subscribed; who means harm takes ten seconds for it. */
const NOTICE_TURNS = 40

const FILES = ['/sitemap.xml', '/robots.txt']

/** Every public list without parameters, every page of the site map, some pictures, built files. */
export async function readPaths(origin) {
  const document = await json(`${origin}/api/openapi.json`)
  const lists = Object.entries(document.paths)
    .filter(([path, calls]) => calls.get && !calls.get.security?.length && !path.includes('{'))
    .map(([path]) => path)
  const map = await text(`${origin}/sitemap.xml`)
  const pages = [...map.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  const home = await text(`${origin}/home`)
  const files = [...home.matchAll(/(?:src|href)="(\/(?:upload|assets)\/[^"]+)"/g)].map(
    ([, path]) => path,
  )
  const readable = []
  for (const path of new Set([...lists, ...FILES, ...pages, ...files])) {
    const { status } = await fetch(origin + path)
    if (status === 200) readable.push(path)
  }
  return readable
}

/**
 * Two turns a second: records are added, changed, deleted and restored, pictures uploaded, sessions begun
 * and ended, notices sent to subscribers, and what cannot be taken is sent as well.
 */
export function startStaff(origin, { username, password }) {
  const counts = { writes: 0, uploads: 0, refusals: 0, failures: [] }
  const ended = new AbortController()
  let lastNotice = ''

  const ask = async (path, body, token) =>
    fetch(`${origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Token ${token}` } : {}),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    })

  async function expect(status, path, body, token) {
    const answer = await ask(path, body, token)
    const envelope = await answer.json()
    if (answer.status !== status) {
      counts.failures.push(`${path}: ${answer.status} ${envelope.message}`)
    }
    return envelope.data
  }

  async function turn(number, token) {
    const title = `長時間測試 ${number}`
    const { id } = await expect(200, 'addNews', newsOf(title), token)
    await expect(200, 'modifyNews', { ...newsOf(`${title} 改`), id }, token)
    await expect(200, `deleteNewsById/${id}`, undefined, token)
    counts.writes += 3
    await expect(404, 'getNewsById/000000000000000000000000')
    await expect(400, 'addNews', { title: { $gt: '' } }, token)
    await expect(401, 'addNews', newsOf(title), 'not-a-token')
    counts.refusals += 3
    if (number % NOTICE_TURNS === 0) {
      const notice = { title, content: `<p>${title}</p>`, bad_weather: true }
      const { id: urgent } = await expect(200, 'addLatestNotice', notice, token)
      if (number > 0) await expect(200, `deleteLatestNoticeById/${lastNotice}`, undefined, token)
      lastNotice = urgent
      counts.writes += 2
    }
    if (number % 10 > 0) return
    const form = new FormData()
    form.append('file', new Blob([await pictureOf(number)]), `圖 ${number}.png`)
    await expect(200, 'upload', form, token)
    const cut = new FormData()
    cut.append('file', new Blob(['<svg onload="alert(1)"/>']), 'a.png')
    await expect(415, 'upload', cut, token)
    counts.uploads += 1
    counts.refusals += 1
  }

  const done = (async () => {
    let token = ''
    for (let number = 0; !ended.signal.aborted; number += 1) {
      if (number % 600 === 0) {
        if (token) await expect(200, 'logout', {}, token)
        token = (await expect(200, 'login', { username, password })).token
      }
      await turn(number, token).catch(error => counts.failures.push(String(error)))
      await pause(TURN_MS, undefined, { signal: ended.signal }).catch(() => undefined)
    }
    return counts
  })()

  return {
    stop: () => {
      ended.abort()
      return done
    },
  }
}

const newsOf = title => ({ title, category: 'news', content: `<p>${title}</p>` })

const pictureOf = number =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: { r: number % 256, g: (number >> 8) % 256, b: 90 },
    },
  })
    .png()
    .toBuffer()

async function text(address) {
  return (await fetch(address)).text()
}

async function json(address) {
  return (await fetch(address)).json()
}
