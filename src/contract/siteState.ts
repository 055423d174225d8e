/** How the house stands, as `getState` answers it to staff. */
export interface SiteState {
  /** Uploaded files, without the smaller copies that are made of pictures. */
  files: { count: number; bytes: number }
  /** What is kept of the past, and for how many days. */
  history: { revisions: number; entries: number; days: number }
  /** The newest archive in the data folder; `null` where there is none. */
  backup: { made_at: string; bytes: number } | null
  /** Who gets special notices on the phone, and how many messages failed within a week. */
  push: { subscriptions: number; failed: number }
}
