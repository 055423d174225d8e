/** What the program itself is called where it did something, and nobody else may be. */

/** Who makes the first content and keeps the house: accounts that are nobody's. */
export const programAccounts: readonly string[] = ['system', 'demo']

/** What they are called on screen. */
export const PROGRAM_NAME = '系統'

/** The names that nobody may have: what somebody called so did would be the program's, or nobody's. */
export const reservedNames: readonly string[] = [...programAccounts, PROGRAM_NAME]

/** Whether a name is one of them, in capitals or at full width as well. */
export const isReserved = (username: string): boolean =>
  reservedNames.includes(username.trim().normalize('NFKC').toLowerCase())
