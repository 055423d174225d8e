/**
 * One simulated office: an outbox of its own, what its screen last fetched, a line that fails, and a
 * person who types a text that was never typed before. `ledger` keeps what must not be lost.
 */

import type { AnyCall } from '#contract/calls/call.ts'
import { recordCalls } from '#contract/calls/records.ts'
import { tutor } from '#contract/collections/tutor.ts'
import { recordTarget } from '#contract/editTarget.ts'
import { Failure } from '#contract/failure.ts'
import { applyDecision } from '#editing/applyOutcome.ts'
import type { Edit, NewEdit } from '#editing/edit.ts'
import { merge, pick } from '#editing/merge.ts'
import { openOutboxDatabase } from '#editing/outbox/connection.ts'
import { createOutbox, type Outbox } from '#editing/outbox/outbox.ts'
import { createWaitingFiles } from '#editing/outbox/waitingFiles.ts'
import { edited } from '#editing/overlay.ts'
import { createReplay } from '#editing/replay.ts'
import type { EditCall } from '#editing/sending.ts'
import type { Random } from './random.ts'
import { createScreen, type Row } from './screen.ts'

/** The server, asked as the account `author`. @throws Failure */
export type AskServer = (author: string, call: EditCall) => Promise<unknown>

/** The fields that people type in; the last is cleaned by the server. */
export const FIELDS = ['name', 'job_title', 'major', 'introduction'] as const

/** What must hold at the end, and what did not on the way. */
export interface Ledger {
  /** Texts that somebody typed, until somebody who saw them has replaced them. */
  typed: Set<string>
  /** Records that somebody deleted, until somebody has decided otherwise. */
  deleted: Set<string>
  faults: string[]
}

const TOKEN = /t\d+x/g
export const tokensIn = (value: unknown): string[] =>
  JSON.stringify(value ?? null).match(TOKEN) ?? []

interface Parts {
  author: string
  random: Random
  ask: AskServer
  ledger: Ledger
  nextToken: () => string
  /** Whether its screen may still show what was sent as unsent. */
  isSlow: boolean
}

const killed = new Promise<never>(() => undefined)

