/**
 * A device with one of the three browser engines that visitors have, and one window: all that the walk
 * through the site needs of any of them, and nothing that only one can do.
 */

/** CSS pixels. */
export interface Size {
  width: number
  height: number
}

export const PHONE: Size = { width: 390, height: 844 }
export const DESK: Size = { width: 1280, height: 800 }

/** Keys that write nothing. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Home' | 'End' | 'ArrowRight'

export interface Device {
  /** Loads an address; resolves when it has loaded, for a visitor who looks when it is asked for. */
  goto: (url: string) => Promise<void>
  /** Does that in the page. What it is given, and what it answers, must be JSON. */
  evaluate: <A extends unknown[], T>(
    work: (...given: A) => T | Promise<T>,
    ...given: A
  ) => Promise<T>
  /** A mouse's button goes down and up at that place of the window. */
  clickAt: (x: number, y: number) => Promise<void>
  /** A mouse goes to that place of the window, and rests there. */
  moveTo: (x: number, y: number) => Promise<void>
  /** A finger comes and goes at that place; in WebKit a mouse, because its driver has no finger. */
  tapAt: (x: number, y: number) => Promise<void>
  /** Keys that write that, for whatever has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Chooses all that stands in what has the focus. */
  selectAll: () => Promise<void>
  /** Gives a file of this machine to the first such `input`. */
  setFile: (selector: string, path: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  /** PNG of what the window shows. */
  picture: () => Promise<Buffer>
  /** Closes the browser and opens it again with what it has kept; see `limits` for WebKit. */
  restart: () => Promise<void>
  /** Errors and warnings of all pages so far, as the engine words them. */
  complaints: string[]
  close: () => Promise<void>
}

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

export type Visitor =
  /** Wants nothing to move, and takes a page when it has loaded. */
  | 'calm'
  /** Has a mouse, lets things move, and looks at a page from its first paint on. */
  | 'eager'

export interface Engine {
  name: EngineName
  /** Starts it with an empty profile. */
  start: (visitor: Visitor) => Promise<Device>
}
