/** Runs `work` while no other living process on this machine holds the lock at `path`. */
export function withLock<T>(path: string, work: () => Promise<T>): Promise<T>
