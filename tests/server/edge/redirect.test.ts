/** Whoever comes without TLS is led to the site itself, wherever they said that they were going. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findNginx, startNginx } from '../../setup/nginx.mjs'
import { freePort } from '../../setup/serverProcess.ts'
import { rawRequest } from '../rawRequest.ts'

test.skipIf(!findNginx())('nginx leads from 80 to 443 at the public origin', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'school-redirect-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const plain = await freePort()
  const template = await readFile('server/deploy/redirect.conf.template', 'utf8')
  const more = template
    .replaceAll(`\${LISTEN_PLAIN}`, `127.0.0.1:${plain}`)
    .replaceAll(`\${PUBLIC_ORIGIN}`, 'https://school.example')
  const site = { port: await freePort(), sites: [await freePort()], dataDir: folder }
  const nginx = await startNginx({ ...site, edgeDir: folder, more })
  onTestFinished(() => nginx.stop())
  const { status, headers } = await rawRequest(`http://127.0.0.1:${plain}//evil.example/a?b=c`, {
    headers: { Host: 'evil.example' },
  })
  expect([status, headers.get('Location')]).toEqual([
    308,
    'https://school.example//evil.example/a?b=c',
  ])
})
