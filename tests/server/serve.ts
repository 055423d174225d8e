/** What answers over HTTP in this process, for a file's tests. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Resolves to the origin. */
export async function serve(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}
