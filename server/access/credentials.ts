import * as v from 'valibot'
import { type Issue, invalid } from '#contract/failure.ts'
import { isReserved, reservedNames } from '#contract/programAccounts.ts'
import { LIMITS, textUpTo } from '#contract/textRules.ts'

/** A name and a password, read from what somebody sent. */
export interface Credentials {
  username: string
  password: string
}

const LABELS = { username: '帳號', password: '密碼' } as const
const SHORTEST_PASSWORD = 8

type Name = keyof Credentials
type Fault = Pick<Issue, 'rule' | 'message'>
type Rule = (value: unknown) => Fault | undefined

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

const text: Rule = value => {
  if (isBlank(value)) return { rule: 'required', message: '必須填寫' }
  const { issues } = v.safeParse(textUpTo(LIMITS.text), value, { abortPipeEarly: true })
  return issues && { rule: issues[0].type, message: issues[0].message }
}

/** Invisible characters would make two names look the same. */
const newUsername: Rule = value =>
  text(value) ??
  (/[\s\p{C}]/u.test(String(value))
    ? { rule: 'characters', message: '不可有空格或看不見的字元' }
    : undefined) ??
  (isReserved(String(value))
    ? { rule: 'reserved', message: `不可是${reservedNames.join('、')}，這些名稱代表系統本身` }
    : undefined)

const newPassword: Rule = value =>
  text(value) ??
  ([...String(value)].length < SHORTEST_PASSWORD
    ? { rule: 'short', message: `不可少於${SHORTEST_PASSWORD}個字` }
    : undefined)

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** What is wrong with one of them, as the form that sent it shows beside its field. */
export const issueWith = (field: Name, fault: Fault): Issue => ({
  field,
  label: LABELS[field],
  ...fault,
})

const faultsOf = (values: Record<Name, unknown>, rules: Record<Name, Rule>): Issue[] =>
  (['username', 'password'] as const).flatMap(name => {
    const fault = rules[name](values[name])
    return fault ? [issueWith(name, fault)] : []
  })

function read(values: Record<Name, unknown>, rules: Record<Name, Rule>): Credentials {
  const issues = faultsOf(values, rules)
  if (issues.length > 0) throw invalid(issues)
  return values as Record<Name, string>
}

/** How a password that somebody types again is called, where it was asked for. */
export type AskedAgain = Pick<Issue, 'field' | 'label'>

/** A password that is to be somebody's next, beside the one that it follows. @throws Failure `invalid` naming all faults */
export function readNewPassword(value: unknown, former: unknown, asked: AskedAgain): string {
  const next = newPassword(value)
  if (!next) return value as string
  const fault = text(former)
  const issues = fault ? [{ ...asked, ...fault }] : []
  throw invalid([...issues, { field: 'new_password', label: '新密碼', ...next }])
}

/** @throws Failure `invalid` */
export function readPasswordAgain(value: unknown, asked: AskedAgain): string {
  const fault = text(value)
  if (fault) throw invalid([{ ...asked, ...fault }])
  return value as string
}

/** What a login sends. @throws Failure `invalid` that names every field at fault */
export const readLogin = (username: unknown, password: unknown): Credentials =>
  read({ username: trimmed(username), password }, { username: text, password: text })

const LONGEST_CODE = 100

/**
 * A one-time or recovery code as it was typed: a Chinese keyboard writes full-width digits.
 * @returns `undefined` where none was sent
 * @throws Failure `invalid` for what can be no code
 */
export function readCode(value: unknown): string | undefined {
  if (isBlank(value)) return undefined
  if (typeof value !== 'string' || value.length > LONGEST_CODE) {
    const fault = { rule: 'format', message: '格式不正確' }
    throw invalid([{ field: 'code', label: '一次性密碼', ...fault }])
  }
  return value.normalize('NFKC').replace(/[\s\p{C}]/gu, '') || undefined
}

/** What is wrong with a password that another gives to somebody. */
export function givenPasswordFaults(value: unknown): Issue[] {
  const fault = newPassword(value)
  return fault ? [issueWith('password', fault)] : []
}

/** @throws Failure `invalid` */
export function readGivenPassword(value: unknown): string {
  const issues = givenPasswordFaults(value)
  if (issues.length > 0) throw invalid(issues)
  return value as string
}

const newAccount = { username: newUsername, password: newPassword }

/** What is wrong with the name and the password that a new account is to have. */
export const newAccountFaults = (username: unknown, password: unknown): Issue[] =>
  faultsOf({ username: trimmed(username), password }, newAccount)

/** What a new account is to be. @throws Failure `invalid` */
export const readNewAccount = (username: unknown, password: unknown): Credentials =>
  read({ username: trimmed(username), password }, newAccount)

/** The account that the configuration names; how long its password is, is the configuration's. */
export const readFirstAccount = (username: string, password: string): Credentials =>
  read({ username: trimmed(username), password }, { username: newUsername, password: text })
