import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages on Debian, for root; whether it could be tried. */
export function installPackages(...names) {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  if (!isDebian || process.getuid?.() !== 0) return false
  console.log(`Installing ${names.join(' and ')} …`)
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...names)
  return true
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
