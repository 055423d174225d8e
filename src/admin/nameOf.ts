import { programAccounts } from '#contract/audit.ts'

/** An account's name; the program itself has none. */
export const nameOf = (account: string): string =>
  programAccounts.includes(account) ? '系統' : account
