import { proxy, useSnapshot } from 'valtio'

const KEY = 'tourOffered'

const state = proxy({ isOpen: false, isOffered: !wasOffered() })

function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Whether the tour is on, and whether it is still to be offered on this device. */
export const useTourState = () => useSnapshot(state)

/** Offers it no more on this device. */
export function declineTour(): void {
  state.isOffered = false
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // It is offered again with the next start.
  }
}

export function startTour(): void {
  declineTour()
  state.isOpen = true
}

export function endTour(): void {
  state.isOpen = false
}
