/** Builds the rich text of the demo school from plain sentences; texts may hold inline tags. */

const wrapped = (tag: string, items: readonly string[]) =>
  items.map(item => `<${tag}>${item}</${tag}>`).join('')

/** Joins blocks into one rich text. */
export const richText = (...blocks: string[]) => blocks.join('')

export const title = (text: string) => `<h2>${text}</h2>`

export const heading = (text: string) => `<h3>${text}</h3>`

export const paragraphs = (...texts: string[]) => wrapped('p', texts)

export const bullets = (...items: string[]) => `<ul>${wrapped('li', items)}</ul>`

export const numbered = (...items: string[]) => `<ol>${wrapped('li', items)}</ol>`

export const quote = (text: string) => `<blockquote>${text}</blockquote>`

export const link = (href: string, text: string) => `<a href="${href}">${text}</a>`

/** A table with one head row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map(row => `<tr>${wrapped('td', row)}</tr>`).join('')
  return `<table><thead><tr>${wrapped('th', head)}</tr></thead><tbody>${body}</tbody></table>`
}
