/**
 * The beginning of a text, of `most` characters at the most; those that take two places in a script are not cut in
 * half, of which a browser and a server would make something else each.
 */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}$/u, '')
