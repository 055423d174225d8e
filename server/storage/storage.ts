/** Where files are kept under their content names. */
export interface Storage {
  /** Keeps a file whole or not at all; a name that is there already has the same content. */
  put(name: string, bytes: Uint8Array): Promise<void>
}
