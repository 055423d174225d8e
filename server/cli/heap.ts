/**
 * How the heap of this process grows. Left alone, V8 lets garbage gather until there is several times what
 * is held: whoever sends many requests at once would make the process larger by hundreds of megabytes.
 */
import { setFlagsFromString } from 'node:v8'

/** Collected again when the heap is larger by this than what was held after the last time; per cent. */
const GROWTH_PERCENT = 20

/** Keeps memory in proportion to what is held. Called before anything else is done. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
