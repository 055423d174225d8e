// Draws the demo school's pictures and documents into the folder named on the command line.
import { drawContent } from '../../dist/server/draw.js'

await drawContent(process.argv[2])
