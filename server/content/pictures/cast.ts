// The people who appear again and again: working adults and staff of the demo school.
import { blue, clay, gold, green, hair, red, sand, skin, stone } from './palette'
import type { Look } from './person'

export const cast = {
  mei: { skin: skin.light, hair: hair.black, cut: 'bob', top: green[700], legs: stone[800] },
  wai: {
    skin: skin.warm,
    hair: hair.black,
    cut: 'parted',
    top: blue[700],
    legs: '#4a4436',
    wear: 'jacket',
  },
  ana: { skin: skin.tan, hair: hair.chestnut, cut: 'long', top: clay[500], legs: blue[900] },
  lok: { skin: skin.light, hair: hair.brown, cut: 'short', top: gold[400], legs: '#3a4a5c' },
  fong: {
    skin: skin.fair,
    hair: hair.grey,
    cut: 'bun',
    top: red[400],
    legs: stone[800],
    glasses: true,
  },
  rui: { skin: skin.deep, hair: hair.black, cut: 'curly', top: sand[300], legs: green[900] },
  ho: {
    skin: skin.warm,
    hair: hair.silver,
    cut: 'bald',
    top: blue[500],
    legs: '#4a4436',
    glasses: true,
  },
  yan: { skin: skin.fair, hair: hair.brown, cut: 'tail', top: blue[300], legs: blue[900] },
  sam: {
    skin: skin.light,
    hair: hair.black,
    cut: 'short',
    top: green[500],
    legs: '#3b3f46',
    glasses: true,
  },
  lin: {
    skin: skin.warm,
    hair: hair.black,
    cut: 'long',
    top: '#fbfcfa',
    legs: green[800],
    wear: 'jacket',
  },
} as const satisfies Record<string, Look>

/** The same person in other clothes. */
export const dressed = (look: Look, change: Partial<Look>): Look => ({ ...look, ...change })
