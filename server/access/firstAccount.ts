import type { Access } from './access'
import { readablePassword } from './readablePassword'

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
