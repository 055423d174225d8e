import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react'

const Hydrated = createContext(false)

interface HydrationProps {
  /** What is within was not sent by the server: it begins as a living page. */
  isShell: boolean
  children: ReactNode
}

/**
 * Around all that is hydrated. What differs between the page that was sent and the living one is drawn in a
 * transition, in pieces with room for a visitor between them; told by a store that differs
 * (`useSyncExternalStore`), as the router's own hook does, React draws it at once, with all that
 * depends on it: a quarter of a second of a phone, for a long list.
 */
export function Hydration({ isShell, children }: HydrationProps) {
  const [isHydrated, setIsHydrated] = useState(isShell)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** Whether the page has come alive; `false` on the server, and where the browser begins with the server's page. */
export const useHydrated = (): boolean => useContext(Hydrated)
