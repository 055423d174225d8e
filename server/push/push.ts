/**
 * Special and bad-weather notices to whoever subscribed: once each, when the notice begins to be seen by
 * visitors, be that at a write, at its time, or as this process starts again after a stop.
 */
import { setMaxListeners } from 'node:events'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import webPush from 'web-push'
import { isUrgent } from '#contract/collection.ts'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice.ts'
import { addressOf } from '#contract/pages.ts'
import type { PushMessage, PushSubscriptionWire } from '#contract/pushMessage.ts'
import { exchange } from './exchange.ts'
import type { PushStore, VapidKeys } from './pushStore.ts'
import type { PushReach } from './reach.ts'

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

interface PushDependencies {
  store: PushStore
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
  const { store, configured, reach, logger, now, visibleNotices } = dependencies
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopping = false
  /** Cuts off what is being sent. */
  const cut = new AbortController()
  setMaxListeners(AT_ONCE, cut.signal)

  const keys = async () => configured ?? store.keys(() => webPush.generateVAPIDKeys())

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
    if (!(await store.claim(notice.id, endpoint, now()))) return true
    try {
      const status = await exchange(detailsOf(notice, subscription, own), reach, cut.signal)
      if (status >= 200 && status < 300) return true
      if (GONE.includes(status)) return forget(endpoint)
      return failed(notice, endpoint, status === 429 || status >= 500, { status })
    } catch (error) {
      return failed(notice, endpoint, isUnsent(error), { err: error })
    }
  }

  async function forget(endpoint: string): Promise<true> {
    await store.remove(endpoint)
    return true
  }

  /** Only what certainly did not arrive is tried again. @param why for the log */
  async function failed(notice: LatestNotice, endpoint: string, isLater: boolean, why: object) {
    const { host } = new URL(endpoint)
    logger.warn({ host, notice: notice.id, ...why }, 'a push was not delivered')
    await (isLater ? store.release : store.fail)(notice.id, endpoint)
    return !isLater
  }

  async function sendNotice(notice: LatestNotice, own: VapidKeys) {
    // Whoever is slow holds one of these places, and nobody else's.
    const inPlace = pLimit(AT_ONCE)
    const results = await inPlace.map(await store.all(), one => send(notice, one, own))
    if (results.every(Boolean)) await store.finish(notice.id)
  }

  async function sendDue() {
    const notices = (await visibleNotices()).filter(one => isUrgent(latestNotice, { ...one }))
    const done = await store.done(notices.map(({ id }) => id))
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
    store,
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

function messageOf(notice: LatestNotice): PushMessage {
  const { title, content, bad_weather } = notice
  const text = (content ?? '').replace(/<[^>]*>/g, ' ').replace(/&nbsp;/g, ' ')
  const words = text.replace(/\s+/g, ' ').trim()
  return {
    title: `${bad_weather ? '惡劣天氣' : '特別消息'}：${title}`,
    body: words.length > LONGEST_BODY ? `${words.slice(0, LONGEST_BODY)}…` : words,
    href: addressOf(latestNotice, notice),
  }
}
