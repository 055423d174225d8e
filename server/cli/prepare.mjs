/**
 * Makes ready what is missing or stale: the installed packages and the build. What must always hold:
 * an output and the fingerprint of what it was made from appear together, in one rename, so whatever
 * interrupts a build, the next one sees either the old output or the new one, never a half.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runNode } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'

const PANDA = 'node_modules/@pandacss/dev/bin.js'
const VITE = 'node_modules/vite/bin/vite.js'
const STAMP = '.made-from'

const tools = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'panda.config.ts',
  'server/build',
]
/** The demo school; its texts are measured by the contract. */
const demo = [
  'server/demo',
  'server/drawing',
  'server/share',
  'server/storage',
  'src/contract',
  'src/theme/tiles',
]

/** What does not need each other is made at the same time. `args` is what Node runs to fill the folder. */
const stages = [
  [
    {
      name: 'pages',
      output: 'dist/client',
      inputs: ['src', 'sw', '.github', ...tools],
      args: viteBuild(),
    },
    {
      name: 'server',
      output: 'dist/server',
      inputs: ['src', 'server', ...tools],
      args: viteBuild('--ssr'),
    },
  ],
  [
    {
      name: 'the demo school',
      output: 'dist/content',
      inputs: [...demo, 'package-lock.json'],
      args: folder => ['server/cli/draw.mjs', folder],
    },
  ],
]

/** Installs and builds what is not up to date; says on one line each what takes a while. */
export async function prepare() {
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
  await withLock('dist/.lock', async () => {
    install()
    await generateStyles()
    for (const builds of stages) await Promise.all(builds.map(make))
  })
}

/** The packages, exactly as the lock file names them. */
export function install() {
  const wanted = fingerprint(['package-lock.json'])
  if (isMadeFrom('node_modules', wanted)) return
  console.log('Installing packages …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('npm ci failed')
  writeFileSync(`node_modules/${STAMP}`, wanted)
}

/** Panda's functions and types, which sources and compiler look up in the source tree itself. */
export async function generateStyles() {
  const output = 'src/theme/generated'
  const configs = ['panda.config.ts', 'src/admin/style/panda.config.ts']
  const wanted = fingerprint([...configs, 'src/theme', 'src/admin/style', 'package-lock.json'])
  if (isMadeFrom(output, wanted)) return
  rmSync(`${output}/${STAMP}`, { force: true })
  await Promise.all(configs.map(config => runNode([PANDA, 'codegen', '--config', config])))
  writeFileSync(`${output}/${STAMP}`, wanted)
}

async function make({ name, output, inputs, args }) {
  const wanted = fingerprint(inputs)
  if (isMadeFrom(output, wanted)) return
  console.log(`Building ${name} …`)
  const fresh = `${output}.new`
  const former = `${output}.old`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  await runNode(args(fresh), { NODE_ENV: 'production' })
  writeFileSync(`${fresh}/${STAMP}`, wanted)
  rmSync(former, { recursive: true, force: true })
  if (existsSync(output)) renameSync(output, former)
  renameSync(fresh, output)
  rmSync(former, { recursive: true, force: true })
}

function viteBuild(...options) {
  return folder => [VITE, 'build', '--outDir', folder, '--logLevel', 'warn', ...options]
}

function isMadeFrom(output, wanted) {
  try {
    return readFileSync(`${output}/${STAMP}`, 'utf8') === wanted
  } catch {
    return false
  }
}
