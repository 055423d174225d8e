/**
 * Special and bad-weather notices to whoever subscribed: once each, when the notice begins to be seen by
 * visitors, be that at a write, at its time, or as this process starts again after a stop. And, to whoever
 * has saved a course, one reminder in the last day before its deadline.
 */
import { setMaxListeners } from 'node:events'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import webPush from 'web-push'
import { isUrgent } from '#contract/collection.ts'
import { type Course, isCourseKind } from '#contract/collections/course.ts'
import { type LatestNotice, latestNotice } from '#contract/collections/latestNotice.ts'
import type { PushSubscriptionWire } from '#contract/pushMessage.ts'
import { type Errand, noticeErrand, reminderErrands } from './errands.ts'
import { exchange } from './exchange.ts'
import type { PushStore, VapidKeys } from './pushStore.ts'
import type { PushReach } from './reach.ts'

/** How often the time alone may have published something. */
const LOOK_MS = 30_000
const AT_ONCE = 20
/** What is being sent as the process stops has this long; the rest is sent by the next one. */
const LAST_WORDS_MS = 2_000

/** Answers that say that nobody is there any more. */
const GONE = [404, 410]

interface PushDependencies {
  store: PushStore
  /** A copy of a site has its subscribers, who hear from the site itself. */
  isOn: boolean
  /** The configured key pair, if there is one. */
  configured: (VapidKeys & { subject: string }) | undefined
  /** Whom a push service may write to where nothing is configured. */
  subject: string
  reach: PushReach
  logger: Logger
  now: () => Date
  /** What visitors see of the notices. */
  visibleNotices: () => Promise<LatestNotice[]>
  /** The courses that visitors see and may enrol for, by kind. */
  openCourses: () => Promise<Readonly<Record<string, Course[]>>>
}

/** One round of an errand. */
interface Attempt {
  errand: Errand
  /** Whom it does not reach now is given up. */
  isLast: boolean
}

export type Push = ReturnType<typeof createPush>

export function createPush(dependencies: PushDependencies) {
  const { store, isOn, configured, reach, logger, now, visibleNotices, openCourses } = dependencies
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopping = false
  /** Cuts off what is being sent. */
  const cut = new AbortController()
  setMaxListeners(AT_ONCE, cut.signal)

  const keys = async () => configured ?? store.keys(() => webPush.generateVAPIDKeys())

  const detailsOf = (errand: Errand, subscription: PushSubscriptionWire, own: VapidKeys) =>
    webPush.generateRequestDetails(subscription, JSON.stringify(errand.message), {
      vapidDetails: {
        subject: configured?.subject ?? dependencies.subject,
        publicKey: own.publicKey,
        privateKey: own.privateKey,
      },
      TTL: errand.ttl,
      urgency: errand.urgency,
    })

  /** @returns whether this subscription is done with */
  async function send(attempt: Attempt, subscription: PushSubscriptionWire, own: VapidKeys) {
    const { errand } = attempt
    const { endpoint } = subscription
    if (isStopping) return false
    // It was taken when others were.
    if (!reach.mayBe(new URL(endpoint))) return forget(endpoint)
    const claim = await store.claim(errand.name, endpoint, now())
    if (claim !== 'taken') return claim === 'settled'
    try {
      const status = await exchange(detailsOf(errand, subscription, own), reach, cut.signal)
      if (status >= 200 && status < 300) return true
      if (GONE.includes(status)) return forget(endpoint)
      return failed(attempt, endpoint, status === 429 || status >= 500, { status })
    } catch (error) {
      return failed(attempt, endpoint, isUnsent(error), { err: error })
    }
  }

  async function forget(endpoint: string): Promise<true> {
    await store.remove(endpoint)
    return true
  }

  /** Only what certainly did not arrive is tried again. @param why for the log */
  async function failed(attempt: Attempt, endpoint: string, wasUnsent: boolean, why: object) {
    const { name } = attempt.errand
    const { host } = new URL(endpoint)
    logger.warn({ host, of: name, ...why }, 'a push was not delivered')
    const isLater = wasUnsent && !attempt.isLast
    await (isLater ? store.release : store.fail)(name, endpoint)
    return !isLater
  }

  async function run(errand: Errand, own: VapidKeys) {
    const { name, course, over, ttl } = errand
    const begun = await store.begin(name, now(), over)
    if (!begun) return
    // A service that is away, or was never there, would hold what all the others have long had.
    const end = over?.getTime() ?? begun.getTime() + ttl * 1_000
    const isLast = now().getTime() >= end
    const to = course === undefined ? await store.all() : await store.savers(course)
    // Whoever is slow holds one of these places, and nobody else's.
    const inPlace = pLimit(AT_ONCE)
    const results = await inPlace.map(to, one => send({ errand, isLast }, one, own))
    if (results.every(Boolean)) await store.finish(name)
  }

  async function reminders(): Promise<Errand[]> {
    const at = now()
    const kinds = Object.entries(await openCourses())
    return kinds.flatMap(([kind, open]) =>
      isCourseKind(kind) ? open.flatMap(course => reminderErrands(kind, course, at)) : [],
    )
  }

  async function runAll(errands: readonly Errand[]) {
    if (errands.length === 0) return
    const done = await store.done(
      errands.map(({ name }) => name),
      now(),
    )
    const due = errands.filter(({ name }) => !done.has(name))
    if (due.length === 0) return
    const own = await keys()
    for (const errand of due) await run(errand, own)
  }

  async function sendDue() {
    const notices = (await visibleNotices()).filter(one => isUrgent(latestNotice, { ...one }))
    await runAll(notices.map(noticeErrand))
    // What is urgent does not wait for what is not.
    await runAll(await reminders())
  }

  /** Sends what is due, after what is being sent; never rejects. */
  function look(): Promise<void> {
    if (!isOn) return running
    running = running.then(sendDue).catch(error => {
      logger.error({ err: error }, 'push failed')
    })
    return running
  }

  return {
    /** Whether anything is ever sent from here. */
    isOn,
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
