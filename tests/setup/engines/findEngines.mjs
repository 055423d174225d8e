/** The browser engines on this machine besides Chromium. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from '../debian.mjs'

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(path => existsSync(path))

/** See findEngines.d.mts. */
export const findFirefox = () => onPath('firefox-esr') ?? onPath('firefox')

/** See findEngines.d.mts. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  // Debian keeps it among the libraries of each architecture.
  const folders = ['/usr/libexec', '/usr/lib', ...under('/usr/lib')].flatMap(folder =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(name => join(folder, name)),
  )
  const browser = folders.map(folder => join(folder, 'MiniBrowser')).find(path => existsSync(path))
  return driver && screen && browser
    ? { driver, screen, browser, before: withoutRealTime() }
    : undefined
}

/** Root may take rights away from what it starts, mostly; others have not got that one. */
function withoutRealTime() {
  const command = [onPath('setpriv') ?? 'setpriv', '--bounding-set=-sys_nice']
  return spawnSync(command[0], [...command.slice(1), 'true']).status === 0 ? command : []
}

function under(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.includes('-linux-'))
    .map(entry => join(folder, entry.name))
}

/** See findEngines.d.mts. */
export function provideEngines() {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]
  if (missing.length > 0) installPackages(...missing)
  return [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])]
}
