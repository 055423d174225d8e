import Bowser from 'bowser'
import type { Request, Response } from 'express'
import { accessCalls } from '#contract/calls/access.ts'
import { callAddress } from '#contract/calls/call.ts'
import { DAY_MS } from '#contract/time.ts'
import { DEVICE_DAYS } from '../access/knownDevices.ts'

/** Longer ones are no browser's. */
const MOST_READ = 512

/** What asks, in words for a person: `Chrome · Windows`; `undefined` where it does not say. */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ))
  const known = [browser.name, os.name].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : undefined
}

const COOKIE = 'device'
const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`)

/** The mark that a device was given at an earlier login, as it sends it. */
export const deviceMark = (req: Request): string | undefined =>
  KEPT.exec(req.get('Cookie') ?? '')?.[1]

/** Has the device send the mark with its next login, and with nothing else; no script can read it. */
export function keepDeviceMark(res: Response, mark: string): void {
  res.cookie(COOKIE, mark, {
    httpOnly: true,
    sameSite: 'strict',
    secure: res.req.secure,
    path: callAddress(accessCalls.login),
    maxAge: DEVICE_DAYS * DAY_MS,
  })
}
