/** What nginx has to do with TLS. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findNginx, startNginx } from '../../setup/nginx.mjs'
import { freePort } from '../../setup/serverProcess.ts'
import { rawRequest } from '../rawRequest.ts'

const PROOF = '/.well-known/acme-challenge/token'

test.skipIf(!findNginx())(
  'nginx leads from 80 to 443 at the public origin, wherever one said that one was going, and proves that it is the site',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'school-redirect-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const plain = await freePort()
    const template = await readFile('server/deploy/redirect.conf.template', 'utf8')
    const more = template
      .replaceAll(`\${LISTEN_PLAIN}`, `127.0.0.1:${plain}`)
      .replaceAll(`\${PUBLIC_ORIGIN}`, 'https://school.example')
      .replaceAll(`\${ACME_DIR}`, folder)
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
    await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true })
    await writeFile(join(folder, PROOF), 'proof')
    const proof = await rawRequest(`http://127.0.0.1:${plain}${PROOF}`)
    expect([proof.status, proof.text]).toEqual([200, 'proof'])

    // Behind a proxy that ends TLS.
    const [asset] = (await readdir('dist/client/assets')).filter(name => name.endsWith('.js'))
    const strict = async (asked: Record<string, string>) =>
      (await rawRequest(`${nginx.origin}/assets/${asset}`, { headers: asked })).headers.get(
        'Strict-Transport-Security',
      )
    expect(await strict({})).toBeNull()
    expect(await strict({ 'X-Forwarded-Proto': 'https' })).toBe(
      'max-age=31536000; includeSubDomains',
    )
  },
)

test.each(['site', 'redirect'])(
  'the head of %s.conf.template names all that has to be filled in, and has the command for it',
  async name => {
    const template = await readFile(`server/deploy/${name}.conf.template`, 'utf8')
    const wanted = [...new Set(template.match(/\$\{\w+\}/g))].map(word => word.slice(2, -1)).sort()
    const command = /^# +envsubst '([^']+)' < (\S+) >/m.exec(template)
    expect(command?.[1]?.replaceAll('$', '').split(' ').sort()).toEqual(wanted)
    expect(command?.[2]).toBe(`${name}.conf.template`)
    for (const word of wanted)
      expect(template).toMatch(new RegExp(`^#   [A-Z_, ]*\\b${word}\\b`, 'm'))
  },
)
