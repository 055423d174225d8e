import { useHydrated } from '#ui/Hydrated.tsx'

/** That nothing is there. The address is said only by the browser: the server sends one page for all. */
export function useUnknownAddress(): string {
  const words = '404 Not Found: No route matches URL'
  return useHydrated() ? `${words} "${decoded(location.pathname)}"` : words
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
