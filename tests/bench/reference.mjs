/**
 * The page that ours is measured against: the same text, pictures and styles as one static file
 * without a line of script, with its style sheet inline. Nothing that shows the same can be faster by
 * much, so the ratio says what our way of making pages costs a visitor.
 * @param {string} html what the server sends for the page
 * @param {string} css the site's style sheet
 */
export function referenceOf(html, css) {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(modulepreload|stylesheet|canonical)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${css}</style></head>`)
}

/** The address of the page's style sheet. */
export function styleSheetOf(html) {
  const link = /<link\b[^>]*\brel="stylesheet"[^>]*>/.exec(html)?.[0] ?? ''
  const href = /href="([^"]+)"/.exec(link)?.[1]
  if (!href) throw new Error('the page has no style sheet')
  return href
}
