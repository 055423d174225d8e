import * as v from 'valibot'
import { amount, moment } from './calls/parts.ts'

/** How the house stands, as `getState` answers it to staff. */
export const siteState = v.object({
  /** Uploaded files, without the smaller copies that are made of pictures. */
  files: v.object({ count: amount, bytes: amount }),
  /** What is kept of the past, and for how many days. */
  history: v.object({ revisions: amount, entries: amount, days: amount }),
  /** The newest archive in the data folder; `null` where there is none. */
  backup: v.nullable(v.object({ made_at: moment, bytes: amount })),
  /** Who gets special notices on the phone, and how many messages failed within a week. */
  push: v.object({ subscriptions: amount, failed: amount }),
})
export type SiteState = v.InferOutput<typeof siteState>
