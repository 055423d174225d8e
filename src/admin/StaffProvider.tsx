/** What everything in the admin works with: the desk of whoever is signed in, and what staff read. */
import { type Query, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, type ParsedLocation, useNavigate, useRouter } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Failure, SERVER_DOWN } from '#contract/failure.ts'
import { askAsStaff, isSignedIn, signedInAs } from '#data/session.ts'
import { forgetStaffCache, noteSince, openStaffCache, readEverything } from '#data/staffQueries.ts'
import { type Desk, openDesk } from '#editing/desk.ts'
import { queueState } from '#editing/queueState.ts'
import type { Sent } from '#editing/rebase.ts'
import { wouldLose } from '#editing/unsaved.ts'
import { useConnection, watched } from '#pwa/connection.ts'
import { tellWorker } from '#pwa/worker.ts'
import { showFailure, showToast } from '#ui/toasts.ts'
import { preloadDialogs } from './dialogs.ts'
import { sayAnew, sayWhatFailed } from './sayWhatFailed.ts'
import { showSent } from './showSent.ts'
import { endOffer } from './undoOffer.ts'

const DeskContext = createContext<Desk | undefined>(undefined)

/** The desk of whoever is signed in. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('There is a desk only inside of StaffProvider')
  return desk
}

const request = watched(
  async (endpoint, value, body, headers) => (await askAsStaff(endpoint, value, body, headers)).data,
)

/** One for as long as the page lives: signing out and in again need not read everything anew. */
let cache: Promise<QueryClient> | undefined
export function staffCache(): Promise<QueryClient> {
  cache ??= openStaffCache(request, (queryClient, since) =>
    showSent(queryClient, since as readonly Sent[]),
  )
  return cache
}

/**
 * Signed out by the server, or in another tab: what waits stays where it is, and goes on after the login.
 */
function useSignedOut(): (isElsewhere?: boolean) => void {
  const navigate = useNavigate()
  const router = useRouter()
  return isElsewhere => {
    // Whoever hears of it first; the sender of edits may be stopped before it does.
    queueState.isSignedOut = true
    const { href: from, pathname } = router.latestLocation
    // Several calls may be refused at once; and who has signed out is led there once all is forgotten.
    if (pathname === '/admin/login' || (signedInAs() === null && !isElsewhere)) return
    showFailure(new Failure('unauthenticated'))
    void navigate({ to: '/admin/login', state: { from } })
  }
}

/** Says what failed of what somebody asked for; where the session has ended, that leads to the login. */
export function useTellFailure(): (error: unknown) => void {
  const leave = useSignedOut()
  return error => (isSignedOut(error) ? leave() : showFailure(error))
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof Failure && error.next === 'sign in'

/**
 * Says what a screen asked for and did not get: each fault once for each screen that one goes to, and
 * never for what was only read ahead.
 */
function tellFailures(queryClient: QueryClient, router: AnyRouter, leave: () => void): () => void {
  const tell = (query: Query, error: Error) => {
    if (isSignedOut(error)) return leave()
    if (query.getObserversCount() > 0) sayWhatFailed(error)
  }
  const stopClearing = router.subscribe('onBeforeLoad', sayAnew)
  const stopListening = queryClient.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    tell(event.query, event.action.error)
  })
  return () => {
    stopClearing()
    stopListening()
  }
}

/** The record whose form is open at an address. */
const formOf = (location: ParsedLocation<{ record?: unknown }> | undefined): unknown =>
  location?.search.record

interface Opened {
  desk: Desk
  queryClient: QueryClient
}

interface StaffProviderProps {
  /** Shown until the desk is open. */
  waiting: ReactNode
  /** Told of what the server has acknowledged, once the screens show it. */
  onSent: (desk: Desk, sent: readonly Sent[]) => void
  children: ReactNode
}

/** Opens the desk, and shows what is inside once it is there. */
export function StaffProvider({ waiting, onSent, children }: StaffProviderProps) {
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<Failure>()
  // Whose desk it is, also where somebody has cleared what says so.
  const [author] = useState(signedInAs)
  const leave = useEffectEvent(useSignedOut())
  const tell = useEffectEvent(onSent)
  /** Where nobody answers, every call asks for the session again. */
  const askAgain = useEffectEvent(() => {
    isSignedIn().then(
      isValid => isValid || leave(),
      () => undefined,
    )
  })
  const { isReachable } = useConnection()
  const router = useRouter()

  useEffect(() => {
    if (author === null) return
    let desk: Desk | undefined
    let isClosed = false
    let forget: (() => void) | undefined
    async function open(name: string) {
      const queryClient = await staffCache()
      const kept = await openDesk(name, {
        onSent: sent => {
          noteSince(sent)
          showSent(queryClient, sent)
          if (desk) tell(desk, sent)
        },
        onSignedOut: () => leave(),
        onRefused: message => showToast('error', `ERROR：${message}`),
        onAway: message => message === SERVER_DOWN && showToast('error', message),
      })
      desk = {
        ...kept,
        save: (...edits) => {
          endOffer(edits)
          return kept.save(...edits)
        },
        decide: (edit, decision) => {
          endOffer([edit])
          return kept.decide(edit, decision)
        },
      }
      if (isClosed) return desk.close()
      const stopTelling = tellFailures(queryClient, router, () => leave())
      // Told to all tabs but the one where it happens, and to none that the browser has put by: that one looks when
      // somebody goes back to it. What only staff may read goes from the screen; what is typed, and kept nowhere
      // else, can be saved once somebody has signed in again. So can what is typed where somebody has cleared all
      // that the site keeps, which has no key: its drafts are gone as well.
      const look = async ({ key }: Partial<StorageEvent>) => {
        if (key === null || signedInAs() === name || wouldLose()) return
        await forgetStaffCache(queryClient)
        leave(true)
      }
      const over = new AbortController()
      const { signal } = over
      addEventListener('storage', look, { signal })
      addEventListener('pageshow', look, { signal })
      forget = () => {
        stopTelling()
        over.abort()
      }
      setOpened({ desk, queryClient })
      void desk.sendNow()
    }
    // The error page of the route says it: what could not be opened does not come later.
    open(author).catch(setFailure)
    return () => {
      isClosed = true
      forget?.()
      // The forms inside write down first what was typed last.
      queueMicrotask(() => desk?.close())
    }
  }, [author, router])

  // As soon as the server answers: what waits is sent, what is missing is read, and a token that nobody
  // could check is checked.
  useEffect(() => {
    if (!isReachable || !opened) return
    const { desk, queryClient } = opened
    void desk.sendNow()
    const isMissing = ({ state }: Query) => state.data === undefined
    void queryClient.refetchQueries({ type: 'active', predicate: isMissing })
    void readEverything(queryClient).then(preloadDialogs)
    // Every page is to open without a network, whatever was opened before; a browser may have dropped some.
    void tellWorker({ type: 'KEEP_ADMIN' })
    askAgain()
  }, [isReachable, opened])
  // A form is no page of its own, before which its route would ask.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
        if (formOf(toLocation) && formOf(toLocation) !== formOf(fromLocation)) askAgain()
      }),
    [router],
  )

  if (failure) throw failure
  if (!opened) return waiting
  return (
    <QueryClientProvider client={opened.queryClient}>
      <DeskContext value={opened.desk}>{children}</DeskContext>
    </QueryClientProvider>
  )
}
