/**
 * The API over real HTTP and a real database, in this process: what the calls' suites ask. Pages
 * are not rendered here; everything under /api is the application's own.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyCall, callAddress } from '#contract/calls/call.ts'
import type { Envelope } from '#contract/envelope.ts'
import { DAY_MS } from '#contract/time.ts'
import { readConfig } from '#server/config.ts'
import { seed } from '#server/demo/seed.ts'
import { createApp } from '#server/http/app.ts'
import { createFront } from '#server/http/front.ts'
import { finish, listen } from '#server/http/listening.ts'
import { createLogger } from '#server/http/logging.ts'
import type { PushReach } from '#server/push/reach.ts'
import { openSite, type Site } from '#server/site.ts'
import { emptyMongod } from '../setup/mongods.ts'
import type { Engine } from './engines.ts'
import { rawRequest } from './rawRequest.ts'

export const ADMIN = { username: 'admin', password: 'a-long-test-password' }

export interface Answer<T = unknown> {
  status: number
  envelope: Envelope<T>
  headers: Headers
}

interface Asking {
  value?: string
  body?: unknown
  /** `null` asks as a visitor; the admin's token when left out. */
  token?: string | null
  headers?: Record<string, string>
  method?: string
}

export interface ApiServer {
  origin: string
  token: string
  site: Site
  dataDir: string
  /** Where its database can be reached. */
  databaseUri: () => Promise<string>
  /** Moves the server's clock; milliseconds. */
  advance: (ms: number) => void
  /** Lets so many days go by, and what is past its time be forgotten; nobody stays signed in that long. */
  later: (days: number) => Promise<void>
  ask: <T = Record<string, unknown>>(endpoint: AnyCall, asking?: Asking) => Promise<Answer<T>>
  /** Any path, for what no endpoint spells. */
  send: (path: string, request?: Parameters<typeof rawRequest>[1]) => Promise<Answer>
  /** @param keep leaves the folder for another one */
  close: (leaving?: { keep?: boolean }) => Promise<void>
}

interface Options {
  engine?: Engine
  /** A mongod on the folder, which the server starts itself: for what outlives it, or is beside another one. */
  isApart?: boolean
  demo?: boolean
  /** The database of another server: this one is then a second process of the same site. */
  uri?: string
  pushReach?: PushReach
  /** More of the environment. */
  env?: Record<string, string>
}

export async function startApi({
  engine = 'embedded',
  isApart = false,
  demo = false,
  uri: joined,
  pushReach,
  env = {},
}: Options = {}): Promise<ApiServer> {
  const isShared = engine === 'mongod' && !isApart && !env.DATA_DIR
  const uri = joined ?? (isShared ? await emptyMongod() : undefined)
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'school-api-')))
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(uri ? { MONGODB_URI: uri } : { DATABASE_ENGINE: engine }),
    DEMO_CONTENT: demo ? 'on' : 'off',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...env,
  })
  let shift = 0
  const logger = createLogger('silent')
  const now = () => new Date(Date.now() + shift)
  const site = await openSite({
    config,
    logger,
    seed,
    contentFolder: 'dist/content',
    now,
    pushReach,
  })
  await site.prepared
  const app = createApp({
    config,
    logger,
    site,
    clientFolder: undefined,
    style: undefined,
    pagePath: () => undefined,
    render: async () => new Response('<!doctype html><title>page</title>'),
    isStopping: () => false,
  })
  const front = createFront({ app, logger, now, knowsCursor: site.knowsCursor })
  const server = await listen(front, { host: '127.0.0.1', port: 0 })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`

  async function send(path: string, request?: Parameters<typeof rawRequest>[1]): Promise<Answer> {
    const { status, headers, text } = await rawRequest(`${origin}${path}`, request)
    return { status, headers, envelope: text ? JSON.parse(text) : undefined }
  }

  async function ask<T>(endpoint: AnyCall, asking: Asking = {}): Promise<Answer<T>> {
    const { value, body, token = api.token, headers = {}, method = endpoint.method } = asking
    const isPost = method === 'POST'
    return (await send(callAddress(endpoint, value), {
      method,
      headers: {
        ...(token ? { Authorization: `Token ${token}` } : {}),
        ...(isPost ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(isPost ? { body: JSON.stringify(body ?? {}) } : {}),
    })) as Answer<T>
  }

  const api: ApiServer = {
    origin,
    token: '',
    site,
    dataDir,
    databaseUri: async () => {
      if (uri) return uri
      const { port } = JSON.parse(await readFile(join(dataDir, 'engine.json'), 'utf8'))
      return `mongodb://127.0.0.1:${port}/?directConnection=true`
    },
    advance: ms => {
      shift += ms
    },
    async later(days) {
      api.advance(days * DAY_MS)
      await site.forgetOld()
      await signIn()
    },
    ask,
    send,
    close: async ({ keep = false } = {}) => {
      await finish(server, 5_000)
      await site.close()
      if (!keep) await rm(dataDir, { recursive: true, force: true })
    },
  }
  const signIn = async () => {
    api.token = (await site.access.login({ ...ADMIN, address: '127.0.0.1' })).token
  }
  await signIn()
  return api
}
