/** When a phone that was here before asks for the shell again. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SHELL_SOURCES, shellRevision } from '#server/build/shellRevision.ts'

test('where a file of the client is another, or what writes the document', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-shell-'))
  const script = join(folder, 'begin.ts')
  writeFileSync(script, 'begin()')
  const first = shellRevision(['site-a.js', 'react-b.js'], [folder])
  expect(shellRevision(['react-b.js', 'site-a.js'], [folder])).toBe(first)
  expect(shellRevision(['react-b.js', 'site-c.js'], [folder])).not.toBe(first)
  writeFileSync(script, 'begin(1)')
  expect(shellRevision(['site-a.js', 'react-b.js'], [folder])).not.toBe(first)
})

test('every script that stands within the document is among what writes it', () => {
  const renderer = readFileSync('src/entry-server.tsx', 'utf8')
  const inline = [...renderer.matchAll(/import \{ \w+Script \} from '#(.+)'/g)]
  expect(inline.length).toBeGreaterThan(3)
  for (const [, path = ''] of inline)
    expect(
      SHELL_SOURCES.some(source => `src/${path}`.startsWith(source)),
      path,
    ).toBe(true)
})
