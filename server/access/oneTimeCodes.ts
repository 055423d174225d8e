/**
 * A second proof of who signs in: the code that a phone shows (TOTP, RFC 6238, thirty seconds, six
 * digits), or one of ten recovery codes for whoever has lost the phone. Each is good once.
 */
import { hash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { OneTimeSetup } from '#contract/account.ts'
import { Failure, invalid } from '#contract/failure.ts'
import type { Actor } from '../records/auditStore.ts'
import type { AccessParts } from './accessStores.ts'
import type { Account } from './accounts.ts'
import { readCode } from './credentials.ts'
import { readablePassword } from './readablePassword.ts'

const PERIOD_S = 30
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** A phone's clock may be off by this many codes. */
const WINDOW = 1

const digestOf = (code: string) => hash('sha256', code)

const wrongCode = () =>
  invalid([{ field: 'code', label: '一次性密碼', rule: 'wrong', message: '不正確' }])

/** What the client does next stands in `data`. */
const codeNeeded = (message: string) =>
  new Failure('unauthenticated', { message, data: { needs: 'code' } })

/** @param issuer what a phone shows above the codes; they are the same whatever it is */
const totp = (secret: string, label: string, issuer?: string): TOTP =>
  new TOTP({ issuer, label, period: PERIOD_S, secret: Secret.fromBase32(secret) })

export function createOneTimeCodes({ secrets, audit, now }: AccessParts) {
  /** The time step of a code that is right at this moment, or nearly. */
  function stepOf(secret: string, label: string, code: string): number | undefined {
    if (!/^\d{6}$/.test(code)) return undefined
    const timestamp = now().getTime()
    const delta = totp(secret, label).validate({ token: code, timestamp, window: WINDOW })
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta
  }

  /** Whether `code` is right; it is used up by that. */
  async function take({ id, username }: Account, secret: string, code: string): Promise<boolean> {
    const step = stepOf(secret, username, code)
    if (step !== undefined) return secrets.takeStep(id, step)
    return secrets.takeRecovery(id, digestOf(code.toLowerCase()))
  }

  return {
    /** The accounts that sign in with a code, by id. */
    holders: secrets.holders,

    /**
     * Asks for the code where the account has one; call it once the password is right.
     * @throws Failure `unauthenticated` whose `data` says that a code is needed
     */
    async check(
      account: Account,
      code: string | undefined,
    ): Promise<'none' | 'right' | 'missing' | 'wrong'> {
      const secret = (await secrets.find(account.id))?.secret
      if (!secret) return 'none'
      if (code === undefined) return 'missing'
      return (await take(account, secret, code)) ? 'right' : 'wrong'
    },

    /** The failure for a login without the code that it needs, or with another. */
    refused: (checked: 'missing' | 'wrong'): Failure =>
      codeNeeded(checked === 'missing' ? '請輸入一次性密碼' : '一次性密碼不正確'),

    /**
     * Makes a secret for a phone; codes are asked for only once one of it was confirmed.
     * @param school its name, by which the phone tells these codes from others
     */
    async begin({ id, username }: Account, school: string): Promise<OneTimeSetup> {
      const secret = new Secret({ size: SECRET_BYTES }).base32
      await secrets.begin(id, secret)
      return { secret, address: totp(secret, username, school).toString() }
    },

    /**
     * From now on codes are asked for.
     * @returns recovery codes, told once
     * @throws Failure `invalid` for a code that is not of the secret that was begun with
     */
    async confirm({ id, username }: Account, typed: unknown, by: Actor): Promise<string[]> {
      const code = readCode(typed)
      const secret = (await secrets.find(id))?.pending
      const step = secret && code ? stepOf(secret, username, code) : undefined
      if (!secret || step === undefined) throw wrongCode()
      const codes = Array.from({ length: RECOVERY_CODES }, readablePassword)
      if (!(await secrets.confirm(id, secret, step, codes.map(digestOf)))) throw wrongCode()
      await audit.note({ ...by, at: now(), action: 'codesOn', title: username })
      return codes
    },

    /** Codes are asked for no more. */
    async end({ id, username }: Account, by: Actor): Promise<void> {
      await secrets.end(id)
      await audit.note({ ...by, at: now(), action: 'codesOff', title: username })
    },

    /** Leaves nothing of an account that is removed. */
    forget: (id: string): Promise<void> => secrets.end(id),
  }
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

/** What access works with where codes may be asked for. */
export interface PartsWithCodes extends AccessParts {
  codes: OneTimeCodes
}
