/** The files of the build, as the server itself gives them. */
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assets } from '#server/http/assets.ts'

const TEXT = 'export const all = "的"\n'.repeat(50)
const NAME = 'site-abc.js'

let folder: string
let server: Server
let origin: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'school-assets-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'former'))
  await writeFile(join(folder, 'former', 'old-def.js'), TEXT)
  for (const name of [NAME, 'gone-abc.js']) {
    const file = join(folder, 'assets', name)
    await writeFile(file, TEXT)
    await writeFile(`${file}.br`, brotliCompressSync(TEXT))
    await writeFile(`${file}.gz`, gzipSync(TEXT))
  }
  const options = { folder, formerReleases: [join(folder, 'former')], isWorkerWithdrawn: false }
  server = createServer(express().use(assets(options))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const ask = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/assets/${name}`, { headers })

it.each([
  ['br, gzip', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('to who accepts %s they come as %s, for ever', async (accepted, encoding) => {
  const answer = await ask(NAME, { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toBe(TEXT)
})

it('those of a former release are there for tabs that were opened under it', async () => {
  expect(await (await ask('old-def.js')).text()).toBe(TEXT)
})

it('one that has gone since the start is missing, and nothing else happens', async () => {
  for (const end of ['', '.br', '.gz']) await rm(join(folder, 'assets', `gone-abc.js${end}`))
  for (const accepted of ['br', 'gzip', 'identity']) {
    const answer = await ask('gone-abc.js', { 'accept-encoding': accepted })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await answer.text()).toBe('Not Found')
  }
  expect((await ask(NAME)).status).toBe(200)
})

it.each(['10-5', '-5', '-0', 'abc', '--5', '0-0,5-6', '99999999-', '5-99999999999999999999'])(
  'a part that cannot be given (%s) is refused, or the whole is sent',
  async range => {
    const answer = await ask(NAME, { range: `bytes=${range}` })
    expect([200, 206, 416]).toContain(answer.status)
    await answer.arrayBuffer()
  },
)
