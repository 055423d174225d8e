/** An nginx in front of the site, with the configuration of server/deploy. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { installPackages } from './debian.mjs'

const DEPLOY = resolve('server/deploy')
const START_MS = 10_000

/** The nginx on the PATH, or nothing. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map(folder => join(folder, 'nginx')).find(path => existsSync(path))
}

/** On Debian, for root, one is installed where there is none. */
export const provideNginx = () =>
  findNginx() ?? (installPackages('nginx-light') ? findNginx() : undefined)

/** The template with its words filled in; throws for one that is not given. */
const filled = (template, words) =>
  template.replace(/^#.*$/gm, '').replace(/\$\{(\w+)\}/g, (_, name) => {
    if (words[name] === undefined) throw new Error(`${name} must be given`)
    return words[name]
  })

/**
 * See nginx.d.mts.
 */
export async function startNginx({
  port,
  sites,
  dataDir,
  edgeDir,
  clientDir = 'dist/client',
  more = '',
}) {
  const folder = mkdtempSync(join(tmpdir(), 'school-nginx-'))
  for (const name of ['logs', 'body', 'proxy']) mkdirSync(join(folder, name))
  const site = filled(readFileSync(join(DEPLOY, 'site.conf.template'), 'utf8'), {
    SITE_SERVERS: sites.map(each => `server 127.0.0.1:${each};`).join(' '),
    CLIENT_DIR: resolve(clientDir),
    DATA_DIR: resolve(dataDir),
    EDGE_DIR: resolve(edgeDir),
    CONF_DIR: DEPLOY,
    LOG_DIR: join(folder, 'logs'),
    LISTEN: `127.0.0.1:${port}`,
  })
  writeFileSync(join(folder, 'site.conf'), `${site}\n${more}`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/proxy; uwsgi_temp_path ${folder}/proxy; scgi_temp_path ${folder}/proxy;
      include ${folder}/site.conf;
    }`,
  )
  const args = [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'logs/error.log'),
  ]
  const nginx = spawn(findNginx(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  nginx.stderr.setEncoding('utf8').on('data', text => {
    said += text
  })
  const ended = once(nginx, 'close')
  const origin = `http://127.0.0.1:${port}`
  const end = Date.now() + START_MS
  for (;;) {
    const answers = await fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    )
    if (answers) break
    if (nginx.exitCode !== null || Date.now() > end) throw new Error(`nginx did not start: ${said}`)
    await setTimeout(20)
  }
  return {
    origin,
    pid: nginx.pid,
    errors: () => readFileSync(join(folder, 'logs/error.log'), 'utf8'),
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
