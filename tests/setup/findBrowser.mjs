import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

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

function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => commands.map(command => join(folder, command)))
  return [...onPath, ...(installed[process.platform] ?? [])].find(path => existsSync(path))
}

function installBrowser() {
  return installPackages('chromium', 'fonts-noto-cjk') ? findBrowser() : undefined
}
