// Draws the demo school's pictures and documents into the folder named on the command line.
import { buildContent } from '../../dist/server/content.js'

await buildContent(process.argv[2])
