/** Puts another style sheet on the page, that comes with the code it is for. */
export function adoptStyle(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
