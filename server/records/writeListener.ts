import type { StoredRecord } from '#contract/record.ts'

/** Learns of what is written, for whoever keeps what it has read. */
export interface WriteListener {
  /** A record as it was written; one that is not live was deleted. */
  onWrite(name: string, record: StoredRecord, isLive: boolean): void
  /** A write of which nobody knows whether it happened. */
  invalidate(name: string): void
}
