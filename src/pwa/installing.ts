/** The site as an application on this device: whether it can be installed, and how. */
import { proxy, useSnapshot } from 'valtio'

/** Chromium's event before its own prompt; not in TypeScript's library. Source: web.dev, Installation prompt. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

const installing = proxy({ isOffered: false })
let offered: InstallPrompt | undefined

/** From now on, whether the browser offers to install is known. It offers only once, and early. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offered = event as InstallPrompt
    installing.isOffered = true
  })
  addEventListener('appinstalled', () => {
    installing.isOffered = false
  })
}

/** Shows the browser's own question; it may be asked once. */
export async function install(): Promise<void> {
  installing.isOffered = false
  await offered?.prompt()
}

/** As it is now; the component renders again when that changes. */
export function useInstalling() {
  return useSnapshot(installing)
}
