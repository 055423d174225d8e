/** The keys that sign pushes, as the configuration writes them: on P-256, in base64url (RFC 8292). */
import { createECDH } from 'node:crypto'
import * as v from 'valibot'

/** A point, not compressed. */
export const PUBLIC_BYTES = 65
export const PRIVATE_BYTES = 32

const bytesOf = (key: string) => Buffer.from(key, 'base64url')

/** A key of so many bytes. */
export const keyOf = (bytes: number) =>
  v.pipe(
    v.string(),
    v.check(
      value => /^[\w-]+$/.test(value) && bytesOf(value).length === bytes,
      `must be a key of ${bytes} bytes in base64url`,
    ),
  )

/** Whether the one is the other's, and both are keys at all. */
export function isPair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(bytesOf(privateKey))
  } catch {
    return false
  }
  return pair.getPublicKey().equals(bytesOf(publicKey))
}
