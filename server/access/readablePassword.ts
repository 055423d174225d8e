import { randomBytes } from 'node:crypto'

/** 32 characters that cannot be taken for one another: five bits each. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A random password of 80 bits that can be read aloud: `k7mq-…`, four groups of four. */
export function readablePassword(): string {
  const group = () => [...randomBytes(GROUP_LENGTH)].map(byte => READABLE[byte % 32]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
