/** What a page says to the worker, and where the worker finds what it keeps. */
export type WorkerMessage =
  /** Take over now: the visitor has agreed to the new version. */
  | { readonly type: 'SKIP_WAITING' }
  /** Keep these pictures, which a visit without a network would miss first. */
  | { readonly type: 'KEEP_PICTURES'; readonly addresses: readonly string[] }
  /** Somebody signed in on this device: keep the admin area too. */
  | { readonly type: 'KEEP_ADMIN' }

/** The worker itself. */
export const WORKER_ADDRESS = '/sw.js'

/** The worker that can be served at that address instead, to withdraw it. */
export const WITHDRAWN_WORKER = 'sw-withdrawn.js'

/** The document without any page in it, which the worker answers navigations with. */
export const SHELL_ADDRESS = '/shell'

/** A file of the site that the build names to the worker. */
export interface KeptFile {
  readonly url: string
  /** None where the name itself tells one version from another. */
  readonly revision: string | null
  /** Of the admin area: kept after a sign-in alone. */
  readonly isStaffs?: true
}
