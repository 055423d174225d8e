/**
 * A push service that means harm, and a subscriber there. The site under test reaches it although it is on
 * this machine: `pushAtHome.mjs`, loaded before the site, leads there what would leave for `HOST`.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import selfsigned from 'selfsigned'

const HOST = 'push.soak.test'
const MORE = Buffer.alloc(64 * 1024)
const DRIP_MS = 5_000

const HARMS = [
  function endlessBody(res) {
    const write = () => {
      while (!res.destroyed && res.write(MORE));
    }
    res.writeHead(201).on('drain', write)
    write()
  },
  function cutShort(res) {
    res.writeHead(201, { 'Content-Length': 10 }).write('abc')
    res.socket.end()
  },
  function drip(res) {
    res.writeHead(201)
    const drop = setInterval(() => res.write('a'), DRIP_MS)
    res.on('close', () => clearInterval(drop))
  },
  function silence() {},
]

/** @returns what a site needs in its environment, `subscribe`, and `sent`: how often it was sent to */
export async function startHostilePush() {
  const name = [{ name: 'commonName', value: HOST }]
  const { private: key, cert } = selfsigned.generate(name, { keySize: 2048, days: 2 })
  let count = 0
  const server = createServer({ key, cert }, (req, res) => {
    res.on('error', () => undefined)
    req.resume().on('end', () => HARMS[count++ % HARMS.length](res))
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const subscription = {
    endpoint: `https://${HOST}/somebody`,
    keys: {
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  return {
    env: {
      PUSH_HOSTS: HOST,
      PUSH_AT_HOME: String(server.address().port),
      NODE_OPTIONS: `--import=${new URL('./pushAtHome.mjs', import.meta.url)}`,
    },
    async subscribe(origin) {
      const answer = await fetch(`${origin}/api/subscribePush`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(subscription),
      })
      if (!answer.ok) throw new Error(`subscribePush: ${answer.status} ${await answer.text()}`)
    },
    sent: () => count,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
