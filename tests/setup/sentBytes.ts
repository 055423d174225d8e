/** What files weigh on the line, for a browser that takes Brotli. */
import { get } from 'node:http'

/** By address, as it is the same for all pages: what the server sends to a browser that takes Brotli, in bytes. */
const known = new Map<string, Promise<number>>()

function sentBytes(url: string): Promise<number> {
  const bytes = known.get(url) ?? countSent(url)
  known.set(url, bytes)
  return bytes
}

function countSent(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

/** Of several addresses together, in bytes. */
export const sentTogether = async (urls: readonly string[]): Promise<number> =>
  (await Promise.all(urls.map(sentBytes))).reduce((total, size) => total + size, 0)
