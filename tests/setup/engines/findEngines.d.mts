import type { WebKitParts } from './webKitProcesses.ts'

/** The path of a Firefox, or nothing. */
export function findFirefox(): string | undefined

/** GTK's WebKit: its driver, its browser and a screen for it; nothing where one of them is missing. */
export function findWebKit(): WebKitParts | undefined

/** On Debian, for root, installs those that are missing; the names of those that are missing still. */
export function provideEngines(): string[]
