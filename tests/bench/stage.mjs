/** What every bench of the built server begins and ends with. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../../server/cli/prepare.mjs'

/**
 * Makes the build ready, and a folder. `run` does the work; then everything in `stops` is stopped, the
 * last first, and the folder is gone.
 */
export async function setStage() {
  await prepare()
  const folder = await mkdtemp(join(tmpdir(), 'school-website-bench-'))
  const stops = [() => rm(folder, { recursive: true, force: true })]
  const run = async work => {
    try {
      await work()
    } finally {
      for (const stop of stops.reverse()) await stop()
    }
  }
  return { folder, stops, run }
}

/** The middle one. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** For autocannon, which left alone makes a text of every body: that takes longer than a server does. */
export function setupClient(client) {
  client.pipelinedRequests.addBody = () => undefined
}
