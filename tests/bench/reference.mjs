/**
 * The page that ours is measured against: the same text, pictures and styles as one static file
 * without a line of script. Nothing that shows the same can be faster by much, so the ratio says what our way of making pages costs a visitor.
 * @param {string} html what the server sends for the page
 */
export function referenceOf(html) {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|canonical)"[^>]*>/g, '')
}
