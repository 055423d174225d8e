// `npm test [-- files or options of vitest]`: make everything ready, then run the tests.
import '../../server/cli/nodeVersion.mjs'
import { spawn } from 'node:child_process'
import { prepare } from '../../server/cli/prepare.mjs'
import { provideEngines } from './engines/findEngines.mjs'
import { provideBrowser, provideShell } from './findBrowser.mjs'
import { memoryFolder } from './memoryFolder.mjs'
import { findMongod } from './mongod.mjs'
import { provideNginx } from './nginx.mjs'

try {
  await prepare()
  const mongod = findMongod()
  const env = {
    ...process.env,
    // What is uploaded and saved has Chinese names, which a browser reads and writes by its locale alone.
    LC_ALL: 'C.UTF-8',
    CHROME_PATH: provideBrowser(),
    CHROME_SHELL_PATH: provideShell() ?? '',
  }
  if (!provideNginx()) console.log('No nginx on this machine: its tests are left out.')
  for (const name of provideEngines())
    console.log(`No ${name} on this machine: its tests are left out.`)
  const folder = memoryFolder()
  if (folder) env.TMPDIR = folder
  if (mongod) env.MONGOMS_SYSTEM_BINARY = mongod
  else console.log('No mongod on this machine: its tests run on the embedded database alone.')
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]
  const vitest = spawn(process.execPath, args, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vitest.kill(signal))
  vitest.on('close', code => process.exit(code ?? 1))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
