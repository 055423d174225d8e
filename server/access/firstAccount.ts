import { randomBytes } from 'node:crypto'
import type { Access } from './access'

/** 32 characters that cannot be taken for one another: five bits each. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A random password of 80 bits that can be read aloud: `k7mq-…`, four groups of four. */
export function readablePassword(): string {
  const group = () => [...randomBytes(GROUP_LENGTH)].map(byte => READABLE[byte % 32]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The account that the configuration asks for; without a password one is made up. */
export interface FirstAccount {
  username: string
  password?: string
}

/**
 * Makes the first account where there is none; of several processes at once only one does.
 * @returns the name and the password that was made up, to be shown once; nothing where there was an
 * account, or where the password came from the configuration
 */
export async function ensureFirstAccount(
  access: Pick<Access, 'hasAccounts' | 'createFirstAccount'>,
  { username, password }: FirstAccount,
): Promise<{ username: string; password: string } | undefined> {
  if (await access.hasAccounts()) return undefined
  const chosen = password ?? readablePassword()
  const isMade = await access.createFirstAccount(username, chosen)
  return isMade && password === undefined ? { username, password: chosen } : undefined
}
