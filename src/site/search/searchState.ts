import { proxy, useSnapshot } from 'valtio'

const searchState = proxy({ isOpen: false })

export function openSearch(): void {
  searchState.isOpen = true
}

export function closeSearch(): void {
  searchState.isOpen = false
}

/** Whether the search is asked for; its code may still be on its way. */
export const useIsSearchOpen = (): boolean => useSnapshot(searchState).isOpen
