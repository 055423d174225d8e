import { useQuery } from '@tanstack/react-query'
import { sessions } from '#data/historyQueries.ts'
import { signedInAs } from '#data/session.ts'

const FRESH_MS = 60_000

/**
 * Whether whoever works here may do what only administrators may. The server decides it anew with each
 * call; this is so that nobody is offered what would be refused.
 */
export const useIsAdministrator = (): boolean => useRole().isAdministrator

/** The same, and whether it is known at all. */
export function useRole() {
  // The menu is drawn once more while one signs out; then nobody is left to ask for.
  const enabled = signedInAs() !== null
  const { data, error } = useQuery({ ...sessions, staleTime: FRESH_MS, enabled })
  const role = data?.find(session => session.is_current)?.role
  return { isAdministrator: role === 'administrator', isKnown: role !== undefined, error }
}
