/** The one document that a worker answers every page with. */
import { expect, test } from 'vitest'
import { isShellOf } from '../../../sw/shell.ts'

const files = new Set(['/shell', '/assets/react-a.js', '/assets/entry-client-b.js'])
const shell = (...scripts: string[]) =>
  `<!DOCTYPE html><html><head><script>begin(${JSON.stringify(scripts)})</script></head></html>`

test('is kept where all its scripts are', () => {
  expect(isShellOf(shell('/assets/react-a.js', '/assets/entry-client-b.js'), files)).toBe(true)
})

test.each([
  ['of a version before or after', shell('/assets/react-a.js', '/assets/entry-client-c.js')],
  ["of a hotel's line", '<!doctype html><title>Free WiFi</title>'],
  ['of a proxy that is being mended', '<h1>Back soon</h1><script src="/other.js"></script>'],
])('is not taken %s', (_, document) => {
  expect(isShellOf(document, files)).toBe(false)
})
