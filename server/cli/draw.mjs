// Draws the demo school's pictures and documents and packs its texts into the folder named on the command line.
import { buildContent } from '../../dist/server/content.js'

await buildContent(process.argv[2])
