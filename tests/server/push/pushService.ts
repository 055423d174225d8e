/**
 * A push service that stands in for a browser vendor's: it takes messages over TLS as RFC 8030 has them,
 * checks who signed them (RFC 8292) and decrypts them (RFC 8291) with the keys of its subscriptions.
 */
import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { decrypt } from 'http_ece'
import selfsigned from 'selfsigned'
import type { PushMessage, PushSubscriptionWire } from '#contract/pushMessage.ts'
import type { PushReach } from '#server/push/reach.ts'

interface Received {
  /** Which subscription, counted from 0. */
  subscription: number
  message: PushMessage
  urgency: string | undefined
  ttl: string | undefined
}

/** Ways in which a service does harm after it took a message, or instead of taking it. */
export type Harm = 'endless body' | 'cut short' | 'drip' | 'reset' | 'silent'

interface Holder {
  ecdh: ECDH
  auth: Buffer
}

export interface PushService {
  received: Received[]
  /** What the service answers to a subscription instead of 201. */
  answers: Map<number, number>
  /** What it waits for before it answers to a subscription. */
  waits: Map<number, Promise<void>>
  /** What it does to whoever sends to a subscription. */
  harms: Map<number, Harm>
  /** The subscriptions that anything was sent to, taken or not. */
  asked: number[]
  /** Connections that are open. */
  connections: () => Promise<number>
  subscribe: () => PushSubscriptionWire
  /** Reaches this service and no other. */
  reach: PushReach
  /** The key that messages have to be signed with. */
  expectKey: (publicKey: string) => void
  close: () => Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const attributes = [{ name: 'commonName', value: 'localhost' }]
  const { private: key, cert } = selfsigned.generate(attributes, { keySize: 2048, days: 2 })
  const holders: Holder[] = []
  const received: Received[] = []
  const answers = new Map<number, number>()
  const waits = new Map<number, Promise<void>>()
  const harms = new Map<number, Harm>()
  const asked: number[] = []
  let vapidKey = ''

  const server = createServer({ key, cert }, async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const subscription = Number(req.url?.slice(1))
    const holder = holders[subscription]
    const answer = answers.get(subscription)
    asked.push(subscription)
    await waits.get(subscription)
    const harm = harms.get(subscription)
    if (harm) {
      doHarm[harm](res)
      return
    }
    if (!holder || !isSigned(req.headers.authorization, vapidKey)) {
      res.writeHead(403).end()
      return
    }
    if (answer === undefined) {
      const text = decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: holder.ecdh,
        authSecret: holder.auth.toString('base64url'),
      }).toString()
      const { urgency, ttl } = req.headers
      received.push({
        subscription,
        message: JSON.parse(text),
        urgency: String(urgency),
        ttl: String(ttl),
      })
    }
    res.writeHead(answer ?? 201).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    received,
    answers,
    waits,
    harms,
    asked,
    connections: () => promisify(server.getConnections.bind(server))(),
    subscribe() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `https://localhost:${port}/${holders.push({ ecdh, auth }) - 1}`
      const p256dh = ecdh.getPublicKey().toString('base64url')
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    reach: {
      mayBe: ({ hostname }) => hostname === 'localhost',
      agent: new Agent({ ca: cert, keepAlive: true, maxSockets: 20 }),
    },
    expectKey: publicKey => {
      vapidKey = publicKey
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const doHarm: Record<Harm, (res: ServerResponse) => void> = {
  'endless body': res => {
    const more = Buffer.alloc(64 * 1024)
    const write = () => {
      while (!res.destroyed && res.write(more));
    }
    res.on('drain', write).writeHead(201)
    write()
  },
  'cut short': ({ socket }) => socket?.end('HTTP/1.1 201 Created\r\nContent-Length: 10\r\n\r\nabc'),
  drip: res => {
    res.writeHead(201)
    const drops = setInterval(() => res.write('.'), 50)
    res.once('close', () => clearInterval(drops))
  },
  reset: res => {
    res.writeHead(201, { 'Content-Length': 10 }).write('abc', () => {
      setImmediate(() => res.socket?.destroy())
    })
  },
  silent: () => {},
}

/** Whether a message carries a token that this key has signed. */
function isSigned(authorization: string | undefined, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization ?? '') ?? []
  if (key !== publicKey) return false
  const [head, body, signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const signed = Buffer.from(`${head}.${body}`)
  const by = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const
  return verify('sha256', signed, by, Buffer.from(signature, 'base64url'))
}
