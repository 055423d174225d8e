import { useQuery } from '@tanstack/react-query'
import { sessions } from '#data/historyQueries.ts'
import { signedInAs } from '#data/session.ts'

const FRESH_MS = 60_000

/**
 * Whether whoever works here may do what only administrators may, and whether that is known at all. The
 * server decides it anew with each call; this is so that nobody is offered what would be refused.
 */
export function useRole() {
  // The menu is drawn once more while one signs out; then nobody is left to ask for.
  const enabled = signedInAs() !== null
  const { data, error } = useQuery({ ...sessions, staleTime: FRESH_MS, enabled })
  const role = data?.find(session => session.is_current)?.role
  return { isAdministrator: role === 'administrator', isKnown: role !== undefined, error }
}

/** The same, where what is not known yet is not offered. */
export const useIsAdministrator = (): boolean => useRole().isAdministrator
