/**
 * The first characters of a text, `most` of them. One that takes two places in a script, such as an emoji, is not
 * cut in half, of which a browser and a server would make something else each.
 */
export const truncate = (text: string, most: number): string =>
  // Each takes two places at most: of what may be megabytes not all is looked at.
  [...text.slice(0, 2 * most)].slice(0, most).join('')
