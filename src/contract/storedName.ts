/** What files are called in storage: after their content, and copies of a picture after the picture. */
const STEM = '[0-9a-f]{32}'
const NAME = `${STEM}(?:-\\d+|-card)?\\.[a-z0-9]+`

const wholeName = new RegExp(`^${NAME}$`)

export const isStoredName = (name: string): boolean => wholeName.test(name)

/** Every stored name that a text mentions. */
export const storedNamesIn = (text: string): string[] => text.match(new RegExp(NAME, 'g')) ?? []

/** What a file and its copies have in common, of every stored name that a text mentions. */
export const stemsIn = (text: string): string[] => text.match(new RegExp(STEM, 'g')) ?? []
