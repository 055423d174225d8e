import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a command that is built is run as it is: beside a site nothing is installed or built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-tool-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('server/cli', join(folder, 'server/cli'), { recursive: true })
  mkdirSync(join(folder, 'dist/server'), { recursive: true })
  const built = 'console.log(process.cwd(), process.argv.slice(2).join())'
  writeFileSync(join(folder, 'dist/server/backup.js'), built)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const before = readdirSync(folder, { recursive: true })
  const args = [join(folder, 'server/cli/tool.mjs'), 'backup', 'make', 'a.tar.gz']
  const said = execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' })
  expect(said).toBe(`${folder} make,a.tar.gz\n`)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})
