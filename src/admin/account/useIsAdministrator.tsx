import { useQuery } from '@tanstack/react-query'
import { sessions } from '#data/keptQueries'
import { signedInAs } from '#data/session'

const FRESH_MS = 60_000

/**
 * Whether whoever works here may do what only administrators may. The server decides it anew with each
 * call; this is so that nobody is offered what would be refused.
 */
export function useIsAdministrator(): boolean {
  // The menu is drawn once more while one signs out; then nobody is left to ask for.
  const enabled = signedInAs() !== null
  const { data } = useQuery({ ...sessions, staleTime: FRESH_MS, enabled })
  return data?.find(session => session.is_current)?.role === 'administrator'
}
