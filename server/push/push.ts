/**
 * Special and bad-weather notices to whoever subscribed: once each, when the notice begins to be seen by
 * visitors, be that at a write, at its time, or as this process starts again after a stop.
 */
import { setMaxListeners } from 'node:events'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import webPush from 'web-push'
import { isUrgent } from '#contract/collection'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice'
import type { PushMessage, PushSubscriptionWire } from '#contract/pushMessage'
import type { PushBook, VapidKeys } from '../mongo/pushBook'
import { exchange } from './exchange'
import type { PushReach } from './reach'

/** How long a push service keeps a message for a phone that is off. */
const TTL_S = 24 * 60 * 60
/** How often the time alone may have published something. */
const LOOK_MS = 30_000
const AT_ONCE = 20
/** What is being sent as the process stops has this long; the rest is sent by the next one. */
const LAST_WORDS_MS = 2_000
const LONGEST_BODY = 120

/** Answers that say that nobody is there any more. */
const GONE = [404, 410]

export interface PushDependencies {
  book: PushBook
  /** The configured key pair, if there is one. */
  configured: (VapidKeys & { subject: string }) | undefined
  /** Whom a push service may write to where nothing is configured. */
  subject: string
  reach: PushReach
  logger: Logger
  now: () => Date
  /** What visitors see of the notices. */
  visibleNotices: () => Promise<LatestNotice[]>
}

export type Push = ReturnType<typeof createPush>

export function createPush(dependencies: PushDependencies) {
  const { book, configured, reach, logger, now, visibleNotices } = dependencies
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopping = false
  /** Cuts off what is being sent. */
  const cut = new AbortController()
  setMaxListeners(AT_ONCE, cut.signal)

  const keys = async () => configured ?? book.keys(() => webPush.generateVAPIDKeys())

  const detailsOf = (notice: LatestNotice, subscription: PushSubscriptionWire, own: VapidKeys) =>
    webPush.generateRequestDetails(subscription, JSON.stringify(messageOf(notice)), {
      vapidDetails: {
        subject: configured?.subject ?? dependencies.subject,
        publicKey: own.publicKey,
        privateKey: own.privateKey,
      },
      TTL: TTL_S,
      urgency: notice.bad_weather ? 'high' : 'normal',
    })

  /** @returns whether this subscription is done with */
  async function send(notice: LatestNotice, subscription: PushSubscriptionWire, own: VapidKeys) {
    const { endpoint } = subscription
    if (isStopping) return false
    // It was taken when others were.
    if (!reach.mayBe(new URL(endpoint))) return forget(endpoint)
    if (!(await book.claim(notice.id, endpoint, now()))) return true
    try {
      const status = await exchange(detailsOf(notice, subscription, own), reach, cut.signal)
      return status >= 200 && status < 300 ? true : refused(notice, endpoint, status)
    } catch (error) {
      return failed(notice, endpoint, error)
    }
  }

  async function forget(endpoint: string): Promise<true> {
    await book.remove(endpoint)
    return true
  }

  /** Only what certainly did not arrive is tried again. */
  async function refused(notice: LatestNotice, endpoint: string, status: number) {
    if (GONE.includes(status)) return forget(endpoint)
    const { host } = new URL(endpoint)
    logger.warn({ host, status, notice: notice.id }, 'a push was refused')
    const isLater = status === 429 || status >= 500
    await (isLater ? book.release : book.fail)(notice.id, endpoint)
    return !isLater
  }

  async function failed(notice: LatestNotice, endpoint: string, error: unknown) {
    const { host } = new URL(endpoint)
    logger.warn({ host, notice: notice.id, err: error }, 'a push was not delivered')
    const isLater = isUnsent(error)
    await (isLater ? book.release : book.fail)(notice.id, endpoint)
    return !isLater
  }

  async function sendNotice(notice: LatestNotice, own: VapidKeys) {
    // Whoever is slow holds one of these places, and nobody else's.
    const inPlace = pLimit(AT_ONCE)
    const results = await inPlace.map(await book.all(), one => send(notice, one, own))
    if (results.every(Boolean)) await book.finish(notice.id)
  }

  async function sendDue() {
    const notices = (await visibleNotices()).filter(one => isUrgent(latestNotice, { ...one }))
    const done = await book.done(notices.map(({ id }) => id))
    const due = notices.filter(({ id }) => !done.has(id))
    if (due.length === 0) return
    const own = await keys()
    for (const notice of due) await sendNotice(notice, own)
  }

  /** Sends what is due, after what is being sent; never rejects. */
  function look(): Promise<void> {
    running = running.then(sendDue).catch(error => {
      logger.error({ err: error }, 'push failed')
    })
    return running
  }

  return {
    /** What a browser needs to subscribe. */
    publicKey: async (): Promise<string> => (await keys()).publicKey,
    mayBe: reach.mayBe,
    book,
    look,
    /** A record of this collection was written. */
    wrote: (collection: { name: string }): void => {
      if (collection.name === latestNotice.name) void look()
    },
    start(): void {
      void look()
      timer = setInterval(look, LOOK_MS)
      timer.unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      isStopping = true
      const lastWords = setTimeout(() => cut.abort(), LAST_WORDS_MS)
      await running
      clearTimeout(lastWords)
      reach.agent.destroy()
    },
  }
}

/** Failures before anything of the message has left. */
const isUnsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    String(error.code),
  )

function messageOf({ id, title, content, bad_weather }: LatestNotice): PushMessage {
  const text = (content ?? '').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  const words = text.replace(/\s+/g, ' ').trim()
  return {
    title: `${bad_weather ? '惡劣天氣' : '特別消息'}：${title}`,
    body: words.length > LONGEST_BODY ? `${words.slice(0, LONGEST_BODY)}…` : words,
    href: `/latestNoticeDetail/${id}`,
  }
}
