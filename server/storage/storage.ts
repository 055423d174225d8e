/** A file as it lies there. */
export interface StoredFile {
  name: string
  /** When it was put there. */
  stored_at: Date
}

/** Where files are kept under their content names. */
export interface Storage {
  /** Keeps a file whole or not at all; a name that is there already has the same content. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** A file's bytes, or nothing where there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>
  /** All that is kept, in no particular order. */
  list(): Promise<StoredFile[]>
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>
}
