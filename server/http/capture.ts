/**
 * Asks the application within this process. (`light-my-request` does the same, but changes the
 * prototypes of Express's own requests, and those that come over the line break.)
 */
import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

interface Captured {
  status: number
  /** Names and values in turn. */
  headers: [name: string, value: string][]
  body: Buffer
}

const asPairs = (res: ServerResponse): [string, string][] =>
  Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  )

/** What `app` answers to a visitor who GETs `address`, not encoded. */
export function capture(app: RequestListener, address: string): Promise<Captured> {
  const req = new IncomingMessage(new Socket())
  const host = 'localhost'
  Object.assign(req, { method: 'GET', url: address, httpVersion: '1.1' })
  Object.assign(req, { headers: { host }, rawHeaders: ['Host', host] })
  req.push(null)
  const res = new ServerResponse(req)
  const chunks: Buffer[] = []
  return new Promise(resolve => {
    // Own properties, which stay when Express gives the answer another prototype.
    const take = (chunk: unknown, encoding: unknown) => {
      // Whoever adds headers at the last moment does so here.
      if (!res.headersSent) res.writeHead(res.statusCode)
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding))
      // As it is: whoever writes bytes does not touch them afterwards.
      else if (chunk instanceof Uint8Array)
        chunks.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))
    }
    const write = (chunk: unknown, encoding?: unknown) => {
      take(chunk, encoding)
      return true
    }
    const end = (chunk?: unknown, encoding?: unknown) => {
      take(chunk, encoding)
      const [first, ...more] = chunks
      const body = first && more.length === 0 ? first : Buffer.concat(chunks)
      resolve({ status: res.statusCode, headers: asPairs(res), body })
      res.emit('finish')
      return res
    }
    Object.assign(res, { write, end })
    app(req, res)
  })
}
