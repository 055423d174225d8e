import { type Doc, decode, encode } from './document.ts'

/*
 * MongoDB's wire protocol, as far as a driver of today speaks it: OP_MSG for everything, and the
 * old OP_QUERY for the very first hello. A message is a 16-byte header (length, request id, id it
 * answers, opcode; little-endian int32) and a body.
 */

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const HEADER_BYTES = 16
const MAX_MESSAGE_BYTES = 48_000_000

const CHECKSUM_PRESENT = 1 << 0
const MORE_TO_COME = 1 << 1
const BODY_SECTION = 0
const SEQUENCE_SECTION = 1

/** A command as it came over the wire; `answered` is false when the sender wants no answer. */
export type Request = {
  id: number
  legacy: boolean
  answered: boolean
  database: string
  body: Doc
}

/** Something came that is not the protocol: the connection cannot be understood any further. */
class ProtocolError extends Error {}

/** Cuts a stream of bytes into messages. */
export class MessageReader {
  #chunks: Buffer[] = []
  #size = 0

  /** Joins chunks only as far as needed, so that a large message is copied once. */
  #peek(bytes: number): Buffer {
    const [first] = this.#chunks
    if (first && first.length >= bytes) return first
    const all = Buffer.concat(this.#chunks)
    this.#chunks = [all]
    return all
  }

  /** @throws ProtocolError when a length cannot be true */
  *push(chunk: Buffer): Generator<Buffer> {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    while (this.#size >= HEADER_BYTES) {
      const length = this.#peek(4).readInt32LE(0)
      if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
        throw new ProtocolError(`a message of ${length} bytes`)
      }
      if (this.#size < length) return
      const all = this.#peek(this.#size)
      this.#chunks = all.length > length ? [all.subarray(length)] : []
      this.#size -= length
      yield all.subarray(0, length)
    }
  }
}

/** @throws ProtocolError for an unknown opcode or section; an error of bson for broken BSON */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4)
  const opcode = message.readInt32LE(12)
  if (opcode === OP_MSG) return parseMsg(id, message)
  if (opcode === OP_QUERY) return parseQuery(id, message)
  throw new ProtocolError(`opcode ${opcode}`)
}

function parseMsg(id: number, message: Buffer): Request {
  const flags = message.readUInt32LE(HEADER_BYTES)
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0)
  let body: Doc = {}
  const sequences: Doc = {}
  for (let at = HEADER_BYTES + 4; at < end; ) {
    const kind = message.readUInt8(at)
    const size = message.readInt32LE(at + 1)
    if (size < 5 || at + 1 + size > end) throw new ProtocolError(`a section of ${size} bytes`)
    const section = message.subarray(at + 1, at + 1 + size)
    if (kind === BODY_SECTION) body = decode(section)
    else if (kind === SEQUENCE_SECTION) {
      const nameEnd = section.indexOf(0, 4)
      sequences[section.toString('utf8', 4, nameEnd)] = documentsIn(section.subarray(nameEnd + 1))
    } else throw new ProtocolError(`a section of kind ${kind}`)
    at += 1 + size
  }
  const answered = (flags & MORE_TO_COME) === 0
  const database = String(body.$db ?? '')
  return { id, legacy: false, answered, database, body: { ...body, ...sequences } }
}

function documentsIn(bytes: Buffer): Doc[] {
  const docs: Doc[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readInt32LE(at)
    if (size < 5 || at + size > bytes.length) throw new ProtocolError(`a document of ${size} bytes`)
    docs.push(decode(bytes.subarray(at, at + size)))
    at += size
  }
  return docs
}

function parseQuery(id: number, message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4)
  const [database = ''] = message.toString('utf8', HEADER_BYTES + 4, nameEnd).split('.')
  const start = nameEnd + 1 + 8
  const size = message.readInt32LE(start)
  const body = decode(message.subarray(start, start + size))
  return { id, legacy: true, answered: true, database, body }
}

/** The answer to a request, in the form it was asked. */
export function encodeReply({ id, legacy }: Pick<Request, 'id' | 'legacy'>, reply: Doc): Buffer {
  const body = encode(reply)
  // OP_REPLY: flags, cursor id (8), starting from, one document. OP_MSG: flags, section kind.
  const prefix = Buffer.alloc(legacy ? 20 : 5)
  if (legacy) prefix.writeInt32LE(1, 16)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeInt32LE(HEADER_BYTES + prefix.length + body.length, 0)
  header.writeInt32LE(id, 8)
  header.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12)
  return Buffer.concat([header, prefix, body])
}
