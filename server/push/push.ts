/**
 * Special and bad-weather notices to whoever subscribed: once each, when the notice begins to be seen by
 * visitors, be that at a write, at its time, or as this process starts again after a stop.
 */
import type { Logger } from 'pino'
import webPush, { WebPushError } from 'web-push'
import { isUrgent } from '#contract/collection'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice'
import type { PushMessage, PushSubscriptionWire } from '#contract/pushMessage'
import type { PushBook, VapidKeys } from '../mongo/pushBook'
import type { PushReach } from './reach'

/** How long a push service keeps a message for a phone that is off. */
const TTL_S = 24 * 60 * 60
/** How often the time alone may have published something. */
const LOOK_MS = 30_000
const AT_ONCE = 20
const TIMEOUT_MS = 10_000
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

  const keys = async () => configured ?? book.keys(() => webPush.generateVAPIDKeys())

  async function send(notice: LatestNotice, subscription: PushSubscriptionWire, own: VapidKeys) {
    const { endpoint } = subscription
    if (!(await book.claim(notice.id, endpoint, now()))) return true
    try {
      await webPush.sendNotification(subscription, JSON.stringify(messageOf(notice)), {
        vapidDetails: {
          subject: configured?.subject ?? dependencies.subject,
          publicKey: own.publicKey,
          privateKey: own.privateKey,
        },
        TTL: TTL_S,
        urgency: notice.bad_weather ? 'high' : 'normal',
        timeout: TIMEOUT_MS,
        agent: reach.agent,
      })
      return true
    } catch (error) {
      return handle(error, notice, endpoint)
    }
  }

  /** Whether this subscription is done with: only what certainly did not arrive is tried again. */
  async function handle(error: unknown, notice: LatestNotice, endpoint: string): Promise<boolean> {
    const status = error instanceof WebPushError ? error.statusCode : undefined
    if (status !== undefined && GONE.includes(status)) {
      await book.remove(endpoint)
      return true
    }
    const host = new URL(endpoint).host
    logger.warn({ host, status, notice: notice.id, err: plain(error) }, 'a push was not delivered')
    const isOver = status !== undefined && status !== 429 && status < 500
    const isUncertain = status === undefined && !isUnsent(error)
    if (isOver || isUncertain) {
      await book.fail(notice.id, endpoint)
      return true
    }
    await book.release(notice.id, endpoint)
    return false
  }

  async function sendNotice(notice: LatestNotice, own: VapidKeys) {
    const subscriptions = await book.all()
    let isDone = true
    for (let first = 0; first < subscriptions.length; first += AT_ONCE) {
      const some = subscriptions.slice(first, first + AT_ONCE)
      const results = await Promise.all(some.map(one => send(notice, one, own)))
      isDone = isDone && results.every(Boolean)
    }
    if (isDone) await book.finish(notice.id)
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
      await running
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

/** Without the subscription, which `WebPushError` carries: whoever reads it could write to the phone. */
const plain = (error: unknown) =>
  error instanceof Error ? { message: error.message, stack: error.stack } : error

function messageOf({ id, title, content, bad_weather }: LatestNotice): PushMessage {
  const text = (content ?? '').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  const words = text.replace(/\s+/g, ' ').trim()
  return {
    title: `${bad_weather ? '惡劣天氣' : '特別消息'}：${title}`,
    body: words.length > LONGEST_BODY ? `${words.slice(0, LONGEST_BODY)}…` : words,
    href: `/latestNoticeDetail/${id}`,
  }
}
