/** Accounts and log-ins as the calls answer them. */
import * as v from 'valibot'
import { id, labelled, moment, texts } from './calls/parts.ts'

/** What an account may do: an editor cannot manage accounts, settings or delete for good. */
export const roles = { administrator: '管理員', editor: '編輯' } as const

export type Role = keyof typeof roles

export const role = labelled(
  '權限',
  v.picklist(Object.keys(roles) as Role[], '必須是administrator或editor'),
)

const account = {
  id,
  username: v.string(),
  role,
  /** Whether it signs in with a one-time code as well. */
  has_one_time_code: v.boolean(),
}

export const accountAnswer = v.object({ ...account, created_at: moment })
export type AccountAnswer = v.InferOutput<typeof accountAnswer>

/** What a login is granted; the token ends at that moment if it is not used again. */
export const signedIn = v.object({ token: v.string(), username: v.string(), expires_at: moment })
export type SignedIn = v.InferOutput<typeof signedIn>

/** What a phone needs to show codes; told once: in base32 for typing, and `otpauth://…` for a QR code. */
export const oneTimeSetup = v.object({ secret: v.string(), address: v.string() })
export type OneTimeSetup = v.InferOutput<typeof oneTimeSetup>

export const recovery = v.object({ recovery_codes: texts })

/** One device that is signed in. */
export const sessionAnswer = v.object({
  ...account,
  /** `Chrome · Windows`, where it is known. */
  device: v.nullable(v.string()),
  /** The network address it signed in from, where it is known. */
  address: v.nullable(v.string()),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
  /** Whether it is the one that asks. */
  is_current: v.boolean(),
})
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
