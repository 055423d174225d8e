import type { AnyCall } from '#contract/calls/call.ts'
import { type CollectionCalls, collectionCalls, generalCalls } from '#contract/calls/index.ts'
import { readParts } from '#contract/calls/readInput.ts'
import type { AnyCollection } from '#contract/collection.ts'
import { Failure, invalid } from '#contract/failure.ts'
import { readId } from '#contract/identity.ts'
import { accessHandlers } from './access.ts'
import { accountHandlers } from './accounts.ts'
import { auditHandlers } from './audit.ts'
import type { Answering, Asked, CallDependencies, CallRequest, Handler, Handlers } from './call.ts'
import { allDraftHandlers, draftHandlers } from './drafts.ts'
import { editHandlers } from './edits.ts'
import { fileHandlers } from './files.ts'
import { furtherFaults } from './furtherFaults.ts'
import { importHandlers } from './imports.ts'
import { listViewHandlers } from './listViews.ts'
import { operationHandlers } from './operations.ts'
import { presenceHandlers } from './presence.ts'
import { pushHandlers } from './push.ts'
import { recordHandlers } from './records.ts'
import { settingHandlers } from './settings.ts'
import { contentHandlers } from './snapshot.ts'
import { trashHandlers } from './trash.ts'

/** @throws Failure `unauthenticated` without a token, `forbidden` where the account's role is not enough */
function checkAccess({ access }: AnyCall, { viewer }: CallRequest): void {
  if (access === 'visitor') return
  if (viewer.role !== 'staff') throw new Failure('unauthenticated')
  if (access === 'administrator' && !viewer.isAdministrator) throw new Failure('forbidden')
}

/** The body as the declaration reads it. @throws Failure `invalid` that names every part at fault */
function inputOf(call: AnyCall, body: NonNullable<CallRequest['body']>) {
  const { input } = call
  if (!input) return undefined
  const { entries = {} } = input
  const { values: read, issues } = readParts(entries, body)
  if (issues.length > 0) {
    throw invalid([...issues, ...furtherFaults(call, body)])
  }
  // What is only told of has parts that the handler reads by itself.
  const others = Object.entries(body).filter(([name]) => !(name in entries))
  return 'json' in input ? { ...Object.fromEntries(others), ...read } : read
}

const asked = (call: AnyCall, request: CallRequest): Asked<AnyCall> => ({
  ...request,
  call,
  value: call.parameter === 'id' ? readId(request.value) : request.value,
  input: inputOf(call, request.body ?? {}),
})

/** The handler behind what the declaration says: who may make the call, and how what is sent is read. */
export function answeringWith<const C extends AnyCall>(call: C, handler: Handler<C>): Answering {
  return async request => {
    checkAccess(call, request)
    return handler(asked(call, request) as Asked<C>)
  }
}

/** Answers a call with its handler, for those who may make it. */
export function createCalls(dependencies: CallDependencies): (call: AnyCall) => Answering {
  const general: Handlers<typeof generalCalls> = {
    ...contentHandlers(dependencies),
    ...settingHandlers(dependencies),
    ...accessHandlers(dependencies),
    ...accountHandlers(dependencies),
    ...auditHandlers(dependencies),
    ...operationHandlers(dependencies),
    ...pushHandlers(dependencies),
    ...presenceHandlers(dependencies),
    ...listViewHandlers(dependencies),
    ...allDraftHandlers(dependencies),
    ...fileHandlers(dependencies),
  }
  const ofCollection = (collection: AnyCollection): Handlers<CollectionCalls> => ({
    ...recordHandlers(dependencies, collection),
    ...editHandlers(dependencies, collection),
    ...trashHandlers(dependencies, collection),
    ...importHandlers(dependencies, collection),
    ...draftHandlers(dependencies, collection),
  })
  const answering = new Map<string, Answering>()
  const { push, repository } = dependencies

  function bind<G>(calls: readonly (readonly [keyof G, AnyCall])[], handlers: Handlers<G>): void {
    for (const [key, call] of calls) {
      // That they fit each other is what the type of the handlers says.
      const answer = answeringWith(call, handlers[key] as unknown as Handler<AnyCall>)
      answering.set(call.name, async request => {
        const answered = await answer(request)
        if (call.effect && call.collection) push.wrote(call.collection)
        return answered
      })
    }
  }

  bind(Object.entries(generalCalls) as [keyof typeof generalCalls, AnyCall][], general)
  for (const each of repository.served) bind(collectionCalls(each), ofCollection(each))
  return ({ name }) => {
    const found = answering.get(name)
    if (!found) throw new Error(`No handler answers ${name}`)
    return found
  }
}
