import type { Socket } from 'node:net'
import type { Doc } from './document.ts'
import { CommandError, errorReply } from './errors.ts'
import { encodeReply, MessageReader, parseRequest, type Request } from './wire.ts'

type Service = {
  answer(request: Request, connectionId: number): Promise<Doc>
  /** Told of everything that must be finished before the server may stop. */
  track(work: Promise<void>): void
}

let lastConnectionId = 0

/**
 * Serves one driver connection. Commands start in the order in which they arrive; an answer names
 * the request it belongs to, so a slow one holds up no other.
 */
export function serveConnection(socket: Socket, service: Service): void {
  const connectionId = ++lastConnectionId
  const reader = new MessageReader()
  socket.setNoDelay(true)
  // A driver that goes away mid-message is its own affair: 'close' follows, nothing is ours to do.
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    try {
      for (const message of reader.push(chunk)) service.track(handle(message))
    } catch {
      socket.destroy()
    }
  })

  async function handle(message: Buffer): Promise<void> {
    let request: Request
    try {
      request = parseRequest(message)
    } catch (error) {
      const refusal = errorReply(new CommandError('InvalidBSON', String(error)))
      socket.end(encodeReply({ id: message.readInt32LE(4), legacy: false }, refusal))
      return
    }
    const reply = await service.answer(request, connectionId)
    if (request.answered && socket.writable) socket.write(encodeReply(request, reply))
  }
}
