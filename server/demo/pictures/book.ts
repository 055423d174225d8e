// The book of drawings: all shared drawings and scenes by name, and the words drawn by code.

import { path } from '#server/drawing/svg.ts'
import { type Book, drawLine, type Verb } from './language/draw.ts'
import { parseDrawings } from './language/parse.ts'
import { words } from './lettering.ts'
import { markShapes } from './mark.ts'
import { covers } from './scenes/covers.ts'
import { scenes } from './scenes/scenes.ts'
import { clothes } from './shared/clothes.ts'
import { faces } from './shared/faces.ts'
import { hair } from './shared/hair.ts'
import { people } from './shared/people.ts'
import { room } from './shared/room.ts'
import { scenery } from './shared/scenery.ts'
import { sets } from './shared/sets.ts'
import { things } from './shared/things.ts'
import { town } from './shared/town.ts'
import { floorVerbs } from './verbs/floor.ts'
import { personVerbs } from './verbs/person.ts'
import { tileVerbs } from './verbs/tile.ts'
import { townVerbs } from './verbs/town.ts'

/** `words x y size fill text`, from x on; a `title` has its middle there. */
const written =
  (anchor: 'start' | 'middle'): Verb =>
  ({ text, number, colour }) =>
    words(text(4), number(0), number(1), number(2), colour(3), anchor)

const shared = [sets, scenery, room, town, things, covers, people, faces, hair, clothes]

const book: Book = {
  drawings: parseDrawings([...shared, ...Object.values(scenes).map(({ text }) => text)].join('\n')),
  verbs: {
    ...tileVerbs,
    ...floorVerbs,
    ...townVerbs,
    ...personVerbs,
    words: written('start'),
    title: written('middle'),
    markShapes: call => path(markShapes, call.colour(0)),
  },
}

/** Draws one line of the book's language, for instance `plant 100,400,1.5 white`. */
export const draw = (line: string): string => drawLine(book, line)
