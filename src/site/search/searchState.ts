import { proxy, useSnapshot } from 'valtio'

const searchState = proxy({ isOpen: false })

/** Asks for the search, whose code is fetched then. */
export function openSearch(): void {
  searchState.isOpen = true
}

/** Puts the search away. */
export function closeSearch(): void {
  searchState.isOpen = false
}

/** Whether the search is asked for; its code may still be on its way. */
export const useIsSearchOpen = (): boolean => useSnapshot(searchState).isOpen
