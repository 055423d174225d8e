import { request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
}

/**
 * One request exactly as given: `fetch` writes Sec-Fetch headers of its own and refuses to send
 * what a hostile client would.
 */
export function rawRequest(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  const { hostname, port, origin } = new URL(url)
  // Sent as written: a parsed URL would tidy up the path.
  const path = url.slice(origin.length)
  return new Promise((resolve, reject) => {
    // On a line of its own: one that was used before may be about to be closed.
    const options = { hostname, port, path, method, headers, agent: false } as const
    const asking = request(options, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
