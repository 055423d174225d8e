import { proxy, useSnapshot } from 'valtio'
import { keepChoice, keptChoice } from '#data/deviceChoice.ts'

const KEY = 'tourOffered'

const state = proxy({ isOpen: false, isOffered: keptChoice(KEY) !== true })

/** Whether the tour is on, and whether it is still to be offered on this device. */
export const useTourState = () => useSnapshot(state)

/** Offers it no more on this device. */
export function declineTour(): void {
  state.isOffered = false
  keepChoice(KEY, true)
}

/** Begins the tour, which is then offered no more on this device. */
export function startTour(): void {
  declineTour()
  state.isOpen = true
}

/** Ends the tour, wherever it is. */
export function endTour(): void {
  state.isOpen = false
}
