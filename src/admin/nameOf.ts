import { PROGRAM_NAME, programAccounts } from '#contract/programAccounts.ts'

/** An account's name; the program itself has none. */
export const nameOf = (account: string): string =>
  programAccounts.includes(account) ? PROGRAM_NAME : account
