const SCRIPT = /\/assets\/[\w.-]+\.js/g

/**
 * Whether a document is the shell of a version: it names scripts, and all of them are among the files that are
 * kept with it. That of another version, from a server that is not renewed yet or was put back, would open no
 * page without a network; nor would the page of somebody else in between, which is a document as well.
 * @param files paths
 */
export function isShellOf(document: string, files: ReadonlySet<string>): boolean {
  const named = document.match(SCRIPT) ?? []
  return named.length > 0 && named.every(name => files.has(name))
}
