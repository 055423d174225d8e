import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The same engine without a window's surroundings: it opens a page for half of the work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const installed = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'].flatMap(folder =>
    commands.map(command => join(folder, command)),
  ),
  darwin: ['', process.env.HOME ?? ''].flatMap(home => [
    `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
  ]),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(name =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
}

/**
 * The path of a Chrome or Chromium; on Debian, for root, it installs one where there is none.
 * Throws with one line that says what to install.
 */
export function provideBrowser() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named))
    throw new Error(`CHROME_PATH must be a file, and ${named} is not`)
  const browser = named ?? findBrowser() ?? installBrowser()
  if (browser) return browser
  throw new Error('The tests need Google Chrome or Chromium: install it, or set CHROME_PATH to it.')
}

/**
 * The path of a headless shell, which `CHROME_SHELL_PATH` may name; on Debian, for root, it installs one
 * where there is none. Nothing elsewhere: what it would do, the browser does.
 */
export const provideShell = () =>
  process.env.CHROME_SHELL_PATH ??
  findShell() ??
  (installPackages(shells[0]) ? findShell() : undefined)

const onPath = names =>
  (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)))

const findShell = () => onPath(shells).find(path => existsSync(path))

const findBrowser = () =>
  [...onPath(commands), ...(installed[process.platform] ?? [])].find(path => existsSync(path))

function installBrowser() {
  return installPackages('chromium', 'fonts-noto-cjk') ? findBrowser() : undefined
}
