/**
 * What tells one shell from another: a phone that has it asks for none of the same revision. The shell names the
 * scripts and holds the style, whose names change with them; but its inline scripts and its policy stand in no
 * file of the client's, and one that is mended must come to those who were here before.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whatever writes the document and what is sent with it; from the project's folder. */
export const SHELL_SOURCES: readonly string[] = [
  'src/entry-server.tsx',
  'src/hydration',
  'src/site/layout/firstPaint.ts',
  'server/http/contentSecurity.ts',
  'server/http/page.ts',
  'server/http/pageStyles.ts',
  'server/http/securityHeaders.ts',
]

const filesAt = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap(name => filesAt(join(path, name)))

/** @param names of the client's files, each with a hash of its content */
export function shellRevision(names: readonly string[], sources = SHELL_SOURCES): string {
  const hash = createHash('sha256').update(names.toSorted().join())
  for (const file of sources.flatMap(filesAt)) hash.update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