export async function createClient(parts: Parts) {
  const { author, random, ask, ledger, nextToken, isSlow } = parts
  const database = await openOutboxDatabase(`fuzz-${author}-${nextToken()}`)
  const files = createWaitingFiles(database)
  let outbox: Outbox = createOutbox(database, () => 0)
  let isOnline = true
  let isCalm = false
  const edits = () => outbox.all(author)
  const screen = createScreen(edits)
  const { rows, revisionOf } = screen
  /** What this author has typed. */
  const own = new Set<string>()

  const forget = (values: unknown) => {
    for (const token of tokensIn(values)) ledger.typed.delete(token)
  }

  /** The line: it may fail before the server hears, or after; the page may be gone by then. */
  async function send(call: EditCall, kill: () => void): Promise<unknown> {
    const fault = isCalm ? 1 : random.next()
    if (!isOnline || fault < 0.1) throw new Failure('unreachable')
    if (fault < 0.14) throw new Failure('tooMany', { retryAfter: 1 })
    if (fault < 0.18) throw new Failure('unexpected')
    const isKilled = fault < 0.3
    if (fault < 0.22) {
      kill()
      return killed
    }
    const answer = await ask(author, call)
    if (isKilled) {
      kill()
      return killed
    }
    if (fault < 0.4) throw new Failure('unreachable')
    return answer
  }

  /** Sends what waits, until done or killed; a kill leaves whatever the outbox held. */
  async function sync(): Promise<void> {
    let isKilled = false
    let end: () => void = () => undefined
    const dead = new Promise<void>(resolve => {
      end = () => {
        isKilled = true
        resolve()
      }
    })
    const replay = createReplay({
      outbox,
      files,
      send: call => send(call, end),
      upload: async () => 'none',
      onSent: sent => screen.sent(sent),
    })
    const shown = isSlow && (await edits())
    await Promise.race([replay(author), dead])
    outbox = createOutbox(database, () => 0)
    if (shown && isKilled) screen.reopen()
    else if (shown && random.chance(0.5)) screen.stay(shown)
    else screen.draw()
  }

  async function refresh(): Promise<void> {
    if (!isOnline) return
    const listing = { call: recordCalls(tutor).list as AnyCall, headers: {} }
    screen.fetched((await ask(author, listing)) as Row[])
  }

  async function note(edit: Omit<NewEdit, 'author' | 'target' | 'title'>): Promise<void> {
    const made = { author, target: recordTarget(tutor), title: 'title', ...edit }
    await outbox.record(made, screen.under(made))
    screen.draw()
  }

  const typed = (field: string): string => {
    const token = nextToken()
    ledger.typed.add(token)
    own.add(token)
    return field === 'introduction' ? `<p onclick="x()">${token}</p>` : token
  }

  async function add(): Promise<void> {
    const changes = { name: typed('name'), job_title: typed('job_title') }
    const record = random.id()
    await note({ record, verb: 'add', baseRevision: null, base: {}, changes })
  }

  async function modify(): Promise<void> {
    const shown = random.pick(await rows())
    // One that somebody else has deleted is decided about first, before it is written on.
    const isGone = shown?.pending === 'conflict' && !revisionOf(shown.values.id)
    if (!shown || isGone) return add()
    const fields = FIELDS.filter(() => random.chance(0.4))
    if (fields.length === 0) return
    const base = pick(shown.values, Object.fromEntries(fields.map(field => [field, null])))
    forget(base)
    const changes = Object.fromEntries(fields.map(field => [field, typed(field)]))
    const { id } = shown.values
    await note({ record: id, verb: 'modify', baseRevision: revisionOf(id), base, changes })
  }

  async function remove(): Promise<void> {
    const shown = random.pick(await rows())
    if (!shown) return
    forget(shown.values)
    // A record whose deletion is given up again comes back with what was typed into it.
    const { id } = shown.values
    ledger.deleted.add(id)
    await note({ record: id, verb: 'delete', baseRevision: revisionOf(id), base: {}, changes: {} })
  }

  /** The author decides about each edit that waits for it. */
  async function decide(): Promise<void> {
    for (const edit of await edits()) {
      if (edit.state === 'rejected') throw new Error(`rejected: ${edit.failure?.message}`)
      if (edit.state !== 'conflict') continue
      checkClash(edit)
      const decision = decisionFor(edit)
      await outbox.change(edit, edits => applyDecision(edits, edit.id, decision))
    }
    screen.draw()
  }

  /** Nobody is asked to choose between two texts of their own. */
  function checkClash({ verb, base, changes, theirs, record }: Edit) {
    if (verb !== 'modify' || !theirs) return
    for (const clash of merge(base, changes, theirs).clashes) {
      const mine = tokensIn(clash.theirs).filter(token => own.has(token))
      if (mine.length > 0) ledger.faults.push(`${author} is asked about ${mine} in ${record}`)
    }
  }

  function decisionFor(edit: Edit) {
    if (edit.verb === 'delete') ledger.deleted.delete(edit.record)
    const later = edited(undefined, [edit])?.values
    if (random.chance(0.3)) {
      forget(later)
      forget(edit.changes)
      return { take: 'theirs' } as const
    }
    if (edit.theirs === null) {
      ledger.deleted.delete(edit.record)
      return { take: 'restore' } as const
    }
    if (edit.verb === 'delete') {
      forget(edit.theirs)
      ledger.deleted.add(edit.record)
    }
    if (edit.verb !== 'delete') forget(pick(edit.theirs ?? {}, edit.changes))
    return { take: 'values', values: edit.changes } as const
  }

  const acts = [add, modify, modify, modify, modify, remove, sync, sync, refresh, decide]

  return {
    edits,
    rows,
    /** One thing that happens in this office. */
    step: async () => {
      if (random.chance(0.1)) isOnline = !isOnline
      await random.pick(acts)()
    },
    /** The line is up, and nothing fails any more: everything is sent, everything decided. */
    async settle(): Promise<void> {
      isOnline = true
      isCalm = true
      for (let round = 0; round < 20; round += 1) {
        await sync()
        await decide()
        if ((await edits()).length === 0) break
      }
      await refresh()
    },
    refresh,
    close: () => database.close(),
  }
}
