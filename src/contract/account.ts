/** Accounts and log-ins as the calls answer them. */

/** What an account may do: an editor cannot manage accounts, settings or delete for good. */
export const roles = { administrator: '管理員', editor: '編輯' } as const

export type Role = keyof typeof roles

export const isRole = (value: unknown): value is Role =>
  typeof value === 'string' && Object.hasOwn(roles, value)

export interface AccountAnswer {
  id: string
  username: string
  role: Role
  /** Whether it signs in with a one-time code as well. */
  has_one_time_code: boolean
  /** ISO 8601 with +08:00. */
  created_at: string
}

/** What a phone needs to show codes; told once. */
export interface OneTimeSetup {
  /** In base32, for typing. */
  secret: string
  /** `otpauth://…`, for a QR code. */
  address: string
}

/** One device that is signed in. */
export interface SessionAnswer {
  id: string
  username: string
  role: Role
  /** Whether the account signs in with a one-time code as well. */
  has_one_time_code: boolean
  /** `Chrome · Windows`, where it is known. */
  device: string | null
  /** The network address it signed in from, where it is known. */
  address: string | null
  /** ISO 8601 with +08:00, as the others. */
  created_at: string
  last_used_at: string
  expires_at: string
  /** Whether it is the one that asks. */
  is_current: boolean
}
