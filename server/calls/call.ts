import type { AnyCall, InputRead, Output } from '#contract/calls/call.ts'
import type { SiteState } from '#contract/siteState.ts'
import type { Access } from '../access/access.ts'
import type { PreviewLinks } from '../access/previewLinks.ts'
import type { RequestLimit } from '../access/requestLimits.ts'
import type { Published } from '../published/published.ts'
import type { PushLimit } from '../push/limit.ts'
import type { Push } from '../push/push.ts'
import type { ListViewStore } from '../records/listViewStore.ts'
import type { PresenceStore } from '../records/presenceStore.ts'
import type { Repository } from '../records/repository.ts'
import type { Storage } from '../storage/storage.ts'

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
  /** What it is sent in one go with. */
  operation?: string
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

export interface CallAnswer<T = unknown> {
  data: T
  /** What a person is told of it; that it went well, where nothing is said. */
  message?: string
  /** Names what is answered: who has an answer of this version need not be sent it again. */
  version?: string
  /** The mark by which the device that asks is known from now on. */
  remember?: string
}

/** Answers a call, or throws a `Failure`. */
export type Answering = (request: CallRequest) => Promise<CallAnswer>

/** What a handler gets: the body as the declaration reads it, and an id as one. */
export interface Asked<C extends AnyCall> extends Omit<CallRequest, 'value'> {
  call: C
  value: C extends { readonly parameter: string } ? string : string | undefined
  input: InputRead<C>
}

/** What stands behind a declared call. */
export type Handler<C extends AnyCall> = (asked: Asked<C>) => Promise<CallAnswer<Output<C>>>

/** A handler for each call of a group, under its key. */
export type Handlers<G> = { [K in keyof G]: G[K] extends AnyCall ? Handler<G[K]> : never }

export interface CallDependencies {
  /** The truth: what staff read, and what is written. */
  repository: Repository
  /** What visitors read, in memory. */
  published: Pick<Published, 'answer' | 'snapshots'>
  access: Access
  previewLinks: PreviewLinks
  presence: PresenceStore
  listViews: ListViewStore
  push: Pick<Push, 'isOn' | 'publicKey' | 'mayBe' | 'store' | 'wrote'>
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
