import type { WaitingFiles } from '#editing/outbox/waitingFiles.ts'

/**
 * The addresses under which pictures that wait on this device are shown, each made once: the browser holds a picture in
 * memory for as long as it has one.
 */
export function createWaitingAddresses(files: Pick<WaitingFiles, 'read'>) {
  const made = new Map<string, Promise<string>>()
  return {
    /** The address of one by the name that it waits under. @throws Failure where it is not there any more */
    of(name: string): Promise<string> {
      const known = made.get(name)
      if (known) return known
      const address = files.read(name).then(URL.createObjectURL)
      made.set(name, address)
      // It may only have taken too long.
      address.catch(() => made.delete(name))
      return address
    },
    /** Gives all of them back, once nothing shows them any more. */
    end(): void {
      for (const address of made.values()) address.then(URL.revokeObjectURL, () => undefined)
      made.clear()
    },
  }
}

export type WaitingAddresses = ReturnType<typeof createWaitingAddresses>
