import type { AnyCollection } from '#contract/collection'
import type { Endpoint, Operation } from '#contract/endpoint'
import type { SiteState } from '#contract/siteState'
import type { Access } from '../access/access'
import type { PreviewLinks } from '../access/previewLinks'
import type { Repository } from '../mongo/repository'
import type { RequestLimit } from '../mongo/requestLimits'
import type { Published } from '../published/published'
import type { PushLimit } from '../push/limit'
import type { Push } from '../push/push'
import type { Storage } from '../storage/storage'

/** A member of staff whose token was checked. */
export interface StaffViewer {
  readonly role: 'staff'
  readonly account: string
  readonly token: string
  /** Not an editor, who may do less. */
  readonly isAdministrator: boolean
}

/** Who asks: anybody, or a member of staff whose token was checked. */
export type Viewer = { readonly role: 'visitor' } | StaffViewer

export const VISITOR: Viewer = { role: 'visitor' }

/** What a call may look at; it knows nothing of HTTP, so rendering asks it directly. */
export interface CallRequest {
  viewer: Viewer
  /** The value that ends the path or stands in the query. */
  value?: string
  body?: Readonly<Record<string, unknown>>
  idempotencyKey?: string
  /** The revision that the record must still have. */
  ifRevision?: number
  /** The files of a form. */
  files?: readonly SentFile[]
  /** The network address that asks. */
  address?: string
  /** What asks: `Chrome · Windows`. */
  device?: string
  /** The mark that the device was given at an earlier login. */
  knownDevice?: string | undefined
}

export interface SentFile {
  /** The name it had where it came from. */
  label: string
  bytes: Uint8Array
}

export interface CallAnswer {
  data: unknown
  message: string
  /** Names what is answered: who has an answer of this version need not be sent it again. */
  version?: string
  /** The mark by which the device that asks is known from now on. */
  remember?: string
}

/** One call: answers, or throws a `Failure`. */
export type Call = (request: CallRequest) => Promise<CallAnswer>

export interface CallDependencies {
  /** The truth: what staff read, and what is written. */
  repository: Repository
  /** What visitors read, in memory. */
  published: Pick<Published, 'visible' | 'settings' | 'snapshots'>
  access: Access
  previewLinks: PreviewLinks
  push: Pick<Push, 'publicKey' | 'mayBe' | 'book' | 'wrote'>
  /** Of subscriptions. */
  pushLimit: Pick<PushLimit, 'count'>
  /** Of uploads. */
  uploadLimit: Pick<RequestLimit, 'count'>
  storage: Storage
  /** How the house stands. */
  siteState: () => Promise<SiteState>
  now: () => Date
  /** @throws Failure `noSpace` when nothing more can be written */
  checkSpace: () => Promise<void>
}

/** Makes the call behind an endpoint; each group of operations gives its part. */
export type CallMakers<O extends Operation> = Record<O, (endpoint: Endpoint) => Call>

export const DONE = '成功'

/** The collection of an endpoint that has one. */
export function collectionOf({ name, collection }: Endpoint): AnyCollection {
  if (!collection) throw new Error(`${name} belongs to no collection`)
  return collection
}
