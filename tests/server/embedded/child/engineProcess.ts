import { startEmbedded } from '#server/database/embedded/engine.ts'

/** The engine as a process of its own, to be killed or starved. Says its address to its parent. */
const [folder = ''] = process.argv.slice(2)
const engine = await startEmbedded({ folder })
process.send?.(engine.uri)
// The parent may be gone without a word: nobody would end us then.
process.on('disconnect', () => process.exit())
