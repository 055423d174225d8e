/** What files are called in storage: after their content, and copies of a picture after the picture. */
const STEM = '[0-9a-f]{32}'
const ENDING = '(?:-\\d+|-card)?\\.[a-z0-9]+'
const NAME = STEM + ENDING

const wholeName = new RegExp(`^${NAME}$`)

export const isStoredName = (name: string): boolean => wholeName.test(name)

/** Every stored name that a text mentions. */
export const storedNamesIn = (text: string): string[] => text.match(new RegExp(NAME, 'g')) ?? []

/** What a file and its copies have in common, of every stored name that a text mentions. */
export const stemsIn = (text: string): string[] => text.match(new RegExp(STEM, 'g')) ?? []

/** What a file and its copies have in common; a name of another kind has none but itself. */
export const stemOf = (name: string): string => stemsIn(name)[0] ?? name

/** Finds a file in a text, under its own name and those of its copies. */
export const anyCopyOf = (name: string): RegExp => new RegExp(stemOf(name) + ENDING, 'g')
