import { keepChoice, keptChoice } from '#data/deviceChoice.ts'

const STORED_AS = 'search-by-slash'

/** Whether `/` opens the search on this device. */
export const isSlashOn = (): boolean => keptChoice(STORED_AS) !== false

/**
 * Remembers whether `/` opens the search. A key alone, without Ctrl or Cmd, has to be one that can be
 * turned off: who speaks to the device, or slips, presses it without meaning to (WCAG 2.1.4).
 */
export function setSlashOn(isOn: boolean): void {
  keepChoice(STORED_AS, isOn ? undefined : false)
}
